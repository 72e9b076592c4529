import { z } from 'zod'
import { ById, crud, family, get, Int, ListQuery, pageOf, post, rowOf, Text } from '#contract/kit/index.ts'

/** Keys of the dictionary `sms`. */
export const SANDBOX_SMS = 5

export const SmsConfigForm = z.object({
  category: Int('分类', { required: '请选择分类', min: 1, max: 99, dict: 'sms', widget: 'select' }),
  smsCode: Text('资源编号', { required: '请输入资源编号', max: 64 }),
  endpoint: Text('服务地址', { pattern: /^https?:\/\/[^\s/?#]+(\/[^\s]*)?$/ }),
  templateId: Text('模版ID', { max: 64 }),
  accessKey: Text('accessKey'),
  secretKey: Text('secretKey', { widget: 'password' }),
  regionId: Text('区域', { max: 64 }),
  signName: Text('短信签名', { max: 64 }),
  remark: Text('备注'),
})

export const SmsConfigRow = rowOf(SmsConfigForm, {
  tenantId: z.string(),
  categoryName: z.string(),
  statusName: z.string(),
})

export const SMS_STATES = {
  '00': '待发送',
  '10': '已发送',
  '20': '演示环境留存',
  '30': '仅登记',
  '90': '发送失败',
} as const

/** What was sent, for operators: numbers are masked, and so are the digits of codes. */
export const SmsOutboxRow = z.object({
  id: z.string(),
  phone: z.string(),
  template: z.string(),
  content: z.string(),
  receipts: z.string(),
  status: z.string(),
  statusName: z.string(),
  failure: z.string(),
  attempts: z.number(),
  createTime: z.string(),
  sendTime: z.string(),
})

const PHONES = /^1[3-9]\d{9}(,1[3-9]\d{9}){0,99}$/

const isObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

export const SmsMessageForm = z.object({
  code: Text('资源编号', { max: 64 }),
  phones: Text('手机号码', {
    required: '请输入手机号码',
    pattern: PHONES,
    message: '请输入正确的手机号',
    max: 1200,
    widget: 'area',
  }),
  params: Text('模版参数', {
    pattern: { test: isObject },
    message: '模版参数应为JSON对象',
    max: 2000,
    widget: 'area',
  }),
})

const menu = 'menu:/resource/sms'

export const smsConfig = family('blade-resource/sms', {
  ...crud({ noun: '短信配置', form: SmsConfigForm, row: SmsConfigRow, permission: 'sms', menu }),
  enable: post({ title: '启用短信配置', who: 'may:sms_enable', input: ById }),
  'endpoint/send-message': post({
    title: '发送短信',
    who: 'may:sms_edit',
    secret: true,
    input: SmsMessageForm,
    /** `id` is the first message's, `total` how many were handed over. */
    reply: z.object({ id: z.string(), total: z.number() }),
    limits: [{ by: 'user', max: 30, seconds: 60 }],
  }),
  'outbox/list': get({
    title: '短信发送记录',
    who: 'menu:/resource/smsoutbox',
    input: ListQuery,
    reply: pageOf(SmsOutboxRow),
  }),
})
