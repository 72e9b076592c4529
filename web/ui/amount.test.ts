import { expect, it } from 'vitest'
import { amountText, formatAmount } from './amount.ts'

it.each([
  ['0', '0 元'],
  ['9999', '9,999 元'],
  ['9999.5', '9,999.50 元'],
  ['10000', '1.00 万元'],
  ['12345', '1.23 万元'],
  ['12350', '1.24 万元'],
  ['5000000.00', '500.00 万元'],
  ['99999999', '10,000.00 万元'],
  ['100000000', '1.00 亿元'],
  ['864237000000', '8,642.37 亿元'],
  ['-31564.02', '−3.16 万元'],
  [12_610_0000, '1.26 亿元'],
])('writes %s yuan as %s', (yuan, text) => {
  expect(formatAmount(yuan)).toBe(text)
})

it('keeps a wanted unit, as product cards do', () => {
  expect(formatAmount('30000000', 'zh-CN', 'wan')).toBe('3,000.00 万元')
  expect(formatAmount('300', 'zh-CN', 'wan')).toBe('0.03 万元')
})

it('counts in millions and billions in English', () => {
  expect(formatAmount('123456', 'en-US')).toBe('123,456 CNY')
  expect(formatAmount('5000000', 'en-US')).toBe('5.00 million CNY')
})

it('never loses a cent to floating point', () => {
  expect(amountText('9007199254740993', 'zh-CN', 'yuan').text).toBe('9,007,199,254,740,993')
})

it('refuses what is not an amount', () => {
  expect(() => amountText('12e5')).toThrow('not an amount')
})
