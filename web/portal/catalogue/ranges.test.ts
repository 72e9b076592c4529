import { expect, it } from 'vitest'
import { amountRange, largestAmount, termRange } from './ranges.ts'

it('writes ranges in the unit that suits them', () => {
  expect(amountRange('500000', '30000000', 'zh-CN')).toEqual({ text: '50–3,000', unit: '万' })
  expect(amountRange('100000000', '2000000000', 'zh-CN')).toEqual({ text: '1–20', unit: '亿' })
  expect(amountRange('500000', '30000000', 'en-US')).toEqual({ text: '0.5–30', unit: 'M CNY' })
  expect(largestAmount('12500', 'zh-CN')).toBe('1.25万')
  expect([termRange(12, 60), termRange(12, 12)]).toEqual(['12–60', '12'])
})
