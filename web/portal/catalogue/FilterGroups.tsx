import { Form, Link } from 'react-router'
import { LINES } from '#contract/catalogue/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { amountChoices, termChoices } from './range-choices.ts'
import './CheckBox.css'
import type { ShopProps } from './shop-props.ts'
import { addressWith, toggled } from './shop-state.ts'
import { shopTexts } from './texts.ts'

type CodeName = 'guaType' | 'productTag' | 'productType' | 'insuranceProductType'

/** The most frequent ones say enough; a longer list would hide the groups below. */
const MOST_CODES = 8

/** Codes with their counts; several may be chosen. A choice that would give nothing is left out. */
export function CodeFilter({ state, page, names, params, name }: ShopProps & { name: CodeName }) {
  const t = useTexts(shopTexts)
  const label = useLabel()
  const isKind = name === 'productType' || name === 'insuranceProductType'
  const dictionary = isKind ? names.kind : names[name]
  const field = isKind ? 'productType' : name
  const counts = new Map(page.facets.filter((one) => one.field === field).map(({ value, count }) => [value, count]))
  const chosen = (state.query[name] ?? '').split(',')
  const options = dictionary
    .filter(([key]) => counts.get(key) || chosen.includes(key))
    .toSorted(([a], [b]) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .filter(([key], at) => at < MOST_CODES || chosen.includes(key))
  if (options.length === 0) return null
  const titles = { guaType: t('guaType'), productTag: t('tags') }
  return (
    <section>
      <h3>{isKind ? label(LINES[state.line].kindLabel) : titles[name]}</h3>
      {options.map(([key, text]) => (
        <CheckLink
          key={key}
          on={chosen.includes(key)}
          to={addressWith(params, { [name]: toggled(state.query[name], key) })}
          count={counts.get(key) ?? 0}
        >
          {label(text)}
        </CheckLink>
      ))}
    </section>
  )
}

function CheckLink({ on, to, count, children }: { on: boolean; to: string; count?: number; children: string }) {
  return (
    <Link className="check-link" to={to} preventScrollReset aria-current={on ? 'true' : undefined}>
      <span className="check-box">{on && <Icon name="check" size={14} />}</span>
      {children}
      {count !== undefined && <i>{count}</i>}
    </Link>
  )
}

function OptionLink({ on, to, children }: { on: boolean; to: string; children: string }) {
  return (
    <Link className="option-link" to={to} preventScrollReset aria-current={on ? 'true' : undefined}>
      {children}
    </Link>
  )
}

export function AmountFilter({ state, params }: ShopProps) {
  const t = useTexts(shopTexts)
  const label = useLabel()
  const chosen = state.query.loanAmtLimit
  const [low = '', high = ''] = (chosen ?? '').split('-')
  return (
    <section>
      <h3>{label(LINES[state.line].amountLabel)}</h3>
      <div className="options">
        {amountChoices(state.line).map(({ value, text }) => (
          <OptionLink
            key={value}
            on={value === chosen}
            to={addressWith(params, { loanAmtLimit: value === chosen ? undefined : value })}
          >
            {label(text)}
          </OptionLink>
        ))}
      </div>
      <AmountForm key={chosen ?? ''} low={low} high={high} params={params} t={t} />
    </section>
  )
}

interface AmountFormProps {
  readonly low: string
  readonly high: string
  readonly params: URLSearchParams
  readonly t: ReturnType<typeof useTexts<keyof (typeof shopTexts)['zh-CN']>>
}

/** Both ends free; the form joins them into the one parameter. */
function AmountForm({ low, high, params, t }: AmountFormProps) {
  const kept = [...params].filter(([name]) => !['loanAmtLimit', 'current', 'scroll'].includes(name))
  return (
    <Form
      className="amount-form"
      preventScrollReset
      onSubmit={(event) => {
        const form = event.currentTarget
        const [from, to, joined] = ['from', 'to', 'loanAmtLimit'].map(
          (name) => form.elements.namedItem(name) as HTMLInputElement,
        )
        joined!.value = from!.value || to!.value ? `${from!.value}-${to!.value}` : ''
        from!.disabled = true
        to!.disabled = true
        setTimeout(() => {
          from!.disabled = false
          to!.disabled = false
        })
      }}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="loanAmtLimit" />
      <input
        name="from"
        defaultValue={low}
        inputMode="decimal"
        pattern="\d{0,8}(\.\d{1,2})?"
        aria-label={t('amountFrom')}
      />
      {t('to')}
      <input
        name="to"
        defaultValue={high}
        inputMode="decimal"
        pattern="\d{0,8}(\.\d{1,2})?"
        aria-label={t('amountTo')}
      />
      {t('wan')}
      <button className="button quiet small" type="submit">
        {t('apply')}
      </button>
    </Form>
  )
}

export function TermFilter({ state, params }: ShopProps) {
  const t = useTexts(shopTexts)
  const label = useLabel()
  const chosen = state.query.loanYearLimit
  return (
    <section>
      <h3>{label(LINES[state.line].termLabel)}</h3>
      <div className="options">
        {termChoices.map(({ value, text }) => (
          <OptionLink
            key={value}
            on={value === chosen}
            to={addressWith(params, { loanYearLimit: value === chosen ? undefined : value })}
          >
            {t(text)}
          </OptionLink>
        ))}
      </div>
    </section>
  )
}

export function AreaFilter({ state, names, params }: ShopProps) {
  const t = useTexts(shopTexts)
  const label = useLabel()
  const chosen = state.query.areaCode
  return (
    <section>
      <h3>{t('area')}</h3>
      <div className="options three">
        <OptionLink on={!chosen} to={addressWith(params, { areaCode: undefined })}>
          {t('wholeCity')}
        </OptionLink>
        {names.areaCode.map(([code, name]) => (
          <OptionLink
            key={code}
            on={code === chosen}
            to={addressWith(params, { areaCode: code === chosen ? undefined : code })}
          >
            {shortArea(label(name))}
          </OptionLink>
        ))}
      </div>
    </section>
  )
}

/** 姑苏区 is 姑苏 where there is little room; 工业园区 keeps what tells it apart. */
const shortArea = (name: string) =>
  name
    .replace(/^(?:苏州)?工业园区$/, '园区')
    .replace(/^(?:苏州)?高新区.*$/, '高新')
    .replace(/[区市]$/, (end) => (name.endsWith('园区') ? end : ''))

const ONLY = {
  1: [
    ['isPolicy', 'policy'],
    ['isXbd', 'xbd'],
    ['isFirst', 'first'],
  ],
  3: [['isScience', 'science']],
} as const

export function OnlyFilter({ state, params }: ShopProps) {
  const t = useTexts(shopTexts)
  const flags = state.line === 1 || state.line === 3 ? ONLY[state.line] : []
  if (flags.length === 0) return null
  return (
    <section>
      <h3>{t('only')}</h3>
      {flags.map(([name, text]) => (
        <CheckLink
          key={name}
          on={state.query[name] === '1'}
          to={addressWith(params, { [name]: state.query[name] === '1' ? undefined : '1' })}
        >
          {t(text)}
        </CheckLink>
      ))}
    </section>
  )
}
