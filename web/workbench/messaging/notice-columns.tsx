import { type OnlineNoticeRow, SENT } from '#contract/messaging/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { StatusDot, type Tone } from '../../ui/StatusDot.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { Kind } from './message-columns.tsx'

export const noticeColumns: Column<OnlineNoticeRow>[] = [
  { key: 'title', title: '标题', width: 280 },
  { key: 'noticeType', title: '类型', width: 110, render: (row) => <Kind name={row.noticeTypeName} /> },
  { key: 'receiveType', title: '接收范围', width: 120, render: (row) => <Label text={row.receiveTypeName} /> },
  { key: 'receiverCount', title: '接收人数', width: 100, align: 'right', render: counted('receiverCount') },
  { key: 'readCount', title: '已读人数', width: 100, align: 'right', render: counted('readCount') },
  { key: 'sendTime', title: '发送时间', width: 170, sort: true },
  { key: 'status', title: '状态', width: 110, render: (row) => <State row={row} /> },
  { key: 'createUserName', title: '创建人', width: 120, optional: true },
  { key: 'createTime', title: '创建时间', width: 170, optional: true },
]

/** Before it is sent there is nobody to count. */
function counted(key: 'receiverCount' | 'readCount') {
  return (row: OnlineNoticeRow) => (row.status === SENT ? row[key].toLocaleString('en-US') : '–')
}

function Label({ text }: { text: string }) {
  return useLabel()(text)
}

function State({ row }: { row: OnlineNoticeRow }) {
  const label = useLabel()
  const tone: Tone = row.status === SENT ? 'done' : row.scheduled ? 'doing' : 'idle'
  return <StatusDot tone={tone}>{label(row.statusName)}</StatusDot>
}
