import { z } from 'zod'
import { crud, family, get, Int, rowOf, Text } from '#contract/kit/index.ts'
import { ByTenant } from './queries.ts'

export const PostForm = z.object({
  category: Int('岗位类型', { min: 1, max: 9, dict: 'post_category', widget: 'select' }),
  postCode: Text('岗位编号', { required: '请输入岗位编号', max: 64 }),
  postName: Text('岗位名称', { required: '请输入岗位名称', max: 64 }),
  sort: Int('岗位排序', { min: 0 }),
  remark: Text('岗位描述'),
  tenantId: Text('所属租户', { max: 12 }),
})

export const PostRow = rowOf(PostForm, { categoryName: z.string() })
export type PostRow = z.output<typeof PostRow>

export const post = family('blade-system/post', {
  ...crud({ noun: '岗位', form: PostForm, row: PostRow, permission: 'post', menu: 'menu:/system/post' }),
  select: get({ title: '岗位选项', who: 'login', input: ByTenant, reply: z.array(PostRow) }),
})
