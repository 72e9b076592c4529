import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { amountText } from '../../ui/amount.ts'
import { Icon } from '../../ui/Icon.tsx'
import { rateText } from '../../ui/rate.ts'
import { TileIcon } from '../../ui/TileIcon.tsx'
import { inLang } from '../frame/in-lang.ts'
import type { HomeData } from './load-home.ts'
import './Market.css'
import { BANK_SHOP, GUARANTEES, lineOf, MARKET_ENTRIES, type MarketEntry } from './market-entries.ts'
import { SectionHead } from './Section.tsx'
import { type HomeText, homeTexts } from './texts.ts'

const BankOrderDialog = lazy(() =>
  import('../institution/BankOrderDialog.tsx').then((module) => ({ default: module.BankOrderDialog })),
)

/** The nine doors of the finance supermarket, each with one live figure. */
export function Market({ shop, guarantees }: Pick<HomeData, 'shop' | 'guarantees'>) {
  const t = useTexts(homeTexts)
  const [opening, setOpening] = useState(false)
  return (
    <section className="home-section alt">
      <div className="wrap">
        <SectionHead title={t('market')} note={t('marketNote')} more={{ text: t('allProducts'), to: '/financeShop' }}>
          <button type="button" className="section-more" onClick={() => setOpening(true)}>
            {t('openAccount')}
            <Icon name="right" />
          </button>
        </SectionHead>
        <div className="market">
          <BankDoor shop={shop} guarantees={guarantees} />
          {MARKET_ENTRIES.map((entry) => (
            <Door key={entry.text} entry={entry} shop={shop} />
          ))}
        </div>
      </div>
      {opening && (
        <Suspense>
          <BankOrderDialog onClose={() => setOpening(false)} />
        </Suspense>
      )}
    </section>
  )
}

function BankDoor({ shop, guarantees }: Pick<HomeData, 'shop' | 'guarantees'>) {
  const t = useTexts(homeTexts)
  const lang = useLang()
  const bank = lineOf(shop, 1)
  return (
    <div className="market-bank">
      <svg className="market-arc" viewBox="0 0 260 160" aria-hidden="true">
        <path d="M10 150a120 120 0 0 1 240 0M34 150a96 96 0 0 1 192 0M58 150a72 72 0 0 1 144 0M82 150a48 48 0 0 1 96 0M0 150h260" />
      </svg>
      <h3>
        <TileIcon name="bank" size={36} />
        <Link to={inLang(BANK_SHOP, lang)}>{t('bank')}</Link>
      </h3>
      <p>{t('bankOnSale', { products: bank?.productNum ?? 0, institutions: bank?.institutionNum ?? 0 })}</p>
      {bank?.lowestRate && (
        <p className="market-rate">
          {t('lowestNow')}
          <b>
            {rateText(bank.lowestRate)}
            <small>%</small>
          </b>
        </p>
      )}
      <ul>
        {GUARANTEES.map((key) => (
          <li key={key}>
            <Link to={inLang(`/financeShop?index=1&guaType=${key}`, lang)}>
              {t(`gua${key}` as HomeText)}
              <i>{guarantees[key] ?? 0}</i>
            </Link>
          </li>
        ))}
      </ul>
      <Link className="market-go" to={inLang(BANK_SHOP, lang)}>
        {t('choose')}
        <Icon name="right" />
      </Link>
    </div>
  )
}

function Door({ entry, shop }: { entry: MarketEntry; shop: HomeData['shop'] }) {
  const t = useTexts(homeTexts)
  const lang = useLang()
  const line = lineOf(shop, entry.line)
  return (
    <Link className="market-door" to={inLang(entry.to, lang)}>
      <h3>
        <TileIcon name={entry.icon} size={28} />
        {t(entry.text)}
      </h3>
      <p>
        {t(entry.teaser)}
        <LiveFigure entry={entry} shop={shop} />
      </p>
      <span>
        {entry.figure === 'letters'
          ? t('letterNote')
          : t('onSale', { products: line?.productNum ?? 0, institutions: line?.institutionNum ?? 0 })}
      </span>
    </Link>
  )
}

/** Gold means money: rates are gold, everything else is ink. */
function LiveFigure({ entry, shop }: { entry: MarketEntry; shop: HomeData['shop'] }) {
  const t = useTexts(homeTexts)
  const lang = useLang()
  const line = lineOf(shop, entry.line)
  if (entry.figure === 'letters') {
    return (
      <b>
        {shop.letterNum}
        <small>{t('kindsUnit')}</small>
      </b>
    )
  }
  if (entry.figure === 'rate') {
    return line?.lowestRate ? (
      <b className="gold">
        {rateText(line.lowestRate)}%<small>{t('from')}</small>
      </b>
    ) : null
  }
  const amount = amountText(line?.largestAmt || 0, lang)
  return (
    <b>
      {amount.text.replace(/\.?0+$/, '')}
      <small>{amount.unit}</small>
    </b>
  )
}
