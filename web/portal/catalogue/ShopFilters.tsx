import { useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AmountFilter, AreaFilter, CodeFilter, OnlyFilter, TermFilter } from './FilterGroups.tsx'
import { RateFilter } from './RateFilter.tsx'
import './ShopFilters.css'
import { SortLinks } from './SortLinks.tsx'
import type { ShopProps } from './shop-props.ts'
import { addressWithoutFilters, chosenFilters } from './shop-state.ts'
import { shopTexts } from './texts.ts'

/** Beside the list; on phones a sheet behind one button. Every choice is a link, so it works without script. */
export function ShopFilters(shop: ShopProps) {
  const { state, page, params } = shop
  const t = useTexts(shopTexts)
  const [open, setOpen] = useState(false)
  useSheetKeys(open, () => setOpen(false))
  const count = chosenFilters(state.query).length
  return (
    <aside className="shop-side">
      <SortLinks state={state} params={params} className="phone-sorts" />
      <button className="shop-sheet-button" type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name="filter" size={18} />
        {t('filters')}
        {count > 0 && <em>{count}</em>}
      </button>
      <div className={open ? 'shop-filters open' : 'shop-filters'}>
        <header>
          <h2>{t('filters')}</h2>
          <Link className="link" to={addressWithoutFilters(params)} preventScrollReset>
            {t('clear')}
          </Link>
          <button className="shop-sheet-close" type="button" aria-label={t('close')} onClick={() => setOpen(false)}>
            <Icon name="close" size={20} />
          </button>
        </header>
        <FilterGroups {...shop} />
        <footer className="shop-sheet-foot">
          <Button kind="primary" size="large" onClick={() => setOpen(false)}>
            {t('showResult', { count: page.total })}
          </Button>
        </footer>
      </div>
      {state.line === 1 && <Ask />}
    </aside>
  )
}

function FilterGroups(shop: ShopProps) {
  const { state } = shop
  const kind = state.line === 3 ? 'insuranceProductType' : 'productType'
  return (
    <>
      {state.line === 1 ? <CodeFilter {...shop} name="guaType" /> : <CodeFilter {...shop} name={kind} />}
      <AmountFilter {...shop} />
      <TermFilter {...shop} />
      {state.line !== 2 && <RateFilter {...shop} />}
      <AreaFilter {...shop} />
      <OnlyFilter {...shop} />
      <CodeFilter {...shop} name="productTag" />
    </>
  )
}

function Ask() {
  const t = useTexts(shopTexts)
  return (
    <Form className="shop-ask">
      <h3>{t('askTitle')}</h3>
      <p>{t('askText')}</p>
      <input type="hidden" name="index" value="1" />
      <input type="hidden" name="match" value="1" />
      <input name="keyWord" maxLength={50} placeholder={t('askHint')} aria-label={t('askTitle')} required />
      <Button kind="outline" type="submit">
        {t('askButton')}
      </Button>
    </Form>
  )
}

/** Escape closes the sheet. */
function useSheetKeys(open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
