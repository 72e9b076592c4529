import { z } from 'zod'
import { crud, DateTime, family, get, IdField, Ids, Int, post, rowOf, Text } from '#contract/kit/index.ts'
import { TenantPackageRow } from './tenant-package.ts'

export const TenantForm = z.object({
  tenantName: Text('租户名称', { required: '请输入租户名称', max: 64 }),
  linkman: Text('联系人', { max: 32 }),
  contactNumber: Text('联系电话', { max: 32 }),
  address: Text('联系地址'),
  domainUrl: Text('绑定域名'),
  backgroundUrl: Text('系统背景', { max: 1000 }),
})

export const TenantSettingForm = z.object({
  accountNumber: Int('账号额度', { required: '请输入账号额度', min: -1 }),
  expireTime: DateTime('过期时间'),
})

export const TenantRow = rowOf(TenantForm, {
  ...TenantSettingForm.shape,
  tenantId: z.string(),
  packageId: z.string(),
  datasourceId: z.string(),
  licenseKey: z.string(),
})
export type TenantRow = z.output<typeof TenantRow>

/** The row's id or the tenant's six digits. */
const ByTenantKey = z.object({ tenantId: Text('租户', { required: '请选择租户', max: 19 }) })

const page = 'menu:/system/tenant'
const edit = 'may:tenant_edit'
const calls = crud({ noun: '租户', form: TenantForm, row: TenantRow, permission: 'tenant', menu: page })

export const tenant = family('blade-system/tenant', {
  ...calls,
  page: calls.list,
  select: get({
    title: '租户选项',
    who: 'login',
    reply: z.array(z.object({ id: z.string(), tenantId: z.string(), tenantName: z.string() })),
  }),
  info: get({
    title: '域名对应的租户',
    who: 'public',
    input: z.object({ domain: Text('域名', { required: '参数错误：domain不能为空' }) }),
    reply: z.object({ tenantId: z.string(), domain: z.string() }),
  }),
  setting: post({ title: '租户授权设置', who: edit, input: TenantSettingForm.extend({ ids: Ids }) }),
  datasource: post({
    title: '租户数据源设置',
    who: edit,
    input: ByTenantKey.extend({ datasourceId: IdField('数据源') }),
  }),
  'package-setting': post({
    title: '租户产品包设置',
    who: edit,
    input: ByTenantKey.extend({ packageId: IdField('产品包') }),
  }),
  'package-detail': get({ title: '租户产品包', who: page, input: ByTenantKey, reply: TenantPackageRow }),
})
