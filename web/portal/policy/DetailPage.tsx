import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { type ProductCard, productSearch } from '#contract/catalogue/index.ts'
import { law } from '#contract/policy/index.ts'
import { Queries } from '../../app/api/queries.tsx'
import { type CallInProcess, callContext } from '../../app/context.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { pageMeta } from '../../app/meta.ts'
import { idOf, orMissing } from '../content/found.ts'
import { inLang } from '../frame/in-lang.ts'
import { todayHere } from '../home/due.ts'
import { PolicyView } from './PolicyView.tsx'
import { policyTexts } from './texts.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = context.get(callContext)
  const policy = await orMissing(call(law.detail, { id: idOf(new URL(request.url).searchParams) }))
  return { policy, products: await matchingProducts(call, policy.productTags), today: todayHere() }
}

/** Products that carry one of the policy's tags. */
async function matchingProducts(call: CallInProcess, productTag: string): Promise<ProductCard[]> {
  if (!productTag) return []
  return (await call(productSearch.productSearch, { current: 1, size: 3, productTag })).records
}

export function meta(args: MetaArgs<typeof loader>) {
  const { policy } = args.loaderData ?? {}
  if (!policy) return []
  return [
    ...pageMeta(args, { title: policy.title, description: policy.summary }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'GovernmentService',
        name: policy.title,
        description: policy.summary,
        provider: { '@type': 'GovernmentOrganization', name: policy.issueOrg },
        datePublished: policy.issueDate,
      },
    },
  ]
}

export default function DetailPage() {
  const { policy, products, today } = useLoaderData<typeof loader>()
  const t = useTexts(policyTexts)
  const trail = [{ to: inLang('/policyForEnterprise', useLang()), name: t('hall') }]
  return (
    <Queries>
      <PolicyView key={policy.id} policy={policy} products={products} today={today} trail={trail} />
    </Queries>
  )
}
