import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router'
import { announcementInfo, newInformation } from '#contract/content/index.ts'
import { callContext } from '../../app/context.ts'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { inLang } from '../frame/in-lang.ts'
import { ListPager } from './ListPager.tsx'
import { changed, oneOf, pageNumber, wordOf } from './list-address.ts'
import { NewsItem } from './NewsItem.tsx'
import { NoticeList } from './NoticeList.tsx'
import { PageHead } from './PageHead.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SideLinks } from './SideLinks.tsx'
import { contentTexts } from './texts.ts'

/** Tabs of the page by their word in the address; the kind of news each shows. */
const TABS = [
  ['news', 'all', ''],
  ['platform', 'platform', '1'],
  ['hot', 'hot', '2'],
  ['explain', 'explain', '3'],
  ['match', 'match', '4'],
  ['institution', 'institution', '5'],
  ['guide', 'guide', '6'],
  ['notice', 'notice', ''],
] as const

const PAGE_SIZE = 10

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const type = oneOf(
    params.get('type'),
    TABS.map(([word]) => word),
  )
  const [keyWord, current] = [wordOf(params), pageNumber(params)]
  const call = context.get(callContext)
  const infoType = TABS.find(([word]) => word === type)?.[2] ?? ''
  const [news, notices, guides] = await Promise.all([
    type === 'notice' ? undefined : call(newInformation.search, { keyWord, infoType, current, size: PAGE_SIZE }),
    call(
      announcementInfo['common/page'],
      type === 'notice' ? { title: keyWord, current, size: PAGE_SIZE } : { current: 1, size: 6 },
    ),
    call(newInformation.search, { infoType: '6', size: 6 }),
  ])
  return { type, keyWord, news, notices, guides: guides.records }
}

export function meta(args: MetaArgs<typeof loader>) {
  const t = translator(metaLang(args), contentTexts)
  return pageMeta(args, { title: t('newsTitle'), description: t('newsNote') })
}

export default function NewsCenterPage() {
  const { type, keyWord, news, notices, guides } = useLoaderData<typeof loader>()
  const t = useTexts(contentTexts)
  const lang = useLang()
  const [params] = useSearchParams()
  const page = news ?? notices
  return (
    <>
      <PageHead
        title={t('newsTitle')}
        note={t('newsNote')}
        search={<SearchForm word={keyWord} hint={t('newsHint')} kept={[['type', type]]} />}
      >
        <nav className="shop-tabs" aria-label={t('kinds')}>
          {TABS.map(([word, name]) => (
            <Link
              key={word}
              to={changed(params, { type: word })}
              aria-current={type === word ? 'page' : undefined}
              preventScrollReset
            >
              {t(name)}
            </Link>
          ))}
        </nav>
      </PageHead>
      <div className="wrap page-body page-columns">
        <div>
          {page.records.length === 0 && (
            <EmptyState
              title={t('noNews')}
              text={t('noNewsText')}
              action={<Button to={inLang('/newsCenter?type=news', lang)}>{t('seeAll')}</Button>}
            />
          )}
          {news ? (
            <div className="news-rows">
              {news.records.map((item) => (
                <NewsItem key={item.id} news={item} word={keyWord} />
              ))}
            </div>
          ) : (
            <NoticeList notices={notices.records} />
          )}
          <ListPager page={page} />
        </div>
        <aside className="side-stack">
          {news && (
            <SideLinks
              title={t('noticesSide')}
              more="/newsCenter?type=notice"
              items={notices.records.map(({ id, title, pubTime }) => ({
                to: `/noticeDetail?id=${id}`,
                title,
                time: pubTime,
              }))}
            />
          )}
          <SideLinks
            title={t('guidesSide')}
            more="/newsCenter?type=guide"
            items={guides.map(({ id, adTitle, pubTime }) => ({
              to: `/newsDetail?id=${id}`,
              title: adTitle,
              time: pubTime,
            }))}
          />
        </aside>
      </div>
    </>
  )
}
