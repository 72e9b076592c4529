import { describe, expect, it } from 'vitest'
import { bandOf, quarterAxis } from './band.ts'

describe('bands of public figures', () => {
  it.each([
    [0, '0'],
    ['0.00', '0'],
    ['0.35', '<1'],
    [1, '<10'],
    ['9.99', '<10'],
    [10, '10+'],
    [99, '90+'],
    ['2345.60', '2000+'],
    ['1234567890123456', '1000000000000000+'],
  ])('%s is told as %s', (value, band) => {
    expect(bandOf(value)).toBe(band)
  })
})

describe('the axis of a quarterly chart', () => {
  it.each([
    [[12, 60, 30], { interval: 10, max: 70 }],
    [[61], { interval: 11, max: 77 }],
    [[], { interval: 1, max: 7 }],
  ])('of %j is %j', (values, axis) => {
    expect(quarterAxis(values)).toEqual(axis)
  })
})
