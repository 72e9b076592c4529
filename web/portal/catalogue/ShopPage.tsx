import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router'
import { LINES, type ProductPage, supermarket } from '#contract/catalogue/index.ts'
import { Queries } from '../../app/api/queries.tsx'
import { callContext } from '../../app/context.ts'
import { labelIn } from '../../app/i18n/contract-labels.ts'
import { translator } from '../../app/i18n/texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { CompareTray } from './CompareTray.tsx'
import { loadFilterNames } from './filter-names.ts'
import { listProducts } from './line-calls.ts'
import { ShopFilters } from './ShopFilters.tsx'
import { ShopHead } from './ShopHead.tsx'
import './ShopPage.css'
import { ShopResults } from './ShopResults.tsx'
import { shopStateOf } from './shop-state.ts'
import { shopTexts } from './texts.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const state = shopStateOf(new URL(request.url).searchParams)
  const call = context.get(callContext)
  const [page, summary, names] = await Promise.all([
    state.match ? call(supermarket['bank/ai'], state.query) : listProducts(call, state.line, state.query),
    call(supermarket.summary, {}),
    loadFilterNames(call, state.line),
  ])
  return { state, page: page as ProductPage, summary, names }
}

export function meta(args: MetaArgs<typeof loader>) {
  const lang = metaLang(args)
  const t = translator(lang, shopTexts)
  const { state, page } = args.loaderData ?? {}
  if (!state || !page) return []
  const line = state.letters ? t('letter') : labelIn(lang, LINES[state.line].name)
  return pageMeta(args, { title: `${line} · ${t('title')}`, description: t('describe', { line, count: page.total }) })
}

export default function ShopPage() {
  const { state, page, summary, names } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const shop = { state, page, names, params }
  return (
    <Queries>
      <ShopHead state={state} summary={summary} params={params} />
      <div className="wrap shop">
        <ShopFilters {...shop} />
        <ShopResults {...shop} />
      </div>
      <CompareTray />
    </Queries>
  )
}
