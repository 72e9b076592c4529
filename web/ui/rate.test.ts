import { expect, it } from 'vitest'
import { rateRangeText, rateText } from './rate.ts'

it('shows at least two decimals and no idle zeros', () => {
  expect(rateText('3.1')).toBe('3.10')
  expect(rateText('2.9500')).toBe('2.95')
  expect(rateText('3.1250')).toBe('3.125')
  expect(rateText(4)).toBe('4.00')
})

it('writes a range once when both ends are the same', () => {
  expect(rateRangeText('2.95', '3.85')).toBe('2.95–3.85')
  expect(rateRangeText('3.6', '3.60')).toBe('3.60')
})
