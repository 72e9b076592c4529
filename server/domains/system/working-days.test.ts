import { describe, expect, it } from 'vitest'
import { isWorkingDay, nextWorkingDay, workingDaysBetween } from './working-days.ts'

/** Around the national day of 2026: a working Sunday before, seven days off, a working Saturday after. */
const autumn = new Set([
  '2026-09-20',
  '2026-10-01',
  '2026-10-02',
  '2026-10-05',
  '2026-10-06',
  '2026-10-07',
  '2026-10-10',
])
const none = new Set<string>()

describe('working days', () => {
  it('follow the week where no calendar says otherwise', () => {
    expect(isWorkingDay(none, '2031-03-07')).toBe(true)
    expect(isWorkingDay(none, '2031-03-08')).toBe(false)
    expect(isWorkingDay(none, '1969-12-31')).toBe(true)
  })

  it('follow the calendar where it speaks', () => {
    expect(isWorkingDay(autumn, '2026-10-01')).toBe(false)
    expect(isWorkingDay(autumn, '2026-10-03')).toBe(false)
    expect(isWorkingDay(autumn, '2026-10-10')).toBe(true)
  })

  it.each([
    ['2026-09-30', 1, '2026-10-08'],
    ['2026-09-30', 3, '2026-10-10'],
    ['2026-09-18', 1, '2026-09-20'],
    ['2026-09-19', 1, '2026-09-20'],
    ['2026-10-01', 0, '2026-10-08'],
    ['2026-10-08', 0, '2026-10-08'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 2, '2028-03-01'],
  ])('%s and %i more end on %s', (start, days, end) => {
    expect(nextWorkingDay(autumn, start, days)).toBe(end)
  })

  it.each([
    ['2026-09-30', '2026-10-08', 1],
    ['2026-09-30', '2026-10-10', 3],
    ['2026-10-01', '2026-10-07', 0],
    ['2026-10-08', '2026-10-08', 0],
    ['2026-10-09', '2026-10-08', 0],
    ['2026-01-01', '2026-12-31', 257],
    ['1969-12-26', '1970-01-02', 5],
  ])('between %s and %s are %s', (start, end, days) => {
    expect(workingDaysBetween(autumn, start, end)).toBe(days)
  })

  it('counts back what it counted forward', () => {
    for (let days = 1; days <= 300; days += 7)
      expect(workingDaysBetween(autumn, '2026-06-13', nextWorkingDay(autumn, '2026-06-13', days))).toBe(days)
  })
})
