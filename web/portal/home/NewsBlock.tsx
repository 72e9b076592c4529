import { Link } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Cover } from '../../ui/Cover.tsx'
import { isPage } from '../frame/existing-pages.ts'
import { inLang } from '../frame/in-lang.ts'
import { topicOf } from './cover-topic.ts'
import type { HomeData, NewsCard } from './load-home.ts'
import './NewsBlock.css'
import { SectionHead } from './Section.tsx'
import { homeTexts } from './texts.ts'

const monthDay = (date: string) => date.slice(5)

/** News with the first one in a picture, and guides to what people come to do. */
export function NewsBlock({ latest, guides }: Pick<HomeData, 'latest' | 'guides'>) {
  const t = useTexts(homeTexts)
  const [lead, ...rest] = latest
  const more = (to: string) => (isPage(to) ? { more: { text: t('more'), to } } : {})
  return (
    <section className="home-section home-news">
      <div className="wrap">
        <div>
          <SectionHead title={t('news')} {...more('/newsCenter?type=news')} />
          {lead && <Lead news={lead} />}
          <ul className="news-list">
            {rest.map((news) => (
              <li key={news.id}>
                <NewsLink news={news} />
                <time dateTime={news.date}>{monthDay(news.date)}</time>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <SectionHead title={t('guide')} {...more('/newsCenter?type=guide')} />
          <ol className="guide-list">
            {guides.map((news, index) => (
              <li key={news.id}>
                <i aria-hidden="true">{index + 1}</i>
                <div>
                  <b>
                    <NewsLink news={news} />
                  </b>
                  <span>{news.subTitle}</span>
                </div>
                <time dateTime={news.date}>{monthDay(news.date)}</time>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

function Lead({ news }: { news: NewsCard }) {
  return (
    <div className="news-lead">
      <Cover topic={topicOf(news.cover)} seed={news.id} />
      <div>
        <h3>
          <NewsLink news={news} />
        </h3>
        <p>{news.subTitle}</p>
      </div>
    </div>
  )
}

function NewsLink({ news }: { news: NewsCard }) {
  return <Link to={inLang(`/newsDetail?id=${news.id}`, useLang())}>{news.adTitle}</Link>
}
