import { useState } from 'react'
import { bankProduct, LINES, type LineNo, type Product, type ProductCard } from '#contract/catalogue/index.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { notify } from '../../app/notify.ts'
import { useSession } from '../../app/session/store.ts'
import { useCorpCheck } from '../access/use-corp-check.ts'
import { ApplyBar } from './ApplyBar.tsx'
import { ApplyDialog } from './ApplyDialog.tsx'
import { CostCalculator } from './CostCalculator.tsx'
import { toggleCompared, useCompared } from './compare.ts'
import { listCalls } from './line-calls.ts'
import { ProductAside } from './ProductAside.tsx'
import { Conditions, Facts, Materials, Process, Questions } from './ProductSections.tsx'
import { ProductSummary } from './ProductSummary.tsx'
import { productTexts } from './texts.ts'
import { useCostPlan } from './use-cost-plan.ts'
import { useFavourite } from './use-favourites.ts'

export function ProductView({ product, similar }: { product: Product; similar: readonly ProductCard[] }) {
  const t = useTexts(productTexts)
  const lends = LINES[product.line as LineNo].lends
  const plan = useCostPlan(product)
  const actions = useProductActions(product)
  const check = useConditionCheck(product.id)
  const sections = [
    ...(lends ? [['cost', t('cost')] as const] : []),
    ['conditions', t('conditions')],
    ['facts', t('facts')],
    ['process', t('process')],
    ['materials', t('materials')],
    ['questions', t('questions')],
  ] as const
  return (
    <>
      <ProductSummary product={product} actions={actions} check={check} />
      <nav className="product-nav" aria-label={t('sections')}>
        {sections.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <div className="product-columns">
        <div className="product-main">
          {lends && <CostCalculator product={product} plan={plan} />}
          <Conditions product={product} check={check} />
          <Facts product={product} />
        </div>
        <ProductAside product={product} similar={similar} />
      </div>
      <Process product={product} />
      <div className="product-halves">
        <Materials product={product} />
        <Questions product={product} />
      </div>
      <ApplyBar product={product} plan={plan} actions={actions} />
      {actions.applying && <ApplyDialog product={product} plan={plan} actions={actions} />}
      {actions.dialogs}
    </>
  )
}

/** Keeping, comparing and applying, with their checks. */
export function useProductActions(product: Product) {
  const t = useTexts(productTexts)
  const compared = useCompared().some(({ id }) => id === product.id)
  const [applying, setApplying] = useState(false)
  const { checkCorpAuth, dialog } = useCorpCheck()
  const { kept, reload } = useOwnMark(product)
  const favourite = useFavourite(reload)
  const compare = () => {
    const outcome = toggleCompared(product)
    if (outcome === 'full') notify.warning(t('full'))
    if (outcome === 'restarted') notify.info(t('restarted'))
  }
  return {
    kept,
    keep: () => void favourite.toggle(product, kept),
    compared,
    compare,
    applying,
    apply: () => {
      if (checkCorpAuth()) setApplying(true)
    },
    closeApply: () => setApplying(false),
    dialogs: (
      <>
        {dialog}
        {favourite.dialog}
      </>
    ),
  }
}

export type ProductActions = ReturnType<typeof useProductActions>

/** The page is rendered for visitors; whether somebody keeps the product is asked for once he is known. */
function useOwnMark(product: Product) {
  const enterprise = useEnterprise()
  const query = { keyWord: product.proName, financeId: product.financeId, size: 50 }
  const { data, refetch } = useCall(listCalls[product.line as LineNo] as (typeof listCalls)[1], query, {
    enabled: enterprise,
  })
  const kept =
    enterprise && (data?.records.some(({ id, collection }) => id === product.id && collection === 1) ?? false)
  return { kept, reload: refetch }
}

function useConditionCheck(productId: string) {
  const enterprise = useEnterprise()
  return useCall(bankProduct.checkConditions, { productId }, { enabled: enterprise }).data
}

export type ConditionReport = ReturnType<typeof useConditionCheck>

const useEnterprise = () => useSession()?.user.detail.userCategory === '3'
