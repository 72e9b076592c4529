import { Link, useLocation } from 'react-router'
import { LINES, type LineNo, type Product } from '#contract/catalogue/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Monogram } from '../../ui/Monogram.tsx'
import { rateRangeText } from '../../ui/rate.ts'
import { Tag } from '../../ui/Tag.tsx'
import { inLang } from '../frame/in-lang.ts'
import { FitRing } from './FitRing.tsx'
import type { ConditionReport } from './use-condition-check.ts'
import type { ProductActions } from './use-product-actions.tsx'
import './ProductSummary.css'
import './ProductTags.css'
import { repaymentsOf } from './product-cost.ts'
import { amountRange, termRange } from './ranges.ts'
import { productTexts } from './texts.ts'

interface SummaryProps {
  readonly product: Product
  readonly actions: ProductActions
  readonly check: ConditionReport
}

export function ProductSummary({ product, actions, check }: SummaryProps) {
  const label = useLabel()
  return (
    <section className="product-summary">
      <div className="product-what">
        <div className="product-name">
          <Monogram name={product.shortName} size={60} />
          <div>
            <h1>{product.proName}</h1>
            <p>
              {product.shortName} · {label(product.productTypeName)}
            </p>
          </div>
          <p className="product-tags">
            {product.productTagName
              .split(',')
              .filter(Boolean)
              .map((name) => (
                <Tag key={name} tone="key">
                  {label(name)}
                </Tag>
              ))}
          </p>
        </div>
        <KeyFigures product={product} />
        <Small product={product} />
      </div>
      <div className="product-fit">
        <Fit check={check} />
        <Button kind="primary" size="large" onClick={actions.apply}>
          <ApplyWord />
        </Button>
        <ActionPair actions={actions} />
      </div>
    </section>
  )
}

const ApplyWord = () => useTexts(productTexts)('applyNow')

function ActionPair({ actions }: { actions: ProductActions }) {
  const t = useTexts(productTexts)
  return (
    <div className="product-pair">
      <button className="button outline" type="button" aria-pressed={actions.kept} onClick={actions.keep}>
        <Icon name="star" />
        {t(actions.kept ? 'kept' : 'keep')}
      </button>
      <button className="button outline" type="button" aria-pressed={actions.compared} onClick={actions.compare}>
        <Icon name="scale" />
        {t(actions.compared ? 'compared' : 'compare')}
      </button>
    </div>
  )
}

function KeyFigures({ product }: { product: Product }) {
  const t = useTexts(productTexts)
  const label = useLabel()
  const lang = useLang()
  const line = LINES[product.line as LineNo]
  const amount = amountRange(product.loanAmt, product.loantoAmt, lang)
  const guarantees = product.guaTypeName.split(',').filter(Boolean).map(label).join('、')
  return (
    <dl className="key-figures">
      {product.beginRate && (
        <div className="key-rate">
          <dt>{label(line.rateLabel)}</dt>
          <dd>
            {rateRangeText(product.beginRate, product.endRate)}
            <small>%</small>
          </dd>
          <p>{line.lends ? t('single') : product.feeDesc}</p>
        </div>
      )}
      <div>
        <dt>{label(line.amountLabel)}</dt>
        <dd>
          {amount.text}
          <small>{amount.unit}</small>
        </dd>
      </div>
      <div>
        <dt>{label(line.termLabel)}</dt>
        <dd>
          {termRange(product.loanDate, product.loantoDate)}
          <small>{t('months')}</small>
        </dd>
        {line.lends && (
          <p>
            {repaymentsOf(product)
              .map(([, name]) => label(name))
              .join('、')}
          </p>
        )}
      </div>
      <div>
        <dt>{label(guarantees ? '担保方式' : line.kindLabel)}</dt>
        <dd className="words">{guarantees || label(product.productTypeName)}</dd>
      </div>
    </dl>
  )
}

function Small({ product }: { product: Product }) {
  const t = useTexts(productTexts)
  const label = useLabel()
  const facts = [
    [t('area'), product.areaNames.split(',').filter(Boolean).map(label).join('、') || t('wholeCity')],
    [t('speed'), t('speedDays', { days: product.workDays })],
    [t('forWhom'), product.mainPartNames.split(',').filter(Boolean).map(label).join('、')],
    [t('updated'), product.updateTime.slice(0, 10)],
  ]
  return (
    <p className="product-small">
      {facts.map(([name, value]) => (
        <span key={name}>
          <b>{name}</b>
          {value}
        </span>
      ))}
    </p>
  )
}

/** An enterprise sees how it stands; everybody else is told how to find out. */
function Fit({ check }: { check: ConditionReport }) {
  const t = useTexts(productTexts)
  const lang = useLang()
  const { pathname, search } = useLocation()
  if (check) {
    return (
      <>
        <h2>{t('fit', { name: check.enterpriseName })}</h2>
        <FitRing items={check.items} />
      </>
    )
  }
  return (
    <>
      <h2>{t('fitVisitor')}</h2>
      <p className="fit-text">{t('fitVisitorText')}</p>
      <Link className="link" to={`${inLang('/login', lang)}?redirect=${encodeURIComponent(pathname + search)}`}>
        {t('fitLogin')}
      </Link>
    </>
  )
}
