/** At least two decimals, more only when they say something: 3.1 → 3.10, 3.1250 → 3.125. */
export function rateText(rate: string | number) {
  const [whole = '0', fraction = ''] = String(rate).split('.')
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`
}

export function rateRangeText(from: string | number, to?: string | number) {
  const start = rateText(from)
  const end = to === undefined || to === '' ? start : rateText(to)
  return start === end ? start : `${start}–${end}`
}
