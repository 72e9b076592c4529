import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { newInformation, zone } from '#contract/content/index.ts'
import { callContext } from '../../app/context.ts'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterChips } from '../policy/FilterChips.tsx'
import '../policy/HallPage.css'
import { ListPager } from './ListPager.tsx'
import { pageNumber, wordOf } from './list-address.ts'
import { NewsItem } from './NewsItem.tsx'
import { PageHead } from './PageHead.tsx'
import { SearchForm } from './SearchForm.tsx'
import { contentTexts } from './texts.ts'

const PAGE_SIZE = 10

/** News of one zone; without a known zone, the first one's. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const call = context.get(callContext)
  const zones = (await call(zone.list, {})).filter(({ newsNum }) => newsNum > 0)
  const chosen = zones.find(({ zoneKey }) => zoneKey === params.get('model')) ?? zones[0]
  const keyWord = wordOf(params)
  const modelCode = chosen?.zoneKey ?? ''
  const page = await call(newInformation.search, { modelCode, keyWord, current: pageNumber(params), size: PAGE_SIZE })
  return {
    page,
    keyWord,
    chosen,
    zones: zones.map(({ zoneKey, zoneName, zoneNameEn, newsNum }) => ({ zoneKey, zoneName, zoneNameEn, newsNum })),
  }
}

export function meta(args: MetaArgs<typeof loader>) {
  const lang = metaLang(args)
  const t = translator(lang, contentTexts)
  const { chosen } = args.loaderData ?? {}
  const name = lang === 'zh-CN' ? chosen?.zoneName : chosen?.zoneNameEn
  return pageMeta(args, { title: t('zoneNews', { name: name ?? '' }), description: t('newsNote') })
}

export default function TopicNewsPage() {
  const { page, keyWord, chosen, zones } = useLoaderData<typeof loader>()
  const t = useTexts(contentTexts)
  const chinese = useLang() === 'zh-CN'
  const nameOf = (one: { zoneName: string; zoneNameEn: string }) =>
    chinese ? one.zoneName : one.zoneNameEn || one.zoneName
  const model = chosen?.zoneKey ?? ''
  return (
    <>
      <PageHead
        title={chosen ? t('zoneNews', { name: nameOf(chosen) }) : t('topic')}
        note={t('newsNote')}
        search={<SearchForm word={keyWord} hint={t('newsHint')} kept={[['model', model]]} />}
      />
      <div className="wrap page-body">
        <FilterChips
          name={t('topic')}
          param="model"
          chosen={model}
          options={zones.map((one) => ({ key: one.zoneKey, name: nameOf(one), count: one.newsNum }))}
        />
        {page.records.length === 0 && <EmptyState title={t('noNews')} text={t('noNewsText')} />}
        <div className="news-rows">
          {page.records.map((news) => (
            <NewsItem key={news.id} news={news} word={keyWord} />
          ))}
        </div>
        <ListPager page={page} />
      </div>
    </>
  )
}
