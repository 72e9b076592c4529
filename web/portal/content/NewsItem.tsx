import { Link } from 'react-router'
import type { NewsRow } from '#contract/content/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Cover } from '../../ui/Cover.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { inLang } from '../frame/in-lang.ts'
import { topicOf } from '../home/cover-topic.ts'
import { Marked } from '../policy/Marked.tsx'
import './NewsItem.css'
import { contentTexts } from './texts.ts'

interface NewsItemProps {
  readonly news: NewsRow
  readonly word?: string
  /** Zones with a news page of their own open it there. */
  readonly detail?: string
}

export function NewsItem({ news, word = '', detail = '/newsDetail' }: NewsItemProps) {
  const t = useTexts(contentTexts)
  const label = useLabel()
  const to = inLang(`${detail}?id=${news.id}`, useLang())
  return (
    <article className="news-row">
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <NewsPicture news={news} />
      </Link>
      <div>
        <h3>
          <Link to={to}>
            <Marked text={news.adTitle} word={word} />
          </Link>
        </h3>
        <p>{news.subTitle}</p>
        <div className="news-meta">
          {news.isTop === 1 && <Tag tone="err">{t('top')}</Tag>}
          <Tag>{label(news.infoTypeName)}</Tag>
          <time dateTime={news.pubTime}>{news.pubTime.slice(0, 10)}</time>
          <span>{news.source}</span>
        </div>
      </div>
    </article>
  )
}

/** The uploaded picture, or the drawn cover of its topic. */
export function NewsPicture({ news }: { news: Pick<NewsRow, 'id' | 'picId' | 'cover'> }) {
  if (news.picId) return <img src={`/api/blade-resource/upload/image/${news.picId}`} alt="" loading="lazy" />
  return <Cover topic={topicOf(news.cover)} seed={news.id} />
}
