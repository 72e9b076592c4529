/** Decimals as whole numbers of their smallest part: money in cents, rates in millionths (0.0001 %). */

export const CENTS = 2
export const PERCENT_DECIMALS = 4

const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d+))?$/

/** `"3.15"` with two decimals is 315n; further digits are rounded half up. */
export function unitsOf(text: string, decimals: number): bigint {
  const match = DECIMAL.exec(text.trim())
  if (!match) throw new RangeError(`not a decimal: ${text}`)
  const fraction = match[3] ?? ''
  const kept = BigInt((match[2] ?? '') + fraction.slice(0, decimals).padEnd(decimals, '0'))
  const units = Number(fraction[decimals] ?? '0') >= 5 ? kept + 1n : kept
  return match[1] ? -units : units
}

export function textOf(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
}

export const centsOf = (yuan: string): bigint => unitsOf(yuan, CENTS)
export const yuanOf = (cents: bigint): string => textOf(cents, CENTS)

/** A quotient to the nearest whole, halves away from zero. */
export function divide(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor
}
