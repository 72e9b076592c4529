import type { Lang } from '../app/i18n/lang.ts'
import type { Translate } from '../app/i18n/texts.ts'
import type { uiTexts } from './texts.ts'

export interface PromiseTime {
  /** `yyyy-MM-dd HH:mm:ss`, local time of the platform. */
  readonly deadline: string
  readonly now: string
  /** Working time left, in minutes; negative once overdue. Non-working days are already taken out. */
  readonly leftMinutes: number
  /** Share of the promised time already used, 0 to 1. */
  readonly usedShare: number
  /** Set when the clock runs for another party. */
  readonly owner?: string
}

export type ClockState = 'over' | 'urgent' | 'today' | 'later' | 'other'

type T = Translate<Extract<keyof (typeof uiTexts)['zh-CN'], string>>

const urgentMinutes = 4 * 60
const day = 24 * 60

export function clockState({ deadline, now, leftMinutes, owner }: PromiseTime): ClockState {
  if (owner) return 'other'
  if (leftMinutes < 0) return 'over'
  if (leftMinutes <= urgentMinutes) return 'urgent'
  return sameDay(deadline, now) ? 'today' : 'later'
}

export function clockWords(time: PromiseTime, t: T) {
  if (time.owner) return t('ownedBy', { owner: time.owner })
  return t(time.leftMinutes < 0 ? 'over' : 'left', { time: durationWords(Math.abs(time.leftMinutes), t) })
}

export function deadlineWords({ deadline, now, leftMinutes }: PromiseTime, t: T, lang: Lang) {
  const hour = deadline.slice(11, 16)
  const date = sameDay(deadline, now) ? t('today') : `${deadline.slice(5, 10)} ${weekday(deadline, lang)}`
  return t(leftMinutes < 0 ? 'due' : 'before', { when: `${date} ${hour}` })
}

export function durationWords(minutes: number, t: T) {
  const hours = Math.floor(minutes / 60)
  if (minutes >= day) return t('dayHour', { days: Math.floor(hours / 24), hours: hours % 24 })
  return hours > 0 ? t('hourMinute', { hours, minutes: minutes % 60 }) : t('minute', { minutes })
}

function sameDay(one: string, other: string) {
  return one.slice(0, 10) === other.slice(0, 10)
}

function weekday(date: string, lang: Lang) {
  const noon = new Date(`${date.slice(0, 10)}T12:00:00Z`)
  return new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' }).format(noon)
}
