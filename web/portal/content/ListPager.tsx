import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../../app/i18n/use-texts.ts'
import '../catalogue/ShopPager.css'
import { changed } from './list-address.ts'
import { contentTexts } from './texts.ts'

interface Paged {
  readonly current: number
  readonly pages: number
  readonly total: number
  readonly more?: boolean | undefined
}

/** Pages as links: the first, the last and those around this one. */
export function ListPager({ page: { current, pages, total, more } }: { page: Paged }) {
  const t = useTexts(contentTexts)
  const [params] = useSearchParams()
  if (pages < 2) return null
  const to = (number: number) => changed(params, { current: number === 1 ? '' : String(number) })
  const near = [...new Set([1, current - 1, current, current + 1, pages])].filter((one) => one >= 1 && one <= pages)
  return (
    <div className="shop-pager">
      <span>{t(more ? 'totalMore' : 'total', { count: total })}</span>
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
