/**
 * Public first-loan figures are told as bands: nothing, under one, under ten, and from there the leading digit
 * followed by zeros and a plus. 2,345 reads 2000+.
 */
export function bandOf(value: number | string): string {
  const [whole = '0', fraction = ''] = String(value).split('.')
  const digits = whole.replace(/^0+/, '')
  if (digits === '') return /[1-9]/.test(fraction) ? '<1' : '0'
  return digits.length === 1 ? '<10' : `${digits[0]}${'0'.repeat(digits.length - 1)}+`
}

const STEPS = 6
const INTERVALS = 7

/** The axis of a quarterly chart: seven intervals of a sixth of the largest value, so that no bar touches the top. */
export function quarterAxis(values: readonly number[]): { interval: number; max: number } {
  const interval = Math.max(1, Math.ceil(Math.max(0, ...values) / STEPS))
  return { interval, max: interval * INTERVALS }
}
