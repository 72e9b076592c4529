import { describe, expect, it } from 'vitest'
import { parseAsk, shopAddress } from './parse-ask.ts'

describe('a sentence about money', () => {
  it.each([
    [
      '想贷200万做设备更新，分两年还清，厂房可以抵押',
      { line: 1, amountWan: 200, months: 24, guaTypes: ['1'], tags: ['05'] },
    ],
    ['想贷200万做设备更新，24个月，抵押', { line: 1, amountWan: 200, months: 24, guaTypes: ['1'], tags: ['05'] }],
    ['第一次贷款，没有抵押物', { line: 1, guaTypes: ['5'], tags: ['07'] }],
    ['要1.5亿，五年', { line: 1, amountWan: 15_000, months: 60, guaTypes: [], tags: [] }],
    ['三百五十万周转半年', { line: 1, amountWan: 350, months: 6, guaTypes: [], tags: [] }],
    ['50w 一年半', { line: 1, amountWan: 50, months: 18, guaTypes: [], tags: [] }],
    ['1,000万，专利质押', { line: 1, amountWan: 1000, guaTypes: ['2'], tags: ['06', '11'] }],
    ['投标要开保函', { line: 4, letters: true, guaTypes: [], tags: [] }],
    ['设备做融资租赁', { line: 6, guaTypes: [], tags: ['05'] }],
    [
      '2 million for equipment over 24 months, mortgage',
      { line: 1, amountWan: 200, months: 24, guaTypes: ['1'], tags: ['05'] },
    ],
    ['First loan, no collateral, 3 years', { line: 1, months: 36, guaTypes: ['5'], tags: ['07'] }],
    ['A bid bond', { line: 4, letters: true, guaTypes: [], tags: [] }],
    ['你好', { line: 1, guaTypes: [], tags: [] }],
    ['0万 0个月', { line: 1, guaTypes: [], tags: [] }],
  ])('%s', (sentence, asked) => {
    expect(parseAsk(sentence)).toEqual(asked)
  })
})

describe('the shop it leads to', () => {
  it.each([
    [
      '想贷200万做设备更新，24个月，抵押',
      '/financeShop?index=1&loanAmtLimit=200-200&loanYearLimit=2-2&guaType=1&productTag=05',
    ],
    ['周转10个月', '/financeShop?index=1&loanYearLimit=0.83-0.83'],
    ['投标要开保函', '/financeShop?index=4&dbzxTab=1'],
    ['  税易融 ', '/financeShop?index=1&keyWord=%E7%A8%8E%E6%98%93%E8%9E%8D'],
    ['', '/financeShop?index=1'],
  ])('%s → %s', (sentence, address) => {
    expect(shopAddress(sentence)).toBe(address)
  })
})
