import { Form, Link } from 'react-router'
import { LINES, type supermarket } from '#contract/catalogue/index.ts'
import type { Reply } from '#contract/kit/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { inLang } from '../frame/in-lang.ts'
import { Crumbs } from './Crumbs.tsx'
import { shopLink } from './product-link.ts'
import './ShopHead.css'
import type { ShopState } from './shop-state.ts'
import { shopTexts } from './texts.ts'

interface ShopHeadProps {
  readonly state: ShopState
  readonly summary: Reply<typeof supermarket.summary>
  readonly params: URLSearchParams
}

/** Title, search and the nine doors, each with its count. */
export function ShopHead({ state, summary, params }: ShopHeadProps) {
  const t = useTexts(shopTexts)
  return (
    <div className="shop-head">
      <div className="wrap">
        <Crumbs trail={[]} here={t('title')} />
        <div className="shop-title">
          <div>
            <h1>{t('title')}</h1>
            <p>{t('counts', { institutions: summary.institutionNum, products: summary.productNum })}</p>
          </div>
          <ShopSearch state={state} params={params} />
        </div>
        <ShopTabs state={state} summary={summary} />
      </div>
    </div>
  )
}

/** A plain GET form; the other filters travel along. */
function ShopSearch({ state, params }: Pick<ShopHeadProps, 'state' | 'params'>) {
  const t = useTexts(shopTexts)
  const kept = [...params].filter(([name]) => !['keyWord', 'current', 'match', 'scroll'].includes(name))
  const word = state.query.keyWord ?? ''
  return (
    <search>
      <Form className="shop-search" key={word}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <Icon name="search" size={18} />
          <input
            name="keyWord"
            type="search"
            defaultValue={word}
            placeholder={t('keyword')}
            aria-label={t('keyword')}
          />
        </label>
        <button className="button primary" type="submit">
          {t('search')}
        </button>
      </Form>
    </search>
  )
}

/** The order of the home page's doors: factoring stands before leasing. */
const ORDER = [1, 2, 3, 4, 5, 7, 6, 8] as const

function ShopTabs({ state, summary }: Pick<ShopHeadProps, 'state' | 'summary'>) {
  const t = useTexts(shopTexts)
  const label = useLabel()
  const lang = useLang()
  const counts = new Map(summary.lines.map(({ line, productNum }) => [line, productNum]))
  const tabs = ORDER.map((no) => ({
    key: LINES[no].key,
    name: label(LINES[no].name),
    to: shopLink(no, lang),
    count: counts.get(no) ?? 0,
    current: state.line === no && !state.letters,
  }))
  const letters = {
    key: 'letter',
    name: t('letter'),
    to: inLang('/financeShop?index=4&dbzxTab=1', lang),
    count: summary.letterNum,
    current: state.letters,
  }
  return (
    <nav className="shop-tabs" aria-label={t('lines')}>
      {[...tabs, letters].map(({ key, name, to, count, current }) => (
        <Link key={key} to={to} aria-current={current ? 'page' : undefined}>
          {name} <i>{count}</i>
        </Link>
      ))}
    </nav>
  )
}
