import { z } from 'zod'
import { family, get, Mobile, post, Text } from '#contract/kit/index.ts'
import { ACCOUNT, ACCOUNT_MESSAGE } from './user.ts'

export const CAPTCHA_LENGTH = 5
export const SMS_COUNTDOWN_SECONDS = 60

export const SessionDetail = z.object({
  type: z.string(),
  userCategory: z.string(),
  authStatus: z.string(),
  enterpriseName: z.string(),
  shortName: z.string(),
  deptName: z.string(),
  orgCode: z.string(),
  financeId: z.string(),
  financeName: z.string(),
  financeType: z.string(),
  parentRoleCode: z.string(),
  phone: z.string(),
  testCount: z.number().optional(),
})

export const SessionUser = z.object({
  tenant_id: z.string(),
  user_id: z.string(),
  dept_id: z.string(),
  post_id: z.string(),
  role_id: z.string(),
  oauth_id: z.string(),
  account: z.string(),
  user_name: z.string(),
  nick_name: z.string(),
  real_name: z.string(),
  avatar: z.string(),
  phone: z.string(),
  role_name: z.string(),
  client_id: z.string(),
  license: z.string(),
  detail: SessionDetail,
})

export const TokenAnswer = SessionUser.extend({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.string(),
  expires_in: z.number(),
})

export type SessionUser = z.output<typeof SessionUser>
export type TokenAnswer = z.output<typeof TokenAnswer>

const Loose = (max = 255) => z.string().max(max).optional()

const TokenRequest = z.object({
  grant_type: z.string().max(40),
  tenantId: Loose(12),
  username: Loose(),
  password: Loose(64),
  phone: Loose(20),
  source: Loose(40),
  code: Loose(500),
  state: Loose(500),
  redirect_uri: Loose(1000),
  refresh_token: Loose(200),
  scope: Loose(40),
  type: Loose(40),
  userType: Loose(40),
})

const CaptchaCheck = z.object({
  key: Text('验证码标识', { required: '参数错误：key不能为空' }),
  code: Text('验证码', { required: '参数错误：code不能为空', max: 20 }),
})

export const oauth = family('blade-auth/oauth', {
  token: post({
    title: '登录',
    who: 'public',
    bare: true,
    flat: true,
    secret: true,
    writes: false,
    input: TokenRequest,
    reply: TokenAnswer,
    // A whole office may sit behind one address; single accounts are guarded by the lockout.
    limits: [{ by: 'ip', max: 300, seconds: 60 }],
  }),
  captcha: get({
    title: '图形验证码',
    who: 'public',
    bare: true,
    input: z.object({ kind: z.enum(['picture', 'sum']).default('picture').catch('picture') }),
    reply: z.object({
      key: z.string(),
      image: z.string(),
      /** The same challenge in words, for people who cannot see the picture. */
      question: z.string(),
    }),
    limits: [{ by: 'ip', max: 300, seconds: 60 }],
  }),
  logout: get({ title: '退出登录', who: 'public', writes: true }),
  authorize: post({
    title: '签发单点登录授权码',
    who: 'login',
    secret: true,
    input: z.object({
      clientId: Text('应用', { required: '参数错误：clientId不能为空' }),
      redirectUri: Text('回调地址', { required: '参数错误：redirectUri不能为空', max: 1000 }),
      state: Text('状态', { max: 500 }),
    }),
    reply: z.object({ code: z.string(), redirectUri: z.string(), state: z.string() }),
  }),
  'clear-cache': get({ title: '清除缓存', who: 'login' }),
  'user-info': get({ title: '当前用户', who: 'login', reply: SessionUser }),
})

export const captcha = family('blade-auth/captcha', {
  check: get({
    title: '校验图形验证码',
    who: 'public',
    input: CaptchaCheck,
    reply: z.boolean(),
    secret: true,
    limits: [{ by: 'ip', max: 300, seconds: 60 }],
  }),
})

export const RegistrationForm = z
  .object({
    tenantId: Text('租户编号', { required: '请先输入租户编号', max: 12 }),
    name: Text('账号名称', { required: '请先输入账号名称', max: 64 }),
    account: Text('账号', { required: '请先输入账号', max: 64, pattern: ACCOUNT, message: ACCOUNT_MESSAGE }),
    password: Text('密码', { required: '请先输入密码', max: 64, widget: 'password' }),
    password2: Text('确认密码', { max: 64, widget: 'password' }),
    /** The oauth_id of a refused social login; it proves the outside account that is to be bound. */
    oauthId: Text('第三方账号', { max: 64, widget: 'hidden' }),
  })
  .refine(({ password, password2 }) => password2 === undefined || password === password2, {
    message: '两次密码输入不一致',
    path: ['password2'],
  })

export const blade = family('blade-auth', {
  'register-guest': post({
    title: '注册第三方账号',
    who: 'public',
    secret: true,
    input: RegistrationForm,
    alias: ['blade-user/register-guest'],
    limits: [{ by: 'ip', max: 30, seconds: 600 }],
  }),
  'unAuth/selectUserInfo': post({
    title: '查询可登录账号',
    who: 'public',
    writes: false,
    input: z.object({
      account: Text('账号', { max: 64 }),
      phone: Text('手机号', { max: 20 }),
      tenantId: Text('租户编号'),
    }),
    reply: z.array(z.object({ account: z.string(), phone: z.string(), tenantId: z.string() })),
    limits: [{ by: 'ip', max: 30, seconds: 60 }],
  }),
})

export const BindingMobile = Mobile('手机号码不能为空', '手机号码格式不正确')

/** In the demonstration world the code is answered too, and the page shows it. */
export const SmsSent = z.object({ id: z.string(), demoCode: z.string().optional() })

const smsLimits = [
  { by: 'ip', max: 100, seconds: 600 },
  { by: 'field:phone', max: 10, seconds: 3600 },
] as const

export const sms = family('general', {
  sendSmsCode: post({
    title: '发送短信验证码',
    who: 'public',
    writes: false,
    secret: true,
    input: z.object({
      phone: Mobile(),
      captchaCode: Text('验证码', { required: '请输入图形验证码', max: 20 }),
      key: Text('验证码标识', { required: '参数错误：key不能为空' }),
    }),
    reply: SmsSent,
    limits: smsLimits,
  }),
  'smsflowinfo/sendValidate': post({
    title: '发送绑定验证码',
    who: 'public',
    writes: false,
    secret: true,
    input: z.object({
      phone: BindingMobile,
      /** Key and typed characters of the captcha. */
      id: Text('验证码标识', { required: '参数错误：id不能为空' }),
      value: Text('验证码', { required: '请输入验证码', max: 20 }),
    }),
    reply: SmsSent,
    limits: smsLimits,
  }),
  'smsflowinfo/add': post({
    title: '新增短信流水',
    who: 'login',
    input: z.object({
      content: Text('短信内容', { required: '请输入短信内容', max: 500 }),
      phone: Mobile(),
      receipts: Text('接收人', { max: 500 }),
      ids: Text('业务编号', { max: 2000 }),
    }),
    reply: z.object({ id: z.string() }),
    limits: [{ by: 'user', max: 20, seconds: 600 }],
  }),
})
