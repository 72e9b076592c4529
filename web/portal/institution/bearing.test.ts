import { expect, it } from 'vitest'
import { bearing } from './bearing.ts'

it.each([
  [[3, -4], 'centre'],
  [[50, 0], 'east'],
  [[40, 40], 'southeast'],
  [[2, 60], 'south'],
  [[-30, 30], 'southwest'],
  [[-50, 1], 'west'],
  [[-30, -28], 'northwest'],
  [[0, -50], 'north'],
  [[30, -30], 'northeast'],
] as const)('%j lies %s', ([x, y], name) => {
  expect(bearing([100, 100], [100 + x, 100 + y])).toBe(name)
})
