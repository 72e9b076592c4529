import { z } from 'zod'
import { crud, Flag, family, Int, rowOf, Text } from '#contract/kit/index.ts'

export const GRANT_TYPES = {
  password: '密码',
  captcha: '验证码',
  sms: '短信',
  social: '第三方',
  authorization_code: '授权码',
  refresh_token: '刷新令牌',
} as const

const grantTypes = {
  test: (list: string) => list.split(',').every((grant) => Object.hasOwn(GRANT_TYPES, grant)),
}

export const ClientForm = z.object({
  clientId: Text('客户端id', { required: '请输入客户端id', max: 64 }),
  clientSecret: Text('客户端密钥', { max: 128, widget: 'password' }),
  authorizedGrantTypes: Text('授权类型', {
    required: '请选择授权类型',
    pattern: grantTypes,
    choices: GRANT_TYPES,
    widget: 'select',
  }),
  scope: Text('授权范围', { max: 64 }),
  accessTokenValidity: Int('令牌秒数', { min: 60 }),
  refreshTokenValidity: Int('刷新秒数', { min: 60 }),
  webServerRedirectUri: Text('回调地址', { max: 1000 }),
  resourceIds: Text('资源集合'),
  authorities: Text('权限'),
  autoapprove: Text('自动授权', { max: 64 }),
  additionalInformation: Text('附加说明', { max: 2000 }),
  signRequired: Flag('请求签名'),
  status: Flag('启用'),
})

export const ClientRow = rowOf(ClientForm)
export type ClientRow = z.output<typeof ClientRow>

export const client = family(
  'blade-system/client',
  crud({ noun: '应用', form: ClientForm, row: ClientRow, permission: 'client', menu: 'menu:/system/client' }),
)
