import type { Cost, Repayment } from '#contract/catalogue/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { rateText } from '../../ui/rate.ts'
import './CostResult.css'
import { yuanText } from './fee-text.ts'
import { productTexts } from './texts.ts'
import { Waterfall } from './Waterfall.tsx'

interface CostResultProps {
  readonly cost: Cost | undefined
  readonly rate: string
  readonly months: string
  readonly repayment: Repayment
}

/** The yearly cost, its make-up as a waterfall and the same in yuan. */
export function CostResult({ cost, rate, months, repayment }: CostResultProps) {
  const t = useTexts(productTexts)
  const label = useLabel()
  if (!cost) return <div className="cost-result">{t('outOfRange')}</div>
  return (
    <div className="cost-result" aria-live="polite">
      <dl>
        <div>
          <dt>{t('allIn')}</dt>
          <dd className="gold">
            {Number(cost.yearlyRate).toFixed(2)}
            <small>%</small>
          </dd>
        </div>
        <div>
          <dt>{t(PAYMENT_NAMES[repayment])}</dt>
          <dd>
            {yuanText(repayment === 'bullet' ? cost.lastPayment : cost.firstPayment)}
            <small>{t('yuan')}</small>
          </dd>
        </div>
      </dl>
      <Waterfall cost={cost} />
      <table>
        <tbody>
          <tr>
            <td>{t('interest', { rate: rateText(rate) })}</td>
            <td>{`${yuanText(cost.interest)} ${t('yuan')}`}</td>
          </tr>
          {cost.fees.map(({ name, amount }) => (
            <tr key={name}>
              <td>{label(name)}</td>
              <td>{`${yuanText(amount)} ${t('yuan')}`}</td>
            </tr>
          ))}
          {Number(cost.subsidy) > 0 && (
            <tr className="less">
              <td>{t('subsidy')}</td>
              <td>{`−${yuanText(cost.subsidy)} ${t('yuan')}`}</td>
            </tr>
          )}
          <tr className="sum">
            <td>{t('total', { months })}</td>
            <td>{`${yuanText(cost.total)} ${t('yuan')}`}</td>
          </tr>
        </tbody>
      </table>
      <Schedule cost={cost} />
    </div>
  )
}

export const PAYMENT_NAMES = {
  equalPayment: 'perMonth',
  equalPrincipal: 'firstMonth',
  interestFirst: 'monthInterest',
  bullet: 'atEnd',
} as const

function Schedule({ cost }: { cost: Cost }) {
  const t = useTexts(productTexts)
  return (
    <details className="cost-schedule">
      <summary>{t('schedule')}</summary>
      <div>
        <table>
          <thead>
            <tr>
              {(['scheduleMonth', 'payment', 'principal', 'interestShort', 'balance'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cost.schedule.map(({ month, payment, principal, interest, balance }) => (
              <tr key={month}>
                <td>{month}</td>
                <td>{yuanText(payment)}</td>
                <td>{yuanText(principal)}</td>
                <td>{yuanText(interest)}</td>
                <td>{yuanText(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
