import { z } from 'zod'
import { crud, family, get, Id, IdField, Ids, Int, post, rowOf, Text, TreeNode } from '#contract/kit/index.ts'
import { ByTenant, Filters, IdArray } from './queries.ts'

export const RoleForm = z.object({
  roleName: Text('角色名称', { required: '请输入角色名称', max: 64 }),
  roleAlias: Text('角色别名', { required: '请输入角色别名', max: 64 }),
  parentId: IdField('上级角色'),
  sort: Int('角色排序', { min: 0 }),
  tenantId: Text('所属租户', { max: 12 }),
})

export const RoleRow = rowOf(RoleForm, { parentName: z.string() })
export type RoleRow = z.output<typeof RoleRow>

export const RoleNode = RoleRow.extend({
  hasChildren: z.boolean().optional(),
  get children() {
    return z.array(RoleNode).optional()
  },
})
export type RoleNode = z.output<typeof RoleNode>

const page = 'menu:/authority/role'
const { detail, submit, remove } = crud({
  noun: '角色',
  form: RoleForm,
  row: RoleRow,
  permission: 'role',
  menu: page,
})

export const role = family('blade-system/role', {
  list: get({ title: '角色树', who: page, input: Filters, reply: z.array(RoleNode) }),
  detail,
  submit,
  remove,
  tree: get({ title: '角色选择树', who: 'login', input: ByTenant, reply: z.array(TreeNode) }),
  'tree-by-id': get({
    title: '同租户角色树',
    who: 'login',
    input: z.object({ roleId: Id }),
    reply: z.array(TreeNode),
  }),
  grant: post({
    title: '角色授权',
    who: 'may:role_edit',
    input: z.object({ roleIds: Ids, menuIds: IdArray, dataScopeIds: IdArray, apiScopeIds: IdArray }),
  }),
})
