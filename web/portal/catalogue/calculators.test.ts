import { expect, it } from 'vitest'
import { areSound, definitions, feesOf } from './calculators.ts'

const names = { yearly: '担保费', once: '一次性费用', fixed: '其他费用' }

it('counts only what is left of a refunded guarantee fee', () => {
  const { values } = definitions.guarantee
  expect(feesOf(values, names)).toMatchObject([{ name: '担保费', basis: 'yearly', value: '0.5000' }])
  expect(feesOf({ ...values, refund: '100' }, names)).toEqual([])
})

it('knows sound values', () => {
  const { values } = definitions.loan
  expect(areSound(values)).toBe(true)
  for (const wrong of [{ months: '0' }, { months: '12.5' }, { rate: '40' }, { amount: '' }, { amount: '1e3' }])
    expect([wrong, areSound({ ...values, ...wrong })]).toEqual([wrong, false])
})
