import { Link } from 'react-router'
import { PRODUCT_SORTS, type ProductSort } from '#contract/catalogue/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import type { ShopProps } from './shop-props.ts'
import { addressWith } from './shop-state.ts'
import { shopTexts } from './texts.ts'

/** Equity has no rate to sort by. */
export function SortLinks({ state, params, className }: Pick<ShopProps, 'state' | 'params'> & { className: string }) {
  const t = useTexts(shopTexts)
  const label = useLabel()
  const chosen = state.query.sorts ?? '0'
  const sorts = (Object.entries(PRODUCT_SORTS) as [ProductSort, string][]).filter(
    ([key]) => !(state.line === 2 && key === '1'),
  )
  return (
    <nav className={className} aria-label={t('sortBy')}>
      {sorts.map(([key, name]) => (
        <Link
          key={key}
          to={addressWith(params, { sorts: key === '0' ? undefined : key })}
          aria-current={key === chosen ? 'true' : undefined}
          preventScrollReset
        >
          {label(name)}
        </Link>
      ))}
    </nav>
  )
}
