import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router'
import { newInformation } from '#contract/content/index.ts'
import { Queries } from '../../app/api/queries.tsx'
import { callContext } from '../../app/context.ts'
import { pathInLang } from '../../app/i18n/lang.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { pageMeta } from '../../app/meta.ts'
import { inLang } from '../frame/in-lang.ts'
import { Article } from './Article.tsx'
import { Attachments } from './Attachments.tsx'
import { idOf, orMissing } from './found.ts'
import { NewsPicture } from './NewsItem.tsx'
import { SideLinks } from './SideLinks.tsx'
import { contentTexts } from './texts.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = context.get(callContext)
  const news = await orMissing(call(newInformation.detail, { id: idOf(new URL(request.url).searchParams) }))
  const { modelCode } = news
  const latest = await call(newInformation.search, { size: 8, modelCode })
  return { news, latest: latest.records.filter(({ id }) => id !== news.id) }
}

export function meta(args: MetaArgs<typeof loader>) {
  const { news } = args.loaderData ?? {}
  if (!news) return []
  return [
    ...pageMeta(args, { title: news.adTitle, description: news.subTitle }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: news.adTitle,
        datePublished: news.pubTime.replace(' ', 'T').concat('+08:00'),
        publisher: { '@type': 'Organization', name: news.source },
      },
    },
  ]
}

export default function NewsDetailPage() {
  const { news, latest } = useLoaderData<typeof loader>()
  const t = useTexts(contentTexts)
  const lang = useLang()
  const here = pathInLang(useLocation().pathname, 'zh-CN')
  const trail = [{ to: inLang('/newsCenter?type=news', lang), name: t('newsTitle') }]
  return (
    <Queries>
      <Article
        title={news.adTitle}
        subTitle={news.subTitle}
        facts={[
          t('published', { time: news.pubTime.slice(0, 16) }),
          t('source', { name: news.source }),
          t('views', { count: news.viewCount }),
        ]}
        html={news.content}
        trail={trail}
        picture={<NewsPicture news={news} />}
        after={
          <>
            <Attachments attachGroup={news.attachGroup} title={t('fileViewer')} />
            <nav className="article-neighbours" aria-label={t('neighbours')}>
              {news.previous.id && (
                <Link to={inLang(`${here}?id=${news.previous.id}`, lang)}>
                  {t('before', { title: news.previous.adTitle })}
                </Link>
              )}
              {news.next.id && (
                <Link to={inLang(`${here}?id=${news.next.id}`, lang)}>{t('after', { title: news.next.adTitle })}</Link>
              )}
            </nav>
          </>
        }
        aside={
          <SideLinks
            title={t('latest')}
            more="/newsCenter?type=news"
            items={latest.map(({ id, adTitle, pubTime }) => ({
              to: `${here}?id=${id}`,
              title: adTitle,
              time: pubTime,
            }))}
          />
        }
      />
    </Queries>
  )
}
