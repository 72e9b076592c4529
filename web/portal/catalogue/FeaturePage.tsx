import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router'
import { ProductQuery, supermarket } from '#contract/catalogue/index.ts'
import { Queries } from '../../app/api/queries.tsx'
import { useCall } from '../../app/api/use-call.ts'
import { callContext } from '../../app/context.ts'
import { pathInLang } from '../../app/i18n/lang.ts'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { useSession } from '../../app/session/store.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { rateText } from '../../ui/rate.ts'
import { CompareTray } from './CompareTray.tsx'
import { Crumbs } from './Crumbs.tsx'
import './FeaturePage.css'
import { features } from './feature-pages.ts'
import { ProductRow } from './ProductRow.tsx'
import { shopLink } from './product-link.ts'
import { largestAmount } from './ranges.ts'
import { ShopPager } from './ShopPager.tsx'
import { featureTexts } from './texts.ts'
import { titles } from './titles.ts'
import { useFavourite } from './use-favourites.ts'

/** All these pages are one: a head that explains, figures from the rows, and the products. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathInLang(pathname.replace(/\.data$/, ''), 'zh-CN')
  const feature = features[path]
  if (!feature) throw new Response(null, { status: 404 })
  const call = context.get(callContext)
  const filters = feature.filters(searchParams)
  const query = ProductQuery.parse({ ...filters, current: searchParams.get('current') ?? 1, size: 10 })
  const best = (sorts: '1' | '2') => call(supermarket['bank/self'], { ...filters, sorts, size: 1 })
  const [page, cheapest, largest] = await Promise.all([call(supermarket['bank/self'], query), best('1'), best('2')])
  const figures = { rate: cheapest.records[0]?.beginRate ?? '', amount: largest.records[0]?.loantoAmt ?? '' }
  return { path, filters, query, page, figures }
}

export function meta(args: MetaArgs<typeof loader>) {
  const feature = args.loaderData && features[args.loaderData.path]
  if (!feature) return []
  const lang = metaLang(args)
  return pageMeta(args, {
    title: translator(lang, titles)(feature.titleKey),
    description: translator(lang, featureTexts)(feature.intro),
  })
}

export default function FeaturePage() {
  const { path, filters, query, page, figures } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const feature = features[path]!
  const t = useTexts(featureTexts)
  const title = useTexts(titles)(feature.titleKey)
  const lang = useLang()
  const shop = shopLink(
    1,
    lang,
    Object.entries(filters)
      .map(([name, value]) => `&${name}=${value}`)
      .join(''),
  )
  return (
    <Queries>
      <div className="feature-head">
        <div className="wrap">
          <Crumbs trail={[]} here={title} />
          <h1>{title}</h1>
          <p>{t(feature.intro)}</p>
          <dl>
            <div>
              <dt>{t('products')}</dt>
              <dd>{t('productCount', { count: page.total })}</dd>
            </div>
            {figures.rate && (
              <div>
                <dt>{t('lowest')}</dt>
                <dd className="gold">{rateText(figures.rate)}%</dd>
              </div>
            )}
            {figures.amount && (
              <div>
                <dt>{t('largest')}</dt>
                <dd>{largestAmount(figures.amount, lang)}</dd>
              </div>
            )}
          </dl>
        </div>
      </div>
      <div className="wrap feature">
        {feature.points.length > 0 && (
          <ul className="feature-points">
            {feature.points.map(([name, text]) => (
              <li key={name}>
                <h2>{t(name)}</h2>
                <p>{t(text)}</p>
              </li>
            ))}
          </ul>
        )}
        <header>
          <h2>{t('list')}</h2>
          <Button kind="quiet" to={shop}>
            {t('all')}
          </Button>
        </header>
        <FeatureRows query={query} page={page} />
        <ShopPager page={page} params={params} />
      </div>
      <CompareTray />
    </Queries>
  )
}

type Data = Awaited<ReturnType<typeof loader>>

function FeatureRows({ query, page }: Pick<Data, 'query' | 'page'>) {
  const t = useTexts(featureTexts)
  const lang = useLang()
  const enterprise = useSession()?.user.detail.userCategory === '3'
  const { data, refetch } = useCall(supermarket['bank/self'], query, { enabled: enterprise })
  const kept = new Set((enterprise ? data?.records : [])?.filter(({ collection }) => collection).map(({ id }) => id))
  const favourite = useFavourite(refetch)
  if (page.records.length === 0) {
    const action = <Button to={shopLink(1, lang)}>{t('toShop')}</Button>
    return <EmptyState title={t('none')} text={t('noneText')} action={action} />
  }
  return (
    <div className="feature-rows">
      {page.records.map((card) => (
        <ProductRow
          key={card.id}
          card={card}
          kept={kept.has(card.id)}
          onKeep={() => void favourite.toggle(card, kept.has(card.id))}
        />
      ))}
      {favourite.dialog}
    </div>
  )
}
