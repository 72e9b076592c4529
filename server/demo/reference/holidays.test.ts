import { expect, it } from 'vitest'
import { holidays } from './holidays.ts'

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

it('names each day once, in order', () => {
  const dates = holidays.map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].toSorted())
})

it('moves work only to weekends', () => {
  for (const { date } of holidays.filter(({ type }) => type === 'workday')) expect([0, 6]).toContain(weekday(date))
})

it.each([
  ['2025', 28, 5],
  ['2026', 33, 6],
  ['2027', 13, 0],
])('has the days off and moved days of %s', (year, off, moved) => {
  const days = holidays.filter(({ date }) => date.startsWith(year))
  expect(days.filter(({ type }) => type === 'holiday')).toHaveLength(off)
  expect(days.filter(({ type }) => type === 'workday')).toHaveLength(moved)
})

it.each([
  ['2025', 248],
  ['2026', 248],
])('leaves the working days of %s that the arrangement gives', (year, count) => {
  const exceptions = new Map(holidays.map(({ date, type }) => [date, type]))
  let working = 0
  for (let day = new Date(`${year}-01-01T00:00:00Z`); day.toISOString().startsWith(year); ) {
    const date = day.toISOString().slice(0, 10)
    const usual = [0, 6].includes(weekday(date)) ? 'holiday' : 'workday'
    if ((exceptions.get(date) ?? usual) === 'workday') working++
    day = new Date(day.getTime() + 86_400_000)
  }
  expect(working).toBe(count)
})
