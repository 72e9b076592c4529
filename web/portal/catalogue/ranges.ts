import type { Lang } from '../../app/i18n/lang.ts'
import { groupThousands } from '../../ui/amount.ts'

const YI = 100_000_000

/** `50–3,000` and 万, or 亿 where even the lower end is that large; English counts in millions. */
export function amountRange(from: string, to: string, lang: Lang): { text: string; unit: string } {
  const [low, high] = [Number(from), Number(to)]
  const [size, unit] = lang === 'en-US' ? [1_000_000, 'M CNY'] : low >= YI ? [YI, '亿'] : [10_000, '万']
  const [start, end] = [short(low / size), short(high / size)]
  return { text: start === end ? start : `${start}–${end}`, unit }
}

export const largestAmount = (yuan: string, lang: Lang): string => {
  const { text, unit } = amountRange(yuan, yuan, lang)
  return lang === 'en-US' ? `${text} ${unit}` : `${text}${unit}`
}

export const termRange = (from: number, to: number): string => (from === to ? `${to}` : `${from}–${to}`)

/** At most two decimals, none without meaning. */
function short(value: number): string {
  const [whole = '0', fraction = ''] = value.toFixed(2).split('.')
  const kept = fraction.replace(/0+$/, '')
  return groupThousands(whole) + (kept && `.${kept}`)
}
