import { Button, Drawer } from 'antd'
import { useNavigate } from 'react-router'
import { onlineNotice, type ReceivedMessage } from '#contract/messaging/index.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import { Upload } from '../../ui/Upload.tsx'
import { Kind } from './message-columns.tsx'
import { messagingTexts } from './texts.ts'

/** One message, and the way to what it is about. */
export function MessageReader({ message, onClose }: { message: ReceivedMessage; onClose: () => void }) {
  const t = useTexts(messagingTexts)
  const navigate = useNavigate()
  const { title, noticeTypeName, sendTime, link, noticeId, content } = message
  return (
    <Drawer
      open
      size={600}
      closable={{ placement: 'end' }}
      title={title}
      onClose={onClose}
      footer={
        link && (
          <div className="drawer-actions">
            <Button type="primary" onClick={() => navigate(link)}>
              {t('go')}
            </Button>
          </div>
        )
      }
    >
      <article className="message-reader">
        <header>
          <Kind name={noticeTypeName} />
          {t('sentAt', { time: sendTime })}
        </header>
        {noticeId ? <Notice id={noticeId} /> : <p className="message-text">{content}</p>}
      </article>
    </Drawer>
  )
}

function Notice({ id }: { id: string }) {
  const t = useTexts(messagingTexts)
  const { data, error } = useCall(onlineNotice.detail, { id })
  if (error) return <ErrorState title={t('gone')} text={t('withdrawn')} />
  if (!data) return <LinesSkeleton lines={6} />
  return (
    <>
      <RichText html={data.content} />
      {data.attachGroup && (
        <section>
          <h3>{t('attachments')}</h3>
          <Upload disabled value={data.attachGroup} businessType="onlinenotice" />
        </section>
      )}
    </>
  )
}
