import { useMemo, useState } from 'react'
import { type Cost, costOf, LINES, type LineNo, type Product, type Repayment } from '#contract/catalogue/index.ts'
import { repaymentsOf } from './product-cost.ts'

const WAN = 10_000

export interface CostPlan {
  readonly wan: string
  readonly setWan: (wan: string) => void
  readonly months: string
  readonly setMonths: (months: string) => void
  readonly repayment: Repayment
  readonly setRepayment: (repayment: Repayment) => void
  readonly withFees: boolean
  readonly setWithFees: (on: boolean) => void
  readonly withSubsidy: boolean
  readonly setWithSubsidy: (on: boolean) => void
  readonly amountWrong: boolean
  readonly monthsWrong: boolean
  /** Undefined while a value is outside what the product offers, or the line lends nothing. */
  readonly cost: Cost | undefined
}

/** What the visitor works out on the page: the calculator, the apply bar and the dialog show the same plan. */
export function useCostPlan(product: Product): CostPlan {
  const [wan, setWan] = useState(() =>
    String(middle(Number(product.loanAmt) / WAN, Number(product.loantoAmt) / WAN, 200)),
  )
  const [months, setMonths] = useState(() => String(middle(product.loanDate, product.loantoDate, 12)))
  const [repayment, setRepayment] = useState(() => repaymentsOf(product)[0]![0])
  const [withFees, setWithFees] = useState(true)
  const [withSubsidy, setWithSubsidy] = useState(true)
  const amountWrong = !within(
    wan,
    /^\d{1,8}(\.\d{1,2})?$/,
    Number(product.loanAmt) / WAN,
    Number(product.loantoAmt) / WAN,
  )
  const monthsWrong = !within(months, /^\d{1,3}$/, product.loanDate, product.loantoDate)
  const cost = useMemo(() => {
    if (amountWrong || monthsWrong || !product.beginRate || !LINES[product.line as LineNo].lends) return undefined
    return costOf({
      amount: (Number(wan) * WAN).toFixed(2),
      months: Number(months),
      rate: product.beginRate,
      repayment,
      fees: withFees ? product.fees : [],
      subsidy: withSubsidy ? product.subsidies[0] : undefined,
    })
  }, [product, wan, months, repayment, withFees, withSubsidy, amountWrong, monthsWrong])
  return {
    ...{ wan, setWan, months, setMonths, repayment, setRepayment },
    ...{ withFees, setWithFees, withSubsidy, setWithSubsidy, amountWrong, monthsWrong, cost },
  }
}

const middle = (low: number, high: number, wanted: number) => Math.min(Math.max(low, wanted), high)

const within = (text: string, shape: RegExp, low: number, high: number) =>
  shape.test(text) && Number(text) >= low && Number(text) <= high
