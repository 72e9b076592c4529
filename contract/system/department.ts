import { z } from 'zod'
import { crud, family, get, IdField, Int, rowOf, Text, TreeNode } from '#contract/kit/index.ts'
import { ByParent, ByTenant, Filters } from './queries.ts'

export const DeptForm = z.object({
  parentId: IdField('上级机构'),
  deptName: Text('机构名称', { required: '请输入机构名称', max: 64 }),
  fullName: Text('机构全称', { max: 128 }),
  deptCategory: Int('机构类型', { min: 1, max: 9, dict: 'org_category', widget: 'select' }),
  sort: Int('排序', { min: 0 }),
  remark: Text('备注'),
  tenantId: Text('所属租户', { max: 12 }),
})

export const DeptRow = rowOf(DeptForm, {
  parentName: z.string(),
  ancestors: z.string(),
  deptCategoryName: z.string(),
})
export type DeptRow = z.output<typeof DeptRow>

export const DeptNode = DeptRow.extend({
  hasChildren: z.boolean().optional(),
  get children() {
    return z.array(DeptNode).optional()
  },
})
export type DeptNode = z.output<typeof DeptNode>

const page = 'menu:/system/dept'
const { detail, submit, remove } = crud({
  noun: '机构',
  form: DeptForm,
  row: DeptRow,
  permission: 'dept',
  menu: page,
})

export const dept = family('blade-system/dept', {
  list: get({ title: '机构树', who: page, input: Filters, reply: z.array(DeptNode) }),
  'lazy-list': get({ title: '下级机构', who: page, input: ByParent, reply: z.array(DeptNode) }),
  detail,
  submit,
  remove,
  tree: get({ title: '机构选择树', who: 'login', input: ByTenant, reply: z.array(TreeNode) }),
  'lazy-tree': get({
    title: '下级机构选择',
    who: 'login',
    input: ByTenant.extend({ parentId: IdField('上级机构') }),
    reply: z.array(TreeNode),
  }),
})
