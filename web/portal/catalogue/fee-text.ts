import type { Fee } from '#contract/catalogue/index.ts'
import { groupThousands } from '../../ui/amount.ts'
import { rateText } from '../../ui/rate.ts'

/** `0.50%/年`, `0.05%`, `550 元`. */
export function feeText({ basis, value }: Pick<Fee, 'basis' | 'value'>, label: (chinese: string) => string): string {
  if (basis === 'fixed') return `${groupThousands(value)} ${label('元')}`
  return basis === 'yearly' ? `${rateText(value)}%/${label('年')}` : `${rateText(value)}%`
}

/** `66284.46` as 66,284.46. */
export function yuanText(yuan: string): string {
  const [whole = '0', cents = '00'] = yuan.replace('-', '').split('.')
  return `${yuan.startsWith('-') ? '−' : ''}${groupThousands(whole)}.${cents}`
}
