import { Link } from 'react-router'
import type { ProductPage } from '#contract/catalogue/index.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import './ShopPager.css'
import { addressWith } from './shop-state.ts'
import { shopTexts } from './texts.ts'

type Paged = Pick<ProductPage, 'current' | 'pages' | 'size'>

/** Pages as links: the first, the last and those around this one. */
export function ShopPager({ page, params }: { page: Paged; params: URLSearchParams }) {
  const t = useTexts(shopTexts)
  const { current, pages, size } = page
  if (pages < 2) return null
  const to = (number: number) => addressWith(params, { current: number === 1 ? undefined : String(number) })
  const near = [...new Set([1, current - 1, current, current + 1, pages])].filter((one) => one >= 1 && one <= pages)
  return (
    <div className="shop-pager">
      <span>{t('pageInfo', { size, pages })}</span>
      <nav aria-label={t('paging')}>
        {current > 1 && <Link to={to(current - 1)}>{t('previous')}</Link>}
        {near.map((number, at) => (
          <span key={number}>
            {at > 0 && number - near[at - 1]! > 1 && <i>…</i>}
            <Link
              to={to(number)}
              aria-current={number === current ? 'page' : undefined}
              aria-label={t('pageOf', { page: number })}
            >
              {number}
            </Link>
          </span>
        ))}
        {current < pages && <Link to={to(current + 1)}>{t('next')}</Link>}
      </nav>
    </div>
  )
}
