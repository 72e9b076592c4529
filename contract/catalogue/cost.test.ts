import { describe, expect, it } from 'vitest'
import { costOf } from './cost.ts'
import { divide, textOf, unitsOf } from './decimal.ts'
import { yearlyCost } from './irr.ts'
import type { Fee } from './product-parts.ts'

const guarantee: Fee = {
  kind: 'guarantee',
  name: '担保费',
  basis: 'yearly',
  value: '0.50',
  payer: 'enterprise',
  remark: '',
}
const subsidy = { name: '设备更新贴息', rate: '1.5', months: 24, cap: '', remark: '' }
const twoYears = { amount: '2000000', months: 24, rate: '3.15', repayment: 'equalPayment', fees: [] } as const

describe('all-in cost', () => {
  it('is the contract rate when there is nothing but interest', () => {
    const cost = costOf(twoYears)
    expect(cost).toMatchObject({ firstPayment: '86095.19', interest: '66284.46', feeTotal: '0.00', total: '66284.46' })
    expect(cost.yearlyRate).toBe('3.1500')
    expect(cost.schedule.at(-1)).toMatchObject({ month: 24, balance: '0.00' })
  })

  it('adds the guarantee fee and takes off the subsidy, as in the example worked out beside it with fifty digits', () => {
    const cost = costOf({ ...twoYears, fees: [guarantee], subsidy })
    expect(cost).toMatchObject({ feeTotal: '20000.00', subsidy: '31563.99', total: '54720.47' })
    expect([cost.interestRate, cost.feeRate, cost.subsidyRate].map((rate) => Number(rate).toFixed(2))).toEqual([
      '3.15',
      '0.98',
      '1.49',
    ])
    expect(Number(cost.yearlyRate).toFixed(2)).toBe('2.64')
  })

  it('follows a year of interest first by hand: 100 000 at 6 % with a fee of 1 000', () => {
    const fee: Fee = { ...guarantee, basis: 'fixed', value: '1000' }
    const cost = costOf({ amount: '100000', months: 12, rate: '6', repayment: 'interestFirst', fees: [fee] })
    expect(cost).toMatchObject({
      firstPayment: '500.00',
      lastPayment: '100500.00',
      interest: '6000.00',
      total: '7000.00',
    })
    // 99 000 received, 500 a month and 100 000 at the end: the monthly rate is 0.586545 %.
    expect(cost.yearlyRate).toBe('7.0385')
  })

  it('pays equal principal and all at the end', () => {
    const equal = costOf({ amount: '120000', months: 12, rate: '12', repayment: 'equalPrincipal', fees: [] })
    expect(equal).toMatchObject({ firstPayment: '11200.00', lastPayment: '10100.00', interest: '7800.00' })
    const bullet = costOf({ amount: '120000', months: 12, rate: '12', repayment: 'bullet', fees: [] })
    expect(bullet).toMatchObject({ firstPayment: '0.00', lastPayment: '134400.00' })
    expect(Number(bullet.yearlyRate)).toBeLessThan(12)
  })

  it('leaves out what others pay and stops the subsidy at its cap', () => {
    const free = costOf({ ...twoYears, fees: [{ ...guarantee, payer: 'institution' }] })
    expect(free.fees).toEqual([])
    expect(costOf({ ...twoYears, subsidy: { ...subsidy, cap: '10000' } }).subsidy).toBe('10000.00')
    expect(costOf({ ...twoYears, subsidy: { ...subsidy, months: 12 } }).subsidy).not.toBe('31563.99')
  })

  it('knows loans without interest', () => {
    expect(costOf({ ...twoYears, rate: '0' })).toMatchObject({ interest: '0.00', yearlyRate: '0.0000' })
  })
})

describe('exact decimals', () => {
  it('rounds half up and away from zero', () => {
    expect(unitsOf('3.155', 2)).toBe(316n)
    expect(textOf(-5n, 2)).toBe('-0.05')
    expect(divide(-3n, 2n)).toBe(-2n)
    expect(() => unitsOf('1e3', 2)).toThrow(RangeError)
  })

  it('finds the rate of a flow known by hand', () => {
    // 100 now against 112 after one month is 12 % a month.
    expect(yearlyCost([100n, -112n])).toBe(1_440_000n)
  })
})
