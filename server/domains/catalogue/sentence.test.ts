import { expect, it } from 'vitest'
import { readSentence } from './sentence.ts'

it.each([
  ['想贷200万做设备更新', { loanAmtLimit: '200-200' }],
  ['需要1.5亿，五年', { loanAmtLimit: '15000-15000', loanYearLimit: '5-5' }],
  ['50 万周转6个月', { loanAmtLimit: '50-50', loanYearLimit: '0.5-0.5' }],
  ['买设备', {}],
])('reads %s', (sentence, wish) => {
  expect(readSentence(sentence)).toEqual(wish)
})
