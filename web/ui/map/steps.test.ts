import { expect, it } from 'vitest'
import { stepOf, stepsFor } from './steps.ts'

it('cuts the range into five round steps', () => {
  expect(stepsFor([46.82, 5.68]).map((step) => step.from)).toEqual([0, 10, 20, 30, 40])
  expect(stepsFor([]).map((step) => step.from)).toEqual([0, 1, 2, 3, 4])
})

it('finds the step of a value', () => {
  const steps = stepsFor([46.82])
  expect(stepOf(5.68, steps)?.from).toBe(0)
  expect(stepOf(40, steps)?.from).toBe(40)
})
