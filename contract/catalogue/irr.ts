import { divide } from './decimal.ts'

const PRECISION = 10n ** 24n
const MILLION = 1_000_000n
/** Ten times a year's principal: nothing the shop sells costs more. */
const HIGHEST = 10n * MILLION * 1000n
const THOUSANDTHS = 1000n

/**
 * Twelve times the monthly rate at which the flow is worth nothing, in millionths a year.
 * `flow[0]` is what the borrower receives, later months are negative.
 */
export function yearlyCost(flow: readonly bigint[]): bigint {
  let low = -MILLION * THOUSANDTHS
  let high = HIGHEST
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (presentValue(flow, middle) < 0n) low = middle
    else high = middle
  }
  return divide(high, THOUSANDTHS)
}

/** By Horner's rule with 1 / (1 + i), where i is a twelfth of the yearly rate in thousandths of a millionth. */
function presentValue(flow: readonly bigint[], rate: bigint): bigint {
  const divisor = 12n * MILLION * THOUSANDTHS + rate
  const discount = divide(PRECISION * 12n * MILLION * THOUSANDTHS, divisor)
  let value = 0n
  for (let month = flow.length - 1; month >= 0; month -= 1) {
    value = divide(value * discount, PRECISION) + flow[month]! * MILLION
  }
  return value
}
