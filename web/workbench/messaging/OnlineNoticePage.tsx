import { App, Drawer } from 'antd'
import { useState } from 'react'
import { z } from 'zod'
import { Day, Flag, type Reply } from '#contract/kit/index.ts'
import {
  ONLINE_NOTICE_STATES,
  OnlineNoticeForm,
  type OnlineNoticeRow,
  onlineNotice,
  RECEIVER_CATEGORIES,
  SENT,
} from '#contract/messaging/index.ts'
import { callServer } from '../../app/api/call.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { notify } from '../../app/notify.ts'
import { useMay } from '../../app/session/permissions.ts'
import { AddButton } from '../../ui/AddButton.tsx'
import { RecordFacts } from '../../ui/form/RecordFacts.tsx'
import { RemoveButton } from '../../ui/form/RemoveButton.tsx'
import type { FormValues } from '../../ui/form/SchemaForm.tsx'
import { formTexts } from '../../ui/form/texts.ts'
import { useRemove } from '../../ui/form/use-remove.ts'
import { Page } from '../../ui/Page.tsx'
import { RowActions } from '../../ui/RowActions.tsx'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import { CallTable } from '../../ui/table/CallTable.tsx'
import { noticeColumns } from './notice-columns.tsx'
import { OnlineNoticeDrawer } from './OnlineNoticeDrawer.tsx'
import { messagingTexts } from './texts.ts'
import { titles } from './titles.ts'

const filters = z.object({
  title: OnlineNoticeForm.shape.title,
  noticeType: OnlineNoticeForm.shape.noticeType,
  status: Flag('状态', { choices: ONLINE_NOTICE_STATES }),
  createTime: Day('创建时间'),
})
const FRESH = { noticeType: 1, receiveType: 'all' }

/** What operators tell many at once: written, staged, sent now or at a set time. */
export function OnlineNoticePage() {
  const t = useTexts(messagingTexts)
  const form = useTexts(formTexts)
  const title = useTexts(titles)
  const may = useMay('onlinenotice')
  const { ask } = useRemove(onlineNotice.remove, { hint: t('recallHint') })
  const askToSend = useSending()
  const [editing, setEditing] = useState<FormValues>()
  const [viewing, setViewing] = useState<string>()
  const edit = async (id: string) => setEditing(await callServer(onlineNotice.detail, { id }))
  return (
    <Page title={title('onlineNotice')} actions={may('add') && <AddButton onClick={() => setEditing(FRESH)} />}>
      <CallTable
        call={onlineNotice.page}
        name="onlinenotice"
        columns={noticeColumns}
        filters={filters}
        actions={(row) => (
          <RowActions
            actions={[
              row.status !== SENT &&
                may('edit') && { key: 'edit', label: form('edit'), onClick: () => void edit(row.id).catch(() => {}) },
              row.status !== SENT &&
                row.scheduled === 0 &&
                may('edit') && { key: 'send', label: t('sendNow'), onClick: () => askToSend(row) },
              { key: 'view', label: form('view'), onClick: () => setViewing(row.id) },
              may('delete') && { key: 'remove', label: form('remove'), danger: true, onClick: () => ask([row.id]) },
            ]}
          />
        )}
        batch={
          may('delete')
            ? (rows, clear) => (
                <RemoveButton
                  batch
                  call={onlineNotice.remove}
                  hint={t('recallHint')}
                  ids={rows.map(({ id }) => id)}
                  onDone={clear}
                />
              )
            : undefined
        }
        batchInToolbar
      />
      {editing && <OnlineNoticeDrawer initial={editing} onClose={() => setEditing(undefined)} />}
      {viewing && <NoticeView id={viewing} onClose={() => setViewing(undefined)} />}
    </Page>
  )
}

/** Sends a staged notice as it is; one with a time to come waits for it. */
function useSending() {
  const t = useTexts(messagingTexts)
  const { modal } = App.useApp()
  const update = useAction(onlineNotice.update)
  const send = async ({ id }: OnlineNoticeRow) => {
    const whole = await callServer(onlineNotice.detail, { id })
    await update.mutateAsync({ ...whole, status: SENT })
    notify.success(t('sent'))
  }
  return (row: OnlineNoticeRow) =>
    void modal.confirm({
      title: t('sendAsk', { title: row.title }),
      content: row.sendTime ? t('sendAt', { time: row.sendTime }) : t('sendHint'),
      okText: t('send'),
      cancelText: t('cancel'),
      onOk: () => send(row).catch(() => {}),
    })
}

function NoticeView({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(messagingTexts)
  const { data } = useCall(onlineNotice.detail, { id })
  const label = useLabel()
  const named = data && { ...data, receiverIdsName: receiversOf(data).map(label).join('、') }
  return (
    <Drawer open size={600} closable={{ placement: 'end' }} title={t('viewNotice')} onClose={onClose}>
      {named ? <RecordFacts schema={OnlineNoticeForm} record={named} /> : <LinesSkeleton lines={6} />}
    </Drawer>
  )
}

function receiversOf({ receiveType, receiverIds = '', receivers }: Reply<typeof onlineNotice.detail>): string[] {
  if (receiveType === 'user') return receivers.map(({ name }) => name)
  const categories: Readonly<Record<string, string>> = RECEIVER_CATEGORIES
  return receiveType === 'category' ? receiverIds.split(',').map((one) => categories[one] ?? one) : []
}
