const DAY_MS = 86_400_000

/** Days that run against the week: a holiday on a Tuesday, a working Saturday. All other days follow the week. */
export type WorkingCalendar = ReadonlySet<string>

export const isWorkingDay = (calendar: WorkingCalendar, day: string): boolean => isWeekend(day) === calendar.has(day)

/** The working day `count` working days after a day. With 0: the day itself, or the first working day after it. */
export function nextWorkingDay(calendar: WorkingCalendar, day: string, count: number): string {
  let at = count > 0 ? numberOf(day) + 1 : numberOf(day)
  for (let left = Math.max(count, 1); ; at += 1) {
    if (isWorkingDay(calendar, dayOf(at))) left -= 1
    if (left === 0) return dayOf(at)
  }
}

/** Working days after `start` up to and including `end`; none when `end` is not later. */
export function workingDaysBetween(calendar: WorkingCalendar, start: string, end: string): number {
  if (end <= start) return 0
  const inWeeks = weekdaysUntil(numberOf(end)) - weekdaysUntil(numberOf(start))
  const against = [...calendar].filter((day) => day > start && day <= end)
  return against.reduce((count, day) => count + (isWeekend(day) ? 1 : -1), inWeeks)
}

/** Days from Monday to Friday up to and including a day, counted from some Monday long ago. */
function weekdaysUntil(number: number): number {
  const weeks = Math.floor((number + THURSDAY) / 7)
  return weeks * 5 + Math.min(weekday(number) + 1, 5)
}

/** 1970-01-01 was one. */
const THURSDAY = 3

const weekday = (number: number) => (((number + THURSDAY) % 7) + 7) % 7
const isWeekend = (day: string) => weekday(numberOf(day)) > 4
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)
