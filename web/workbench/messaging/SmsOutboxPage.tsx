import { z } from 'zod'
import { Day, type Reply, Text } from '#contract/kit/index.ts'
import { SMS_STATES, smsConfig } from '#contract/messaging/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Page } from '../../ui/Page.tsx'
import { StatusDot, type Tone } from '../../ui/StatusDot.tsx'
import { CallTable } from '../../ui/table/CallTable.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { messagingTexts } from './texts.ts'
import { titles } from './titles.ts'

type Row = Reply<(typeof smsConfig)['outbox/list']>['records'][number]

const TONES: Readonly<Record<string, Tone>> = {
  '00': 'waiting',
  '10': 'done',
  '20': 'done',
  '30': 'idle',
  '90': 'failed',
}

const columns: Column<Row>[] = [
  { key: 'phone', title: '手机号码', width: 140 },
  { key: 'content', title: '短信内容', width: 320 },
  { key: 'template', title: '模版', width: 110 },
  { key: 'status', title: '状态', width: 140, render: (row) => <State row={row} /> },
  { key: 'failure', title: '失败原因', width: 180 },
  { key: 'createTime', title: '创建时间', width: 170, sort: true },
  { key: 'sendTime', title: '发送时间', width: 170, optional: true },
  { key: 'attempts', title: '尝试次数', width: 100, align: 'right', optional: true },
]

const filters = z.object({
  phone: Text('手机号码'),
  template: Text('模版'),
  status: Text('状态', { choices: SMS_STATES }),
  createTime: Day('创建时间'),
})

export function SmsOutboxPage() {
  const t = useTexts(messagingTexts)
  const title = useTexts(titles)
  return (
    <Page title={title('smsOutbox')} note={t('outboxNote')}>
      <CallTable call={smsConfig['outbox/list']} name="smsoutbox" columns={columns} filters={filters} />
    </Page>
  )
}

function State({ row }: { row: Row }) {
  const label = useLabel()
  return <StatusDot tone={TONES[row.status] ?? 'idle'}>{label(row.statusName)}</StatusDot>
}
