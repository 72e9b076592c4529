import { Button } from 'antd'
import { useState } from 'react'
import { onlineNotice, onlineNoticeMsgSend, type ReceivedMessage } from '#contract/messaging/index.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { notify } from '../../app/notify.ts'
import { RemoveButton } from '../../ui/form/RemoveButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Page } from '../../ui/Page.tsx'
import { RowActions } from '../../ui/RowActions.tsx'
import { CallTable } from '../../ui/table/CallTable.tsx'
import { MessageReader } from './MessageReader.tsx'
import './MessageCentre.css'
import { messageColumns } from './message-columns.tsx'
import { messagingTexts } from './texts.ts'
import { titles } from './titles.ts'
import { useMessages } from './use-messages.ts'

const { input } = onlineNotice.userSelectPageList
const filters = input.pick({ title: true, noticeType: true, readStatus: true })

/** Everything the platform and its operators told this user. */
export function MessageCentrePage() {
  const t = useTexts(messagingTexts)
  const title = useTexts(titles)
  const messages = useMessages()
  const unread = useCall(onlineNotice.userSelectPageList, { size: 1 }).data?.unread ?? 0
  const [opened, setOpened] = useState<ReceivedMessage>()
  const open = (message: ReceivedMessage) => {
    setOpened(message)
    if (message.readStatus === 0) void messages.read([message.id]).catch(() => {})
  }
  const readAll = async () => {
    await messages.readAll()
    notify.success(t('allRead'))
  }
  return (
    <Page
      title={title('centre')}
      note={unread > 0 ? t('centreNote', { count: unread }) : t('centreRead')}
      actions={
        <Button
          icon={<Icon name="check" />}
          disabled={unread === 0}
          loading={messages.reading}
          onClick={() => void readAll().catch(() => {})}
        >
          {t('readAll')}
        </Button>
      }
    >
      <CallTable
        call={onlineNotice.userSelectPageList}
        name="messages"
        columns={messageColumns(open)}
        filters={filters}
        actions={(row) => (
          <RowActions
            actions={[
              { key: 'open', label: t('open'), onClick: () => open(row) },
              row.readStatus === 0 && {
                key: 'read',
                label: t('readSelected'),
                onClick: () => void messages.read([row.id]).catch(() => {}),
              },
            ]}
          />
        )}
        batch={(rows, clear) => (
          <>
            {rows.length > 0 && (
              <Button type="text" onClick={() => void messages.read(rows.map(({ id }) => id)).then(clear, () => {})}>
                {t('readSelected')}
              </Button>
            )}
            <RemoveButton
              batch
              call={onlineNoticeMsgSend.batchDelete}
              ids={rows.map(({ id }) => id)}
              onDone={() => {
                messages.refresh()
                clear()
              }}
            />
          </>
        )}
      />
      {opened && <MessageReader message={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}
