import type { ReactNode } from 'react'
import { type ConditionState, LINES, type LineNo, type Product } from '#contract/catalogue/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { CheckMark } from '../../ui/Checklist.tsx'
import type { ConditionReport } from './use-condition-check.ts'
import './ProductSections.css'
import { productTexts } from './texts.ts'

interface BlockProps {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

const Block = ({ id, title, note, children }: BlockProps) => (
  <section className="product-card" id={id}>
    <header>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
    </header>
    {children}
  </section>
)

const ORDER: readonly ConditionState[] = ['notMet', 'unknown', 'met']

/** Plain for visitors; an enterprise sees each checked, what needs action first. */
export function Conditions({ product, check }: { product: Product; check: ConditionReport }) {
  const t = useTexts(productTexts)
  if (!check) {
    return (
      <Block id="conditions" title={t('conditions')} note={t('conditionCount', { count: product.conditions.length })}>
        <ul className="conditions plain">
          {product.conditions.map(({ field, text }) => (
            <li key={field}>{text}</li>
          ))}
        </ul>
      </Block>
    )
  }
  const sorted = ORDER.flatMap((state) => check.items.filter((item) => item.state === state))
  return (
    <Block id="conditions" title={t('conditions')} note={t('checkedAt', { time: check.checkTime.slice(5, 16) })}>
      <div className="condition-bar" aria-hidden="true">
        {ORDER.map((state) => {
          const count = sorted.filter((item) => item.state === state).length
          return count > 0 && <i key={state} className={state} style={{ flex: count }} />
        })}
      </div>
      <ul className="conditions">
        {sorted.map((item) => (
          <li key={item.field} className={item.state}>
            <CheckMark state={item.state} />
            <b>{item.text}</b>
            <span>{item.actual}</span>
            <em>{t(item.state)}</em>
            {item.state !== 'met' && <p>{item.remedy}</p>}
          </li>
        ))}
      </ul>
      <p className="product-note">{t('checkNote')}</p>
    </Block>
  )
}

export function Facts({ product }: { product: Product }) {
  const t = useTexts(productTexts)
  const label = useLabel()
  return (
    <Block id="facts" title={t('facts')} note={label(LINES[product.line as LineNo].name)}>
      <p className="product-intro">{product.intro}</p>
      <dl className="product-facts">
        {product.facts.map((fact) => (
          <div key={fact.key}>
            <dt>{label(fact.label)}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Block>
  )
}

export function Process({ product }: { product: Product }) {
  const t = useTexts(productTexts)
  return (
    <Block id="process" title={t('process')} note={t('speedDays', { days: product.workDays })}>
      <ol className="process">
        {product.steps.map(({ name, text, time }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
            <em>{time}</em>
          </li>
        ))}
      </ol>
    </Block>
  )
}

export function Materials({ product }: { product: Product }) {
  const t = useTexts(productTexts)
  return (
    <Block id="materials" title={t('materials')} note={t('conditionCount', { count: product.materials.length })}>
      <table className="materials">
        <thead>
          <tr>
            <th scope="col">{t('material')}</th>
            <th scope="col">{t('form')}</th>
            <th scope="col">{t('remark')}</th>
          </tr>
        </thead>
        <tbody>
          {product.materials.map(({ name, form, remark }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{form}</td>
              <td>{remark}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  )
}

export function Questions({ product }: { product: Product }) {
  const t = useTexts(productTexts)
  return (
    <Block id="questions" title={t('questions')}>
      <dl className="questions">
        {product.questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Block>
  )
}
