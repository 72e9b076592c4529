import type { ProductPage } from '#contract/catalogue/index.ts'
import type { FilterNames } from './filter-names.ts'
import type { ShopState } from './shop-state.ts'

/** What every part of the shop is drawn from. */
export interface ShopProps {
  readonly state: ShopState
  readonly page: ProductPage
  readonly names: FilterNames
  readonly params: URLSearchParams
}
