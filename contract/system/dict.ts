import { z } from 'zod'
import { crud, Flag, family, get, IdField, Int, ListQuery, pageOf, rowOf, Text, TreeNode } from '#contract/kit/index.ts'

const code = Text('字典编号', { required: '请输入字典编号', max: 100 })
const dictValue = Text('字典名称', { required: '请输入字典名称', max: 255 })
const sort = Int('字典排序', { required: '请输入字典排序', min: 0 })
const isSealed = Flag('封存', { required: '请选择封存' })
const remark = Text('备注')

/** A dictionary is a parent row with key -1; its entries are the rows below it. */
export const DICT_PARENT_KEY = '-1'

export const DictForm = z.object({
  parentId: IdField('上级字典', { widget: 'hidden' }),
  code,
  dictKey: Text('字典键值', { max: 255 }),
  dictValue,
  sort,
  isSealed,
  remark,
})

/** What the two tables of the page ask for: a dictionary has no key of its own, an entry must have one. */
export const DictParentForm = DictForm.pick({ code: true, dictValue: true, sort: true, isSealed: true, remark: true })
export const DictEntryForm = DictForm.extend({ dictKey: Text('字典键值', { required: '请输入字典键值', max: 255 }) })

export const DictRow = rowOf(DictForm, { parentName: z.string() })
export type DictRow = z.output<typeof DictRow>

export const DictNode = DictRow.extend({
  hasChildren: z.boolean().optional(),
  get children() {
    return z.array(DictNode).optional()
  },
})

/** Business dictionaries belong to a tenant. */
export const DictBizRow = DictRow.extend({ tenantId: z.string() })

export const DictBizNode = DictBizRow.extend({
  hasChildren: z.boolean().optional(),
  get children() {
    return z.array(DictBizNode).optional()
  },
})

const ByCode = z.object({ code: Text('字典编号', { required: '请输入字典编号' }) })
const ByParentKey = ByCode.extend({ parentKey: Text('上级键值', { required: '请输入上级键值' }) })
const ByParentId = z.object({ parentId: IdField('上级字典', { required: '参数错误：parentId不能为空' }) }).loose()

/** System and business dictionaries differ in who maintains them and in who may read them without a session. */
const dictCalls = <R extends z.ZodObject, N extends z.ZodType>(
  permission: string,
  menu: `menu:${string}`,
  reader: 'public' | 'login',
  row: R,
  node: N,
) => {
  const { detail, submit, remove } = crud({ noun: '字典', form: DictForm, row, permission, menu })
  return {
    'parent-list': get({ title: '字典分页', who: menu, input: ListQuery, reply: pageOf(row) }),
    'child-list': get({ title: '字典项列表', who: menu, input: ByParentId, reply: z.array(row) }),
    list: get({ title: '字典树', who: menu, input: z.object({}).loose(), reply: z.array(node) }),
    tree: get({
      title: '字典选择树',
      who: menu,
      input: z.object({ code: Text('字典编号') }),
      reply: z.array(TreeNode),
    }),
    detail,
    submit,
    remove,
    dictionary: get({ title: '字典选项', who: 'login', input: ByCode, reply: z.array(row) }),
    'get-list': get({ title: '字典项', who: reader, input: ByCode, reply: z.array(row) }),
    'get-list-parentKey': get({ title: '下级字典项', who: reader, input: ByParentKey, reply: z.array(row) }),
    'get-proType-tree': get({ title: '产品种类树', who: 'login', reply: z.array(node) }),
    'get-productType-tree': get({ title: '产品类型树', who: 'login', reply: z.array(node) }),
    'get-cor-tree': get({ title: '企业类型树', who: reader, reply: z.array(node) }),
  }
}

export const dict = family('blade-system/dict', dictCalls('dict', 'menu:/system/dict', 'login', DictRow, DictNode))
export const dictBiz = family(
  'blade-system/dict-biz',
  dictCalls('dictbiz', 'menu:/system/dictbiz', 'public', DictBizRow, DictBizNode),
)
