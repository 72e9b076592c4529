import { z } from 'zod'
import { download, family, get, Int, ListQuery, pageOf, post, Text, TreeNode, upload } from '#contract/kit/index.ts'

export const ROOT_REGION = '00'

const CODE = /^\d{2,20}$/
const code = Text('区划编号', { required: '请输入区划编号', pattern: CODE, max: 20 })

export const RegionForm = z.object({
  parentCode: Text('父区划编号', { pattern: CODE, max: 20 }),
  code,
  name: Text('区划名称', { required: '请输入区划名称', max: 64 }),
  regionLevel: Int('区划等级', { min: 0, max: 5, dict: 'region', widget: 'select' }),
  sort: Int('排序', { min: 0 }),
  remark: Text('备注'),
})

export const RegionRow = RegionForm.extend({
  parentName: z.string(),
  ancestors: z.string(),
  provinceCode: z.string(),
  provinceName: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  districtCode: z.string(),
  districtName: z.string(),
  townCode: z.string(),
  townName: z.string(),
  villageCode: z.string(),
  villageName: z.string(),
  hasChildren: z.boolean().optional(),
})
export type RegionRow = z.output<typeof RegionRow>

const ByParentCode = z.object({ parentCode: Text('父区划编号', { max: 20 }) })

const page = 'menu:/base/region'

export const region = family('blade-system/region', {
  list: get({ title: '区划分页', who: page, input: ListQuery, reply: pageOf(RegionRow) }),
  detail: get({ title: '区划详情', who: page, input: z.object({ code }), reply: RegionRow }),
  'lazy-tree': get({ title: '下级区划选择', who: 'login', input: ByParentCode, reply: z.array(TreeNode) }),
  'lazy-list': get({ title: '下级区划', who: page, input: ByParentCode, reply: z.array(RegionRow) }),
  select: get({
    title: '区划选项',
    who: 'login',
    input: z.object({ code: Text('区划编号', { max: 20 }) }),
    reply: z.array(RegionRow),
  }),
  submit: post({ title: '保存区划', who: 'may:region_add', input: RegionForm }),
  remove: post({ title: '删除区划', who: 'may:region_delete', input: z.object({ id: code }) }),
  'import-region': upload({
    title: '导入区划',
    who: 'may:region_import',
    input: z.object({ isCovered: Int('覆盖', { min: 0, max: 1 }) }),
    reply: z.object({
      total: z.number(),
      failed: z.number(),
      errors: z.array(z.object({ line: z.number(), message: z.string() })),
    }),
  }),
  'export-template': download({ title: '区划导入模板', who: 'may:region_import' }),
  'export-region': download({ title: '导出区划', who: 'may:region_export' }),
})
