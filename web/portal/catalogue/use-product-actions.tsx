import { useState } from 'react'
import type { LineNo, Product } from '#contract/catalogue/index.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { notify } from '../../app/notify.ts'
import { useCorpCheck } from '../access/use-corp-check.ts'
import { toggleCompared, useCompared } from './compare.ts'
import { listCalls } from './line-calls.ts'
import { productTexts } from './texts.ts'
import { useEnterprise } from './use-enterprise.ts'
import { useFavourite } from './use-favourites.ts'

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
