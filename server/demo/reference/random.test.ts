import { describe, expect, it } from 'vitest'
import { demoMobile, demoOrgCode, orgCodeCheckDigit, seeded } from './random.ts'

describe('seeded', () => {
  const sample = (seed: string) => {
    const random = seeded(seed)
    return [
      random.int(0, 1_000_000),
      random.pick(['甲', '乙', '丙']),
      random.shuffle([1, 2, 3, 4, 5]),
      random.chance(0.5),
    ]
  }

  it('repeats itself for a seed and differs between seeds', () => {
    expect(sample('金桥')).toEqual(sample('金桥'))
    expect(sample('金桥')).not.toEqual(sample('金桥2'))
  })

  it('gives the sequence that the demo world was built on', () => {
    const random = seeded('jinqiao')
    expect(Array.from({ length: 6 }, () => random.int(1, 100))).toEqual(SEQUENCE)
  })

  it('spreads evenly and reaches both ends', () => {
    const random = seeded('dice')
    const counts = [0, 0, 0, 0, 0, 0]
    for (let roll = 0; roll < 60_000; roll++) counts[random.int(0, 5)]!++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  it('keeps to weights and chances', () => {
    const random = seeded('weights')
    let heavy = 0
    let lucky = 0
    for (let round = 0; round < 20_000; round++) {
      const word = random.weighted([
        ['light', 1],
        ['never', 0],
        ['heavy', 3],
      ])
      expect(word).not.toBe('never')
      if (word === 'heavy') heavy++
      if (random.chance(0.2)) lucky++
    }
    expect(heavy / 20_000).toBeCloseTo(0.75, 1)
    expect(lucky / 20_000).toBeCloseTo(0.2, 1)
  })

  it('shuffles without losing anything and leaves its input alone', () => {
    const cards = Array.from({ length: 52 }, (_, card) => card)
    const shuffled = seeded('cards').shuffle(cards)
    expect(shuffled).not.toEqual(cards)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards)
  })

  it('refuses to pick from nothing', () => {
    expect(() => seeded('x').pick([])).toThrow(RangeError)
    expect(() => seeded('x').weighted([])).toThrow(RangeError)
  })
})

describe('demoOrgCode', () => {
  it('checks like the example of the standard', () => {
    expect(orgCodeCheckDigit('91350100M000100Y4')).toBe('3')
  })

  it('gives distinct valid codes of eighteen characters', () => {
    const codes = Array.from({ length: 3000 }, (_, n) => demoOrgCode(n))
    expect(new Set(codes).size).toBe(3000)
    for (const code of codes) {
      expect(code).toMatch(/^91320500DM\d{6}[0-9X][0-9A-HJ-NPQRTUWXY]$/)
      expect(orgCodeCheckDigit(code.slice(0, 17))).toBe(code[17])
    }
  })

  it('stays in its range', () => {
    expect(() => demoOrgCode(1_000_000)).toThrow(RangeError)
    expect(() => demoOrgCode(-1)).toThrow(RangeError)
  })
})

it('gives distinct mobile numbers that pass the strict pattern', () => {
  const numbers = Array.from({ length: 3000 }, (_, n) => demoMobile(n))
  expect(new Set(numbers).size).toBe(3000)
  for (const number of numbers) expect(number).toMatch(/^1[3-9]\d{9}$/)
})

const SEQUENCE = [48, 24, 4, 67, 89, 98]
