import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { ProductCard } from '#contract/catalogue/index.ts'
import { announcementInfo, newInformation, zone } from '#contract/content/index.ts'
import { policySearch } from '#contract/policy/index.ts'
import { type CallInProcess, callContext } from '../../app/context.ts'
import { pathInLang } from '../../app/i18n/lang.ts'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { listProducts } from '../catalogue/line-calls.ts'
import { missing, orMissing } from '../content/found.ts'
import { ListPager } from '../content/ListPager.tsx'
import { pageNumber, wordOf } from '../content/list-address.ts'
import { NewsItem } from '../content/NewsItem.tsx'
import { NoticeList } from '../content/NoticeList.tsx'
import { PageHead } from '../content/PageHead.tsx'
import { SearchForm } from '../content/SearchForm.tsx'
import { inLang } from '../frame/in-lang.ts'
import { todayHere } from '../home/due.ts'
import { PolicyCard } from '../policy/PolicyCard.tsx'
import { ProductTiles } from './ProductTiles.tsx'
import { zoneTexts } from './texts.ts'
import { zoneNameIn } from './zone-names.ts'
import { modelOf, type SubPage, zoneLines, zoneLists } from './zone-paths.ts'

const PAGE_SIZE = 10
const TILES = 12

/** News, policies, notices or products of one zone, page by page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const view = zoneLists[pathInLang(pathname.replace(/\.data$/, ''), 'zh-CN')] ?? missing()
  const call = context.get(callContext)
  const one = await orMissing(call(zone.detail, { zoneKey: view.zoneKey }))
  const query = { keyWord: wordOf(searchParams), current: pageNumber(searchParams) }
  const content = await LOADS[view.list](call, { ...query, model: view.zoneKey, guaType: view.guaType ?? '' })
  return { view, zone: one, word: query.keyWord, content, today: todayHere() }
}

interface Wanted {
  readonly keyWord: string
  readonly current: number
  readonly model: string
  readonly guaType: string
}

const LOADS = {
  news: async (call: CallInProcess, { keyWord, current, model }: Wanted) => ({
    list: 'news' as const,
    page: await call(newInformation.search, { keyWord, current, modelCode: model, size: PAGE_SIZE }),
  }),
  policies: async (call: CallInProcess, { keyWord, current, model }: Wanted) => ({
    list: 'policies' as const,
    page: await call(policySearch.policySearch, { keyWord, current, modelCode: model, size: PAGE_SIZE }),
  }),
  notices: async (call: CallInProcess, { keyWord, current, model }: Wanted) => ({
    list: 'notices' as const,
    page: await call(announcementInfo['common/page'], { title: keyWord, current, modelCode: model, size: PAGE_SIZE }),
  }),
  products: async (call: CallInProcess, { keyWord, current, model, guaType }: Wanted) => ({
    list: 'products' as const,
    page: await listProducts(call, zoneLines[model] ?? 1, {
      keyWord,
      current,
      productModels: modelOf(model),
      guaType,
      size: TILES,
    }),
  }),
} satisfies Record<SubPage, unknown>

export function meta(args: MetaArgs<typeof loader>) {
  const { view, zone: one } = args.loaderData ?? {}
  if (!view || !one) return []
  const lang = metaLang(args)
  const title = translator(lang, zoneTexts)(view.list, { name: zoneNameIn(lang, one) })
  return pageMeta(args, { title, description: title })
}

export default function ZoneListPage() {
  const { view, zone: one, word, content, today } = useLoaderData<typeof loader>()
  const t = useTexts(zoneTexts)
  const lang = useLang()
  const name = zoneNameIn(lang, one)
  const trail = [
    { to: inLang('/featuredZone', lang), name: t('overview') },
    { to: inLang(one.route, lang), name },
  ]
  return (
    <>
      <PageHead title={t(view.list, { name })} trail={trail} search={<SearchForm word={word} hint={t('search')} />} />
      <div className="wrap page-body">
        {content.page.records.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
        <Listed content={content} detail={view.detail} word={word} today={today} />
        <ListPager page={content.page} />
      </div>
    </>
  )
}

type Content = ReturnType<typeof useLoaderData<typeof loader>>['content']

function Listed({
  content,
  detail,
  word,
  today,
}: {
  content: Content
  detail: string | undefined
  word: string
  today: string
}) {
  switch (content.list) {
    case 'news':
      return (
        <div className="news-rows">
          {content.page.records.map((news) => (
            <NewsItem key={news.id} news={news} word={word} {...(detail && { detail })} />
          ))}
        </div>
      )
    case 'policies':
      return (
        <div className="policy-cards">
          {content.page.records.map((policy) => (
            <PolicyCard
              key={policy.id}
              policy={policy}
              today={today}
              word={word}
              to={`${detail ?? '/policyDetail'}?id=${policy.id}`}
            />
          ))}
        </div>
      )
    case 'notices':
      return <NoticeList notices={content.page.records} {...(detail && { detail })} />
    case 'products':
      return <ProductTiles products={content.page.records as ProductCard[]} />
  }
}
