const DAY = 86_400_000

/** The day so many days after another, before it when negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** 11月6日 */
export const spokenDay = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`

export const twoDigits = (value: number): string => String(value).padStart(2, '0')
