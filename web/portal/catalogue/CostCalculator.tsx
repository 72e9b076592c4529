import { FEE_PAYERS, LINES, type LineNo, type Product, paidByEnterprise } from '#contract/catalogue/index.ts'
import { amountInWords } from '#contract/kit/amount-in-words.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { groupThousands } from '../../ui/amount.ts'
import { Field } from '../../ui/Field.tsx'
import { rateText } from '../../ui/rate.ts'
import { Switcher } from '../../ui/Switcher.tsx'
import './CostCalculator.css'
import { CostResult } from './CostResult.tsx'
import { feeText } from './fee-text.ts'
import { repaymentsOf } from './product-cost.ts'
import { productTexts } from './texts.ts'
import type { CostPlan } from './use-cost-plan.ts'

interface CalculatorProps {
  readonly product: Product
  readonly plan: CostPlan
}

/** Contract rate plus fees less subsidy: what the money really costs a year. */
export function CostCalculator({ product, plan }: CalculatorProps) {
  const t = useTexts(productTexts)
  return (
    <section className="product-card" id="cost">
      <header>
        <h2>{t('costTitle')}</h2>
        <p>{t('costNote')}</p>
      </header>
      <div className="calculator">
        <Inputs product={product} plan={plan} />
        <CostResult cost={plan.cost} rate={product.beginRate} months={plan.months} repayment={plan.repayment} />
      </div>
      <p className="product-note">{t('estimate')}</p>
    </section>
  )
}

function Inputs({ product, plan }: CalculatorProps) {
  const t = useTexts(productTexts)
  const label = useLabel()
  const lang = useLang()
  const [low, high] = [Number(product.loanAmt) / 10_000, Number(product.loantoAmt) / 10_000]
  const range = `${groupThousands(String(low))}–${groupThousands(String(high))}`
  const line = LINES[product.line as LineNo]
  const capital = lang === 'zh-CN' && !plan.amountWrong ? amountInWords((Number(plan.wan) * 10_000).toFixed(2)) : ''
  return (
    <div className="calculator-inputs">
      <Field
        label={`${label(line.amountLabel)} ${t('amountRange', { range })}`}
        value={plan.wan}
        onChange={plan.setWan}
        inputMode="decimal"
        inside={<small>{t('wan')}</small>}
        error={plan.amountWrong ? t('outOfRange') : undefined}
        hint={capital}
      />
      <input
        className="amount-slider"
        type="range"
        min={low}
        max={high}
        step={Math.max(1, Math.round((high - low) / 200))}
        value={plan.amountWrong ? low : plan.wan}
        aria-label={label(line.amountLabel)}
        onChange={(event) => plan.setWan(event.target.value)}
      />
      <Field
        label={`${label(line.termLabel)} ${t('termRange', { range: `${product.loanDate}–${product.loantoDate}` })}`}
        value={plan.months}
        onChange={plan.setMonths}
        inputMode="numeric"
        inside={<small>{t('months')}</small>}
        error={plan.monthsWrong ? t('outOfRange') : undefined}
      />
      <Switcher
        label={t('repayment')}
        value={plan.repayment}
        onChange={plan.setRepayment}
        options={repaymentsOf(product).map(([value, name]) => ({ value, label: label(name) }))}
      />
      <Switches product={product} plan={plan} />
    </div>
  )
}

/** What comes on top of the interest; fees that others pay are said, not counted. */
function Switches({ product, plan }: CalculatorProps) {
  const t = useTexts(productTexts)
  const label = useLabel()
  const own = product.fees.filter((fee) => paidByEnterprise(fee) && Number(fee.value) > 0)
  const others = product.fees.filter((fee) => !paidByEnterprise(fee))
  const [subsidy] = product.subsidies
  return (
    <ul className="calculator-switches">
      {own.length > 0 && (
        <Switch
          name={own.map(({ name }) => label(name)).join('、')}
          note={own.map((fee) => `${feeText(fee, label)} ${label(fee.remark)}`).join('；')}
          on={plan.withFees}
          onChange={plan.setWithFees}
        />
      )}
      {subsidy && (
        <Switch
          name={label(subsidy.name)}
          note={`${rateText(subsidy.rate)}% ${label(subsidy.remark)}`}
          on={plan.withSubsidy}
          onChange={plan.setWithSubsidy}
        />
      )}
      {others.map((fee) => (
        <li key={fee.name} className="others">
          {t('paidByOthers', {
            name: label(fee.name),
            value: ` ${feeText(fee, label)}`,
            payer: label(FEE_PAYERS[fee.payer]),
          })}
        </li>
      ))}
    </ul>
  )
}

interface SwitchProps {
  readonly name: string
  readonly note: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

function Switch({ name, note, on, onChange }: SwitchProps) {
  const t = useTexts(productTexts)
  return (
    <li>
      <div>
        {name}
        <span>{note}</span>
      </div>
      <button
        className="switch"
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={t('count', { name })}
        onClick={() => onChange(!on)}
      />
    </li>
  )
}
