import type { Lang } from '../app/i18n/lang.ts'

export type AmountUnit = 'yuan' | 'wan' | 'yi'

interface Scale {
  /** Fewest integer digits of yuan that this scale is used for. */
  readonly digits: number
  readonly shift: number
  readonly unit: string
}

const scales: Record<Lang, readonly [Scale, Scale, Scale]> = {
  'zh-CN': [
    { digits: 9, shift: 8, unit: '亿元' },
    { digits: 5, shift: 4, unit: '万元' },
    { digits: 1, shift: 0, unit: '元' },
  ],
  'en-US': [
    { digits: 10, shift: 9, unit: 'billion CNY' },
    { digits: 7, shift: 6, unit: 'million CNY' },
    { digits: 1, shift: 0, unit: 'CNY' },
  ],
}

const fixedScale: Record<AmountUnit, 0 | 1 | 2> = { yi: 0, wan: 1, yuan: 2 }

export interface AmountText {
  readonly text: string
  readonly unit: string
}

/** Yuan below five digits, 万 up to eight, 亿 beyond, the latter two with two decimals. Never in floating point. */
export function amountText(yuan: string | number, lang: Lang = 'zh-CN', unit?: AmountUnit): AmountText {
  const { minus, whole, fraction } = parse(yuan)
  const scale = unit ? scales[lang][fixedScale[unit]] : scaleFor(whole, lang)
  const decimals = scale.shift > 0 ? 2 : fraction && 2
  const text = round(whole, fraction, scale.shift, decimals || 0)
  return { text: (minus ? '−' : '') + text, unit: scale.unit }
}

export function formatAmount(yuan: string | number, lang: Lang = 'zh-CN', unit?: AmountUnit) {
  const amount = amountText(yuan, lang, unit)
  return `${amount.text} ${amount.unit}`
}

export function groupThousands(digits: string) {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}

function parse(yuan: string | number) {
  const match = /^\s*(-?)0*(\d*)(?:\.(\d*?)0*)?\s*$/.exec(String(yuan))
  if (!match) throw new Error(`not an amount: ${yuan}`)
  return { minus: match[1] === '-', whole: match[2] || '0', fraction: match[3] ?? '' }
}

function scaleFor(whole: string, lang: Lang) {
  const [largest, middle, smallest] = scales[lang]
  if (whole.length >= largest.digits) return largest
  return whole.length >= middle.digits ? middle : smallest
}

/** Shifts the point left by `shift`, then rounds half up to `decimals`. */
function round(whole: string, fraction: string, shift: number, decimals: number) {
  const digits = BigInt(whole + fraction)
  const drop = fraction.length + shift - decimals
  const rounded =
    drop > 0 ? (digits + 5n * 10n ** BigInt(drop - 1)) / 10n ** BigInt(drop) : digits * 10n ** BigInt(-drop)
  const text = rounded.toString().padStart(decimals + 1, '0')
  const point = text.length - decimals
  return groupThousands(text.slice(0, point)) + (decimals ? `.${text.slice(point)}` : '')
}
