import { PostForm, type PostRow, post } from '#contract/system/post.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { CrudPage } from '../../ui/CrudPage.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { titles } from './titles.ts'
import { tenants } from './trees.ts'

const columns: Column<PostRow>[] = [
  { key: 'postName', title: '岗位名称', width: 200 },
  { key: 'postCode', title: '岗位编号', width: 160, sort: true },
  { key: 'categoryName', title: '岗位类型', width: 140 },
  { key: 'sort', title: '岗位排序', width: 110, align: 'right', sort: true },
  { key: 'remark', title: '岗位描述' },
  { key: 'tenantId', title: '所属租户', width: 110, optional: true },
]
const filters = PostForm.pick({ postCode: true, postName: true, category: true })

export function PostPage() {
  const title = useTexts(titles)
  return (
    <CrudPage
      title={title('post')}
      permission="post"
      noun="岗位"
      calls={post}
      form={PostForm}
      columns={columns}
      filters={filters}
      contains={['postCode', 'postName']}
      trees={{ tenantId: tenants }}
      setOnce={['tenantId']}
      fresh={{ sort: 1 }}
    />
  )
}
