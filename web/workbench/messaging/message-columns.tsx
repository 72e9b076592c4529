import type { ReceivedMessage } from '#contract/messaging/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/columns.ts'

/** The title opens the message; what is unread stands out. */
export const messageColumns = (open: (message: ReceivedMessage) => void): Column<ReceivedMessage>[] => [
  {
    key: 'title',
    title: '标题',
    width: 300,
    render: (row) => (
      <button
        type="button"
        className={row.readStatus === 0 ? 'message-title unread' : 'message-title'}
        onClick={() => open(row)}
      >
        {row.title}
      </button>
    ),
  },
  { key: 'noticeTypeName', title: '类型', width: 110, render: (row) => <Kind name={row.noticeTypeName} /> },
  { key: 'summary', title: '内容摘要', width: 320 },
  { key: 'sendTime', title: '发送时间', width: 170 },
  {
    key: 'readStatus',
    title: '阅读状态',
    width: 100,
    render: (row) => <ReadState name={row.readStatusName} unread={row.readStatus === 0} />,
  },
]

export function Kind({ name }: { name: string }) {
  const label = useLabel()
  return <Tag>{label(name)}</Tag>
}

function ReadState({ name, unread }: { name: string; unread: boolean }) {
  const label = useLabel()
  return <StatusDot tone={unread ? 'waiting' : 'idle'}>{label(name)}</StatusDot>
}
