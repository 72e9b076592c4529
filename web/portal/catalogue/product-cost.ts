import { type Cost, costOf, isRepayment, type Product, REPAYMENTS, type Repayment } from '#contract/catalogue/index.ts'

const WAN = 10_000
const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/
const MONTHS = /^\d{1,3}$/

/** The ways to pay back that a product offers; all four where it names none. */
export function repaymentsOf({ repayments }: Pick<Product, 'repayments'>): [Repayment, string][] {
  const offered = repayments.split(',').filter(isRepayment)
  const all = Object.keys(REPAYMENTS).filter(isRepayment)
  return (offered.length > 0 ? offered : all).map((key) => [key, REPAYMENTS[key]])
}

/** The cost at the product's lowest rate, or nothing when it does not lend that much or that long. */
export function costWithin(product: Product, wan: string, months: string): Cost | undefined {
  if (!AMOUNT.test(wan) || !MONTHS.test(months) || !product.beginRate) return undefined
  const yuan = Number(wan) * WAN
  const inside = yuan >= Number(product.loanAmt) && yuan <= Number(product.loantoAmt)
  const term = Number(months)
  if (!inside || term < product.loanDate || term > product.loantoDate) return undefined
  return costOf({
    amount: yuan.toFixed(2),
    months: term,
    rate: product.beginRate,
    repayment: repaymentsOf(product)[0]![0],
    fees: product.fees,
    subsidy: product.subsidies[0],
  })
}
