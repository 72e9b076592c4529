import { Link } from 'react-router'
import type { AnnouncementRow } from '#contract/content/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useLang } from '../../app/i18n/use-texts.ts'
import { Tag } from '../../ui/Tag.tsx'
import { inLang } from '../frame/in-lang.ts'
import './NewsItem.css'

/** Notices by their titles. */
export function NoticeList({
  notices,
  detail = '/noticeDetail',
}: {
  notices: readonly AnnouncementRow[]
  detail?: string
}) {
  const label = useLabel()
  const lang = useLang()
  return (
    <ul className="notice-rows">
      {notices.map(({ id, title, typeName, pubTime }) => (
        <li key={id}>
          <Link to={inLang(`${detail}?id=${id}`, lang)}>{title}</Link>
          <Tag>{label(typeName)}</Tag>
          <time dateTime={pubTime}>{pubTime.slice(0, 10)}</time>
        </li>
      ))}
    </ul>
  )
}
