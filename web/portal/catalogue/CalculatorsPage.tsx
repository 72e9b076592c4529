import { useState } from 'react'
import { Link, type MetaArgs, useSearchParams } from 'react-router'
import { costOf, REPAYMENTS } from '#contract/catalogue/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Switcher } from '../../ui/Switcher.tsx'
import './ProductPage.css'
import './CostCalculator.css'
import './CalculatorsPage.css'
import { CostResult } from './CostResult.tsx'
import { Crumbs } from './Crumbs.tsx'
import { areSound, CALCULATORS, type Calculator, definitions, feesOf } from './calculators.ts'
import { shopLink } from './product-link.ts'
import { calculatorTexts } from './texts.ts'
import { titles } from './titles.ts'

export function meta(args: MetaArgs) {
  const lang = metaLang(args)
  return pageMeta(args, {
    title: translator(lang, titles)('calculators'),
    description: translator(lang, calculatorTexts)('intro'),
  })
}

const chosenIn = (params: URLSearchParams): Calculator =>
  CALCULATORS.find((name) => name === params.get('tab')) ?? 'loan'

export default function CalculatorsPage() {
  const [params] = useSearchParams()
  const chosen = chosenIn(params)
  const t = useTexts(calculatorTexts)
  const title = useTexts(titles)('calculators')
  return (
    <div className="product-page">
      <div className="wrap">
        <Crumbs trail={[]} here={title} />
        <div className="calculators-head">
          <h1>{title}</h1>
          <p>{t('intro')}</p>
        </div>
        <nav className="calculator-doors" aria-label={t('choose')}>
          {CALCULATORS.map((name) => (
            <Link key={name} to={`?tab=${name}`} aria-current={name === chosen ? 'page' : undefined} preventScrollReset>
              <b>{t(name)}</b>
              <span>{t(`${name}Note`)}</span>
            </Link>
          ))}
        </nav>
        <CalculatorForm key={chosen} name={chosen} />
      </div>
    </div>
  )
}

function CalculatorForm({ name }: { name: Calculator }) {
  const t = useTexts(calculatorTexts)
  const label = useLabel()
  const lang = useLang()
  const { asks, values: first, repayments } = definitions[name]
  const [values, setValues] = useState(first)
  const [repayment, setRepayment] = useState(repayments[0]!)
  const sound = areSound(values)
  const names = { yearly: t('yearlyName'), once: t('onceName'), fixed: t('fixedName') }
  const cost = sound
    ? costOf({
        amount: (Number(values.amount) * 10_000).toFixed(2),
        months: Number(values.months),
        rate: values.rate,
        repayment,
        fees: feesOf(values, names),
        subsidy:
          Number(values.subsidyRate) > 0
            ? {
                name: t('subsidyName'),
                rate: values.subsidyRate,
                months: Number(values.subsidyMonths),
                cap: '',
                remark: '',
              }
            : undefined,
      })
    : undefined
  return (
    <section className="product-card">
      <div className="calculator">
        <div className="calculator-inputs">
          {asks.map((field) => (
            <Field
              key={field}
              label={t(field === 'amount' && name === 'factoring' ? 'receivable' : field)}
              value={values[field]}
              onChange={(value) => setValues({ ...values, [field]: value })}
              inputMode="decimal"
            />
          ))}
          <Switcher
            label={t('repayment')}
            value={repayment}
            onChange={setRepayment}
            options={repayments.map((value) => ({ value, label: label(REPAYMENTS[value]) }))}
          />
          {!sound && <p role="alert">{t('wrong')}</p>}
          <Button kind="tinted" to={shopLink(1, lang)}>
            {t('link')}
          </Button>
        </div>
        <CostResult cost={cost} rate={values.rate} months={values.months} repayment={repayment} />
      </div>
    </section>
  )
}
