export interface Due {
  /** Red within two weeks, amber within a month, grey beyond and when open-ended. */
  readonly tone: 'hot' | 'soon' | 'far' | 'open' | 'over'
  readonly days: number
}

const DAY_MS = 86_400_000

/** How long a declaration stays open; both days as 2026-11-26. */
export function dueOf(validDate: string, today: string): Due {
  if (!validDate) return { tone: 'open', days: 0 }
  const days = Math.round((Date.parse(validDate) - Date.parse(today)) / DAY_MS)
  if (days < 0) return { tone: 'over', days }
  if (days <= 14) return { tone: 'hot', days }
  return { tone: days <= 30 ? 'soon' : 'far', days }
}

/** Deadlines are days of the region, wherever the server stands. */
export const todayHere = (now = new Date()): string => now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
