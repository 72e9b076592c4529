import { divide } from './decimal.ts'

/** How a loan is paid back; the keys are stored with the product. */
export const REPAYMENTS = {
  equalPayment: '等额本息',
  equalPrincipal: '等额本金',
  interestFirst: '先息后本',
  bullet: '到期一次还本付息',
} as const

export type Repayment = keyof typeof REPAYMENTS

export const isRepayment = (text: string): text is Repayment => Object.hasOwn(REPAYMENTS, text)

export interface Instalment {
  readonly month: number
  readonly principal: bigint
  readonly interest: bigint
  /** What is owed after this month. */
  readonly balance: bigint
}

export interface Loan {
  readonly amount: bigint
  readonly months: number
  /** Yearly rate in millionths: 31500n is 3.15 %. */
  readonly rate: bigint
  readonly repayment: Repayment
}

const MONTHS_OF_MILLION = 12_000_000n

export const monthInterest = (balance: bigint, rate: bigint): bigint => divide(balance * rate, MONTHS_OF_MILLION)

/** Every month of the loan in cents; the last one settles what rounding left over. */
export function scheduleOf(loan: Loan): Instalment[] {
  const principalOf = principals[loan.repayment](loan)
  const rows: Instalment[] = []
  let balance = loan.amount
  let unpaid = 0n
  for (let month = 1; month <= loan.months; month += 1) {
    const accrued = monthInterest(balance, loan.rate)
    const last = month === loan.months
    const principal = last ? balance : principalOf(balance, accrued)
    unpaid += accrued
    const interest = loan.repayment === 'bullet' && !last ? 0n : unpaid
    unpaid -= interest
    balance -= principal
    rows.push({ month, principal, interest, balance })
  }
  return rows
}

type PrincipalOf = (balance: bigint, interest: bigint) => bigint

const principals: Record<Repayment, (loan: Loan) => PrincipalOf> = {
  equalPayment: (loan) => {
    const payment = equalPayment(loan)
    return (_balance, interest) => payment - interest
  },
  equalPrincipal: ({ amount, months }) => {
    const share = divide(amount, BigInt(months))
    return () => share
  },
  interestFirst: () => () => 0n,
  bullet: () => () => 0n,
}

const PRECISION = 10n ** 30n

/** The same payment every month: amount × r × (1 + r)ⁿ / ((1 + r)ⁿ − 1). */
export function equalPayment({ amount, months, rate }: Pick<Loan, 'amount' | 'months' | 'rate'>): bigint {
  if (rate === 0n) return divide(amount, BigInt(months))
  const factor = PRECISION + divide(PRECISION * rate, MONTHS_OF_MILLION)
  let power = PRECISION
  for (let month = 0; month < months; month += 1) power = divide(power * factor, PRECISION)
  return divide(amount * rate * power, MONTHS_OF_MILLION * (power - PRECISION))
}
