import { Link } from 'react-router'
import { LINES, type LineNo, type ProductCard, REPAYMENTS } from '#contract/catalogue/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { notify } from '../../app/notify.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Monogram } from '../../ui/Monogram.tsx'
import { rateText } from '../../ui/rate.ts'
import { Tag } from '../../ui/Tag.tsx'
import { toggleCompared, useCompared } from './compare.ts'
import { productLink } from './product-link.ts'
import './CheckBox.css'
import './ProductRow.css'
import './ProductTags.css'
import { amountRange, termRange } from './ranges.ts'
import { shopTexts } from './texts.ts'

interface ProductRowProps {
  readonly card: ProductCard
  /** Tags that match a filter are tinted. */
  readonly keyTags?: readonly string[]
  readonly kept: boolean
  readonly onKeep: () => void
}

/** One product; rate, amount and term stand in columns so that the eye can run down. */
export function ProductRow({ card, keyTags = [], kept, onKeep }: ProductRowProps) {
  const t = useTexts(shopTexts)
  const lang = useLang()
  const compared = useCompared().some(({ id }) => id === card.id)
  const to = productLink(card, lang)
  return (
    <article className={compared ? 'product-row compared' : 'product-row'}>
      <div className="product-id">
        <Monogram name={card.shortName} />
        <h3>
          <Link to={to}>{card.proName}</Link>
        </h3>
        <span>{card.shortName}</span>
        <Tags card={card} keyTags={keyTags} />
      </div>
      <Figures card={card} />
      <p className="product-fact">
        {t('speed', { days: card.workDays })} · {t('updated', { date: card.updateTime.slice(0, 10) })}
      </p>
      <div className="product-actions">
        <Link className="button tinted" to={to}>
          {t('applyNow')}
        </Link>
        <div>
          <CompareButton card={card} compared={compared} />
          <button
            className="keep-button"
            type="button"
            aria-pressed={kept}
            aria-label={t('keepProduct', { name: card.proName })}
            onClick={onKeep}
          >
            <Icon name="star" size={20} />
          </button>
        </div>
      </div>
    </article>
  )
}

function Tags({ card, keyTags }: { card: ProductCard; keyTags: readonly string[] }) {
  const label = useLabel()
  const names = card.productTagName.split(',').filter(Boolean)
  const keys = card.productTag.split(',')
  return (
    <p className="product-tags">
      {card.line !== 1 && <Tag>{label(card.productTypeName)}</Tag>}
      {names.slice(0, 3).map((name, at) => (
        <Tag key={name} tone={keyTags.includes(keys[at] ?? '') ? 'key' : 'plain'}>
          {label(name)}
        </Tag>
      ))}
    </p>
  )
}

function Figures({ card }: { card: ProductCard }) {
  const t = useTexts(shopTexts)
  const label = useLabel()
  const lang = useLang()
  const line = LINES[card.line as LineNo]
  const amount = amountRange(card.loanAmt, card.loantoAmt, lang)
  const guarantees = card.guaTypeName.split(',').filter(Boolean).map(label).join('、')
  return (
    <dl>
      <div className="product-rate">
        {card.beginRate ? (
          <>
            <dt>{label(card.isScience ? '承保费率' : line.rateLabel)}</dt>
            <dd>
              {rateText(card.beginRate)}
              <small>%{t('from')}</small>
            </dd>
            <p>{card.isScience ? card.feeDesc : t('upTo', { rate: rateText(card.endRate) })}</p>
          </>
        ) : (
          <>
            <dt>{label(line.kindLabel)}</dt>
            <dd className="words">{label(card.productTypeName)}</dd>
          </>
        )}
      </div>
      <div>
        <dt>{label(line.amountLabel)}</dt>
        <dd>
          {amount.text}
          <small>{amount.unit}</small>
        </dd>
        <p>{guarantees}</p>
      </div>
      <div>
        <dt>{label(line.termLabel)}</dt>
        <dd>
          {termRange(card.loanDate, card.loantoDate)}
          <small>{t('month')}</small>
        </dd>
        <p>{label(REPAYMENT_NAMES[card.repayments.split(',')[0] ?? ''] ?? '')}</p>
      </div>
    </dl>
  )
}

const REPAYMENT_NAMES: Readonly<Record<string, string>> = REPAYMENTS

function CompareButton({ card, compared }: { card: ProductCard; compared: boolean }) {
  const t = useTexts(shopTexts)
  const toggle = () => {
    const outcome = toggleCompared(card)
    if (outcome === 'full') notify.warning(t('full'))
    if (outcome === 'restarted') notify.info(t('restarted'))
  }
  return (
    <button
      className="compare-button"
      type="button"
      aria-pressed={compared}
      aria-label={t('compareProduct', { name: card.proName })}
      onClick={toggle}
    >
      <span className="check-box">{compared && <Icon name="check" size={14} />}</span>
      {t(compared ? 'compared' : 'compare')}
    </button>
  )
}
