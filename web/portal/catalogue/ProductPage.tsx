import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { LINES, type LineNo, supermarket } from '#contract/catalogue/index.ts'
import { isId } from '#contract/kit/index.ts'
import { Queries } from '../../app/api/queries.tsx'
import { callContext } from '../../app/context.ts'
import { labelIn } from '../../app/i18n/contract-labels.ts'
import { pathInLang } from '../../app/i18n/lang.ts'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { rateText } from '../../ui/rate.ts'
import { CompareTray } from './CompareTray.tsx'
import { Crumbs } from './Crumbs.tsx'
import { detailPaths } from './detail-paths.ts'
import { loadProduct } from './line-calls.ts'
import { ProductView } from './ProductView.tsx'
import './ProductPage.css'
import { inLang } from '../frame/in-lang.ts'
import { shopLink } from './product-link.ts'
import { amountRange, termRange } from './ranges.ts'
import { productTexts } from './texts.ts'

/** One page for all eight lines; the address says which. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const line = detailPaths[pathInLang(pathname.replace(/\.data$/, ''), 'zh-CN')]
  const id = searchParams.get('productId') ?? searchParams.get('id') ?? ''
  if (!line || !isId(id)) throw new Response(null, { status: 404 })
  const call = context.get(callContext)
  const product = await loadProduct(call, line, id).catch(notFoundOrThrow)
  return { product, similar: await call(supermarket.similar, { id }) }
}

/** In process a refusal arrives as the error it was thrown as. */
function notFoundOrThrow(error: unknown): never {
  if (error instanceof Error && 'status' in error && error.status === 404) throw new Response(null, { status: 404 })
  throw error
}

export function meta(args: MetaArgs<typeof loader>) {
  const { product } = args.loaderData ?? {}
  if (!product) return []
  const lang = metaLang(args)
  const t = translator(lang, productTexts)
  const { text, unit } = amountRange(product.loanAmt, product.loantoAmt, lang)
  const description = t('describe', {
    bank: product.shortName,
    name: product.proName,
    rate: product.beginRate ? t('rateIs', { rate: rateText(product.beginRate) }) : '',
    amount: text + unit,
    term: termRange(product.loanDate, product.loantoDate),
  })
  return [
    ...pageMeta(args, { title: `${product.proName} · ${product.shortName}`, description }),
    structured(product, description),
  ]
}

const structured = (product: { proName: string; financeName: string }, description: string) => ({
  'script:ld+json': {
    '@context': 'https://schema.org',
    '@type': 'FinancialProduct',
    name: product.proName,
    description,
    provider: { '@type': 'FinancialService', name: product.financeName },
  },
})

export default function ProductPage() {
  const { product, similar } = useLoaderData<typeof loader>()
  const t = useTexts(productTexts)
  const lang = useLang()
  const line = LINES[product.line as LineNo]
  const trail = [
    { to: inLang('/financeShop', lang), name: t('market') },
    { to: shopLink(line.no, lang), name: labelIn(lang, line.name) },
  ]
  return (
    <Queries>
      <div className="product-page">
        <div className="wrap">
          <Crumbs trail={trail} here={product.proName} />
          <ProductView key={product.id} product={product} similar={similar} />
        </div>
      </div>
      <CompareTray />
    </Queries>
  )
}
