import { centsOf, divide, PERCENT_DECIMALS, textOf, unitsOf, yuanOf } from './decimal.ts'
import { yearlyCost } from './irr.ts'
import type { Fee, Subsidy } from './product-parts.ts'
import { type Instalment, monthInterest, type Repayment, scheduleOf } from './repayment.ts'

/** What a loan costs in all: interest, fees and subsidy as one yearly rate from the flow of money. */
export interface CostInput {
  /** Yuan. */
  readonly amount: string
  readonly months: number
  /** Percent a year. */
  readonly rate: string
  readonly repayment: Repayment
  readonly fees: readonly Fee[]
  readonly subsidy?: Subsidy | undefined
}

export interface CostFee {
  readonly name: string
  readonly amount: string
}

export interface CostMonth {
  readonly month: number
  readonly principal: string
  readonly interest: string
  readonly payment: string
  readonly balance: string
}

export interface Cost {
  readonly interest: string
  readonly fees: readonly CostFee[]
  readonly feeTotal: string
  readonly subsidy: string
  /** Interest and fees without the subsidy. */
  readonly total: string
  readonly firstPayment: string
  readonly lastPayment: string
  /** Percent a year, four decimals: interest alone, what fees add, what the subsidy takes off, all in. */
  readonly interestRate: string
  readonly feeRate: string
  readonly subsidyRate: string
  readonly yearlyRate: string
  readonly schedule: readonly CostMonth[]
}

export function costOf(input: CostInput): Cost {
  const amount = centsOf(input.amount)
  const rate = unitsOf(input.rate, PERCENT_DECIMALS)
  const schedule = scheduleOf({ amount, months: input.months, rate, repayment: input.repayment })
  const fees = input.fees.filter(paidByEnterprise).map((fee) => ({ name: fee.name, cents: feeCents(fee, input) }))
  const feeTotal = sum(fees.map(({ cents }) => cents))
  const subsidies = subsidyByMonth(schedule, input.subsidy)

  const plain = [amount, ...schedule.map(({ principal, interest }) => -principal - interest)]
  const withFees = plain.with(0, amount - feeTotal)
  const all = withFees.map((cents, month) => cents + (subsidies[month] ?? 0n))
  const [base, loaded, yearly] = [plain, withFees, all].map(yearlyCost) as [bigint, bigint, bigint]
  const interest = sum(schedule.map((row) => row.interest))
  const subsidy = sum(subsidies)
  return {
    interest: yuanOf(interest),
    fees: fees.map(({ name, cents }) => ({ name, amount: yuanOf(cents) })),
    feeTotal: yuanOf(feeTotal),
    subsidy: yuanOf(subsidy),
    total: yuanOf(interest + feeTotal - subsidy),
    firstPayment: yuanOf(paymentOf(schedule[0])),
    lastPayment: yuanOf(paymentOf(schedule.at(-1))),
    interestRate: percent(base),
    feeRate: percent(loaded - base),
    subsidyRate: percent(loaded - yearly),
    yearlyRate: percent(yearly),
    schedule: schedule.map(monthOf),
  }
}

export const paidByEnterprise = (fee: Fee): boolean => fee.payer === 'enterprise'

/** Fees are paid when the loan is; a yearly one for all its months at once. */
export function feeCents({ basis, value }: Fee, { amount, months }: Pick<CostInput, 'amount' | 'months'>): bigint {
  if (basis === 'fixed') return centsOf(value)
  const once = centsOf(amount) * unitsOf(value, PERCENT_DECIMALS)
  const share = basis === 'yearly' ? once * BigInt(months) : once * 12n
  return divide(share, 12_000_000n)
}

/** Paid out after every twelve months and at the end, on what was owed in the subsidised months. */
function subsidyByMonth(schedule: readonly Instalment[], subsidy: Subsidy | undefined): bigint[] {
  const paid = new Array<bigint>(schedule.length + 1).fill(0n)
  if (!subsidy) return paid
  const rate = unitsOf(subsidy.rate, PERCENT_DECIMALS)
  let left = subsidy.cap ? centsOf(subsidy.cap) : undefined
  let saved = 0n
  schedule.forEach(({ month, principal, balance }) => {
    if (month <= subsidy.months) saved += monthInterest(balance + principal, rate)
    if (month % 12 !== 0 && month !== schedule.length) return
    const given = left !== undefined && saved > left ? left : saved
    if (left !== undefined) left -= given
    paid[month] = given
    saved = 0n
  })
  return paid
}

const monthOf = (row: Instalment): CostMonth => ({
  month: row.month,
  principal: yuanOf(row.principal),
  interest: yuanOf(row.interest),
  payment: yuanOf(paymentOf(row)),
  balance: yuanOf(row.balance),
})

const paymentOf = (row: Instalment | undefined): bigint => (row ? row.principal + row.interest : 0n)
const sum = (list: readonly bigint[]): bigint => list.reduce((total, one) => total + one, 0n)
const percent = (millionths: bigint): string => textOf(millionths, PERCENT_DECIMALS)
