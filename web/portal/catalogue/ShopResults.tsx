import { useRevalidator } from 'react-router'
import { useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { useSession } from '../../app/session/store.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { listCalls } from './line-calls.ts'
import { ProductRow } from './ProductRow.tsx'
import { ShopChips } from './ShopChips.tsx'
import { ShopPager } from './ShopPager.tsx'
import type { ShopProps } from './shop-props.ts'
import './ShopResults.css'
import { SortLinks } from './SortLinks.tsx'
import { addressWithoutFilters } from './shop-state.ts'
import { shopTexts } from './texts.ts'
import { useFavourite } from './use-favourites.ts'

export function ShopResults(shop: ShopProps) {
  const { state, page, params } = shop
  const t = useTexts(shopTexts)
  const { revalidate } = useRevalidator()
  const { kept, reload } = useKept(shop)
  const favourite = useFavourite(() => Promise.all([reload(), revalidate()]))
  const tags = (state.query.productTag ?? '').split(',')
  return (
    <div className="shop-list">
      <ShopChips {...shop} />
      <SortBar {...shop} />
      <div className="shop-rows">
        {page.records.map((card) => (
          <ProductRow
            key={card.id}
            card={card}
            keyTags={tags}
            kept={kept.has(card.id)}
            onKeep={() => void favourite.toggle(card, kept.has(card.id))}
          />
        ))}
        {page.records.length === 0 && (
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<Button to={addressWithoutFilters(params)}>{t('noneAction')}</Button>}
          />
        )}
      </div>
      <ShopPager page={page} params={params} />
      {favourite.dialog}
    </div>
  )
}

/** Pages are rendered for visitors; what somebody keeps is asked for once he is known. */
function useKept({ state }: ShopProps) {
  const enterprise = useSession()?.user.detail.userCategory === '3'
  const { data, refetch } = useCall(listCalls[state.line] as (typeof listCalls)[1], state.query, {
    enabled: enterprise,
  })
  const kept = new Set((enterprise ? data?.records : [])?.filter(({ collection }) => collection).map(({ id }) => id))
  return { kept, reload: refetch }
}

function SortBar({ state, page, params }: ShopProps) {
  const t = useTexts(shopTexts)
  return (
    <div className="shop-sorts">
      <p aria-live="polite">
        {state.match ? t('matched') : t(page.more ? 'foundMore' : 'found', { count: page.total })}
      </p>
      <SortLinks state={state} params={params} className="sort-links" />
    </div>
  )
}
