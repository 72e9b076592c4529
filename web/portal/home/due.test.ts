import { expect, it } from 'vitest'
import { dueOf, todayHere } from './due.ts'

it.each([
  ['2026-11-18', { tone: 'hot', days: 3 }],
  ['2026-11-15', { tone: 'hot', days: 0 }],
  ['2026-11-29', { tone: 'hot', days: 14 }],
  ['2026-12-15', { tone: 'soon', days: 30 }],
  ['2027-01-31', { tone: 'far', days: 77 }],
  ['2026-11-14', { tone: 'over', days: -1 }],
  ['', { tone: 'open', days: 0 }],
])('a declaration until %s', (validDate, due) => {
  expect(dueOf(validDate, '2026-11-15')).toEqual(due)
})

it('counts the days of the region', () => {
  expect(todayHere(new Date('2026-11-14T17:00:00Z'))).toBe('2026-11-15')
})
