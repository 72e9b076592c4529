import { Drawer } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { notice, onlineNotice } from '#contract/messaging/index.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { isCertified } from '../../app/session/landing.ts'
import { useSession } from '../../app/session/store.ts'
import { Card } from '../../ui/Card.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { welcomeTexts } from './texts.ts'

const SHOWN = 5
const MESSAGES = '/message/center'
const ENTERPRISE = '3'
const UNREAD = 0

/** What came in: own messages, and notices for those who may see them. */
export function News({ paths }: { paths: ReadonlySet<string> }) {
  const user = useSession()?.user
  // The message centre opens to certified enterprises only.
  const reads = user && (user.detail.userCategory !== ENTERPRISE || isCertified(user))
  const noticed = paths.has('/wel/index') || paths.has('/desk/notice')
  return (
    <div className="news">
      {reads && <Messages />}
      {noticed && <Notices />}
    </div>
  )
}

function Messages() {
  const t = useTexts(welcomeTexts)
  const { data } = useCall(onlineNotice.userSelectPageList, { size: SHOWN })
  return (
    <Card
      title={t('messages')}
      note={data && data.unread > 0 && t('unread', { count: data.unread })}
      actions={
        <Link className="link" to={MESSAGES}>
          {t('allMessages')}
        </Link>
      }
    >
      {!data && <LinesSkeleton lines={3} />}
      {data?.total === 0 && <p className="muted">{t('noMessages')}</p>}
      <ul className="news-list">
        {data?.records.map((message) => (
          <li key={message.id}>
            <Link to={MESSAGES}>
              <StatusDot tone={message.readStatus === UNREAD ? 'doing' : 'idle'}>{message.title}</StatusDot>
            </Link>
            <time>{message.sendTime.slice(5, 16)}</time>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Notices() {
  const t = useTexts(welcomeTexts)
  const { data } = useCall(notice.list, { size: SHOWN })
  const [opened, setOpened] = useState<string>()
  return (
    <Card title={t('notices')}>
      {!data && <LinesSkeleton lines={3} />}
      {data?.total === 0 && <p className="muted">{t('noNotices')}</p>}
      <ul className="news-list">
        {data?.records.map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => setOpened(row.id)}>
              {row.title}
            </button>
            <time>{row.releaseTime.slice(5, 16)}</time>
          </li>
        ))}
      </ul>
      {opened && <NoticeReader id={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  )
}

function NoticeReader({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useCall(notice.detail, { id })
  return (
    <Drawer open size={600} closable={{ placement: 'end' }} title={data?.title} onClose={onClose}>
      {data ? (
        <>
          <p className="muted">
            {data.categoryName} {data.releaseTime}
          </p>
          <RichText html={data.content} />
        </>
      ) : (
        <LinesSkeleton lines={8} />
      )}
    </Drawer>
  )
}
