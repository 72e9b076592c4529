import { z } from 'zod'
import {
  ById,
  ByIds,
  Day,
  download,
  Flag,
  family,
  get,
  IdField,
  IdList,
  Ids,
  Int,
  ListQuery,
  OptionalId,
  OptionalMobile,
  PageQuery,
  pageOf,
  post,
  rowOf,
  Text,
  upload,
} from '#contract/kit/index.ts'
import { ConfirmPassword, NewPassword, OldPassword } from './password.ts'

export const USER_CATEGORIES = { '': '运维', 1: '政府', 2: '金融机构', 3: '企业' } as const
export const USER_STATES = { 0: '停用', 1: '正常', 2: '待审核' } as const

export const ACCOUNT = /^[\w.@-]{2,64}$/
export const ACCOUNT_MESSAGE = '登录账号由2到64位字母、数字或下划线组成'

const profile = {
  avatar: Text('头像', { max: 500, widget: 'upload' }),
  name: Text('用户昵称', { max: 64 }),
  realName: Text('用户姓名', { max: 64 }),
  phone: OptionalMobile(),
  email: Text('电子邮箱', { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: '请输入正确的电子邮箱' }),
}

export const UserForm = z.object({
  tenantId: Text('所属租户', { max: 12 }),
  account: Text('登录账号', {
    required: '请输入登录账号',
    max: 64,
    pattern: ACCOUNT,
    message: ACCOUNT_MESSAGE,
  }),
  ...profile,
  realName: Text('用户姓名', { required: '请输入用户姓名', max: 64 }),
  userType: Int('用户平台', { min: 0, max: 99, dict: 'user_type', widget: 'select' }),
  userCategory: Text('用户类别', { max: 1, choices: USER_CATEGORIES, widget: 'select' }),
  code: Text('用户编号', { max: 64 }),
  birthday: Day('出生日期'),
  sex: Int('性别', { min: 0, max: 9, dict: 'sex', widget: 'select' }),
  roleId: IdList('所属角色'),
  deptId: IdList('所属部门'),
  postId: IdList('所属岗位'),
  status: Int('状态', { min: 0, max: 2, choices: USER_STATES, widget: 'select' }),
})

export const UserRow = rowOf(UserForm, {
  tenantName: z.string(),
  userTypeName: z.string(),
  sexName: z.string(),
  roleName: z.string(),
  deptName: z.string(),
  postName: z.string(),
  userExt: z.string(),
  statusName: z.string(),
  locked: z.boolean().optional(),
})
export type UserRow = z.output<typeof UserRow>

/** What the page asks for beyond an edit; accounts that come another way may lack role and department. */
export const NewUserForm = UserForm.extend({
  roleId: IdList('所属角色', { required: '请选择所属角色' }),
  deptId: IdList('所属部门', { required: '请选择所属部门' }),
  password: Text('密码', { required: '请输入密码', max: 64, widget: 'password' }),
  password2: Text('确认密码', { required: '请输入确认密码！', max: 64, widget: 'password' }),
}).refine(({ password, password2 }) => password === password2, {
  message: '两次密码输入不一致！',
  path: ['password2'],
})

/** Little of a user, for pickers of everybody who is logged in. */
const UserChoice = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  realName: z.string(),
  deptId: z.string(),
  deptName: z.string(),
})

/** Whatever is left out stays as it is. */
export const UserChange = UserForm.partial().extend({ id: ById.shape.id })
export type UserChange = z.output<typeof UserChange>

const ProfileForm = z.object({ id: OptionalId, ...profile })

const menu = 'menu:/system/user'
const ByUsers = z.object({ userIds: Ids })

export const user = family('blade-user', {
  page: get({ title: '用户分页', who: menu, input: ListQuery, reply: pageOf(UserRow) }),
  list: get({
    title: '部门用户',
    who: 'login',
    input: z.object({ deptId: IdField('部门') }),
    reply: z.array(UserChoice),
  }),
  'user-list': get({ title: '用户列表', who: 'login', reply: z.array(UserChoice) }),
  detail: get({ title: '用户详情', who: menu, input: ById, reply: UserRow }),
  info: get({ title: '本人信息', who: 'login', reply: UserRow }),
  submit: post({
    title: '保存用户',
    who: { add: 'may:user_add', edit: 'may:user_edit' },
    secret: true,
    // Of a new user the use case asks for the whole NewUserForm.
    input: UserForm.extend({
      id: OptionalId,
      password: Text('密码', { max: 64 }),
      password2: Text('确认密码', { max: 64 }),
    }),
  }),
  update: post({ title: '修改用户', who: 'may:user_edit', input: UserChange }),
  remove: post({ title: '删除用户', who: 'may:user_delete', input: ByIds }),
  unlock: post({ title: '解锁用户', who: 'may:user_edit', input: ByUsers }),
  'reset-password': post({ title: '重置密码', who: 'may:user_reset', input: ByUsers }),
  grant: post({ title: '分配角色', who: 'may:user_role', input: ByUsers.extend({ roleIds: IdList('角色') }) }),
  'update-password': post({
    title: '修改密码',
    who: 'login',
    secret: true,
    writes: false,
    input: z.object({ oldPassword: OldPassword, newPassword: NewPassword, newPassword1: ConfirmPassword }),
    limits: [{ by: 'user', max: 10, seconds: 600 }],
  }),
  'update-info': post({ title: '修改本人信息', who: 'login', input: ProfileForm }),
  'platform-detail': get({ title: '用户平台信息', who: menu, input: ById, reply: UserRow }),
  'update-platform': post({
    title: '修改用户平台',
    who: 'may:user_edit',
    input: z.object({
      userId: ById.shape.id,
      userType: Int('用户平台', { required: '请选择用户平台', min: 0, max: 99 }),
      userExt: Text('平台扩展', { max: 2000 }),
    }),
  }),
  extend: get({
    title: '用户扩展信息',
    who: 'login',
    input: z.object({ userId: ById.shape.id }),
    reply: z.object({
      userCategory: z.string(),
      financeType: z.string(),
      financeId: z.string(),
      financeName: z.string(),
      orgCode: z.string(),
      enterpriseName: z.string(),
    }),
  }),
  checkFirstLogin: get({ title: '是否首次登录', who: 'login', reply: z.boolean() }),
  updateFirstLogin: get({ title: '完成首次登录', who: 'login', writes: true }),
  'import-user': upload({
    title: '导入用户',
    who: 'may:user_add',
    input: z.object({ isCovered: Flag('覆盖') }),
    reply: z.object({
      total: z.number(),
      failed: z.number(),
      /** The line's number is the one that the spreadsheet shows. */
      errors: z.array(z.object({ line: z.number(), message: z.string() })),
      message: z.string(),
    }),
  }),
  'export-user': download({ title: '导出用户', who: menu, input: ListQuery }),
  'export-template': download({ title: '用户导入模板', who: menu }),
  'search/user': get({
    title: '搜索用户',
    who: 'login',
    input: PageQuery.extend({ name: Text('姓名'), deptId: IdField('部门') }),
    reply: pageOf(UserChoice),
  }),
})
