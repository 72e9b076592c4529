import { type Msjx, MsjxForm } from '#contract/system/param.ts'
import { refuse } from '#server/kit/refusals.ts'

export const MSJX_KEY = 'msjx_info'
export const MSJX_MALFORMED = '参数格式错误'

/** Reads what the parameter stores, and refuses what no subsidy could be computed from. */
export function parseMsjx(json: string): Msjx {
  const parsed = MsjxForm.safeParse(fromJson(json))
  return parsed.success ? checkedMsjx(parsed.data) : refuse(MSJX_MALFORMED)
}

/** A cap above nothing, rates from 0 to 100, and a period that does not end before it starts. */
export function checkedMsjx(values: Msjx): Msjx {
  const { yearCap, creditFundRate, otherRate, loanAmtRate, startDate, endDate } = values
  const rates = [creditFundRate, otherRate, loanAmtRate]
  const sensible = Number(yearCap) > 0 && rates.every((rate) => Number(rate) <= 100)
  const backwards = startDate && endDate && endDate < startDate
  return sensible && !backwards ? values : refuse(MSJX_MALFORMED)
}

function fromJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return refuse(MSJX_MALFORMED)
  }
}
