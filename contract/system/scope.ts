import { z } from 'zod'
import { type Access, crud, family, IdField, Int, rowOf, Text } from '#contract/kit/index.ts'

/** What a role sees of a resource's rows. */
export const DATA_SCOPE = { all: 1, own: 2, unit: 3, unitAndBelow: 4, custom: 5 } as const

const shared = {
  menuId: IdField('菜单', { required: '请选择菜单' }),
  resourceCode: Text('权限编号', { required: '请输入权限编号', max: 100 }),
  scopeName: Text('权限名称', { required: '请输入权限名称', max: 64 }),
  remark: Text('备注'),
}

export const DataScopeForm = z.object({
  ...shared,
  scopeColumn: Text('权限字段', { max: 100 }),
  scopeType: Int('规则类型', {
    required: '请选择规则类型',
    min: 1,
    max: 5,
    dict: 'data_scope_type',
    widget: 'select',
  }),
  scopeField: Text('可见字段', { max: 500 }),
  scopeClass: Text('权限类名', { max: 255 }),
  scopeValue: Text('规则值', { max: 2000 }),
})

export const ApiScopeForm = z.object({
  ...shared,
  scopePath: Text('权限路径', {
    required: '请输入权限路径',
    pattern: /^\/api(\/|$)/,
    message: '权限路径需以/api开头',
  }),
  scopeType: Int('接口类型', {
    required: '请选择接口类型',
    min: 1,
    max: 9,
    dict: 'api_scope_type',
    widget: 'select',
  }),
})

const typed = { scopeTypeName: z.string() }
export const DataScopeRow = rowOf(DataScopeForm, typed)
export type DataScopeRow = z.output<typeof DataScopeRow>
export const ApiScopeRow = rowOf(ApiScopeForm, typed)
export type ApiScopeRow = z.output<typeof ApiScopeRow>

/** One code allows adding, editing and removing the scopes of a menu. */
const scopeCalls = <F extends z.ZodObject, R extends z.ZodObject>(
  noun: string,
  form: F,
  row: R,
  page: `menu:${string}`,
  code: string,
) => {
  const setting: Access = `may:${code}_setting`
  const calls = crud({ noun, form, row, permission: code, menu: page, submit: setting })
  return { ...calls, remove: { ...calls.remove, who: setting } }
}

export const dataScope = family(
  'blade-system/data-scope',
  scopeCalls('数据权限', DataScopeForm, DataScopeRow, 'menu:/authority/datascope', 'data_scope'),
)
export const apiScope = family(
  'blade-system/api-scope',
  scopeCalls('接口权限', ApiScopeForm, ApiScopeRow, 'menu:/authority/apiscope', 'api_scope'),
)
