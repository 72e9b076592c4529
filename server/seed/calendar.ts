import type { ExceptionalDay } from '#server/demo/reference/holidays.ts'

/** 1 working day, 2 weekend, 3 public holiday. */
const TYPES = { workday: 1, weekend: 2, holiday: 3 } as const

export function calendarYear(year: number, exceptions: readonly ExceptionalDay[]) {
  const exceptional = new Map(exceptions.map((entry) => [entry.date, entry]))
  const days: { day: string; workDayType: number; remark: string }[] = []
  for (
    const date = new Date(Date.UTC(year, 0, 1));
    date.getUTCFullYear() === year;
    date.setUTCDate(date.getUTCDate() + 1)
  ) {
    const day = date.toISOString().slice(0, 10)
    const exception = exceptional.get(day)
    const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6
    days.push({
      day,
      workDayType: TYPES[exception?.type ?? (weekend ? 'weekend' : 'workday')],
      remark: exception?.name ?? '',
    })
  }
  return days
}
