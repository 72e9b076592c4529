import { bankProduct } from '#contract/catalogue/index.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useEnterprise } from './use-enterprise.ts'

/** How the enterprise that is logged in meets the product's conditions. */
export function useConditionCheck(productId: string) {
  const enterprise = useEnterprise()
  return useCall(bankProduct.checkConditions, { productId }, { enabled: enterprise }).data
}

export type ConditionReport = ReturnType<typeof useConditionCheck>
