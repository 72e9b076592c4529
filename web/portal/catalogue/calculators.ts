import type { Fee, Repayment } from '#contract/catalogue/index.ts'

export const CALCULATORS = ['loan', 'cost', 'guarantee', 'factoring'] as const
export type Calculator = (typeof CALCULATORS)[number]

export const FIELDS = [
  'amount',
  'months',
  'rate',
  'yearlyFee',
  'onceFee',
  'fixedFee',
  'refund',
  'subsidyRate',
  'subsidyMonths',
] as const
export type CalculatorField = (typeof FIELDS)[number]
export type Values = Readonly<Record<CalculatorField, string>>

const base: Values = {
  amount: '200',
  months: '24',
  rate: '3.15',
  yearlyFee: '0',
  onceFee: '0',
  fixedFee: '0',
  refund: '0',
  subsidyRate: '0',
  subsidyMonths: '24',
}

interface Definition {
  readonly asks: readonly CalculatorField[]
  readonly values: Values
  readonly repayments: readonly Repayment[]
}

const everyWay: readonly Repayment[] = ['equalPayment', 'equalPrincipal', 'interestFirst', 'bullet']

/** What each calculator asks and begins with. */
export const definitions: Readonly<Record<Calculator, Definition>> = {
  loan: { asks: ['amount', 'months', 'rate'], values: base, repayments: everyWay },
  cost: {
    asks: ['amount', 'months', 'rate', 'yearlyFee', 'onceFee', 'fixedFee', 'subsidyRate', 'subsidyMonths'],
    values: { ...base, yearlyFee: '0.5', subsidyRate: '1.5' },
    repayments: everyWay,
  },
  guarantee: {
    asks: ['amount', 'months', 'rate', 'yearlyFee', 'refund'],
    values: { ...base, months: '12', yearlyFee: '1', refund: '50' },
    repayments: everyWay,
  },
  factoring: {
    asks: ['amount', 'months', 'rate', 'onceFee', 'fixedFee'],
    values: { ...base, amount: '100', months: '6', rate: '5.6', onceFee: '0.3', fixedFee: '0' },
    repayments: ['bullet', 'interestFirst'],
  },
}

const LIMITS: Readonly<Record<CalculatorField, readonly [number, number]>> = {
  amount: [0.01, 99_999],
  months: [1, 360],
  rate: [0, 36],
  yearlyFee: [0, 20],
  onceFee: [0, 20],
  fixedFee: [0, 10_000_000],
  refund: [0, 100],
  subsidyRate: [0, 20],
  subsidyMonths: [0, 360],
}

const WHOLE = new Set<CalculatorField>(['months', 'subsidyMonths'])

export function areSound(values: Values): boolean {
  return FIELDS.every((name) => {
    const [low, high] = LIMITS[name]
    const shape = WHOLE.has(name) ? /^\d{1,3}$/ : /^\d{1,8}(\.\d{1,4})?$/
    return shape.test(values[name]) && Number(values[name]) >= low && Number(values[name]) <= high
  })
}

/** The fees that the values stand for; a refunded share of the guarantee fee is not paid. */
export function feesOf(values: Values, names: Readonly<Record<'yearly' | 'once' | 'fixed', string>>): Fee[] {
  const paid = (Number(values.yearlyFee) * (100 - Number(values.refund))) / 100
  const all: Fee[] = [
    fee('guarantee', names.yearly, 'yearly', paid.toFixed(4)),
    fee('service', names.once, 'once', values.onceFee),
    fee('service', names.fixed, 'fixed', values.fixedFee),
  ]
  return all.filter(({ value }) => Number(value) > 0)
}

const fee = (kind: Fee['kind'], name: string, basis: Fee['basis'], value: string): Fee => ({
  kind,
  name,
  basis,
  value,
  payer: 'enterprise',
  remark: '',
})
