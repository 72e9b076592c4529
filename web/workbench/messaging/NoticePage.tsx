import type { Reply } from '#contract/kit/index.ts'
import { NoticeForm, notice } from '#contract/messaging/index.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { CrudPage } from '../../ui/CrudPage.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { titles } from './titles.ts'

type Row = Reply<typeof notice.list>['records'][number]

const columns: Column<Row>[] = [
  { key: 'title', title: '标题', width: 360 },
  { key: 'category', title: '通知类型', width: 130, render: (row) => row.categoryName },
  { key: 'releaseTime', title: '通知日期', width: 180, sort: true },
  { key: 'createUserName', title: '创建人', width: 140 },
  { key: 'createTime', title: '创建时间', width: 180, optional: true },
]
const filters = NoticeForm.pick({ title: true, category: true, releaseTime: true })

/** Announcements to everybody who logs in. */
export function NoticePage() {
  const title = useTexts(titles)
  return (
    <CrudPage
      title={title('notice')}
      permission="notice"
      noun="通知公告"
      calls={notice}
      form={NoticeForm}
      columns={columns}
      filters={filters}
      lean
    />
  )
}
