import { useTexts } from '../../app/i18n/use-texts.ts'
import { welcomeTexts } from './texts.ts'
import { useToday } from './use-today.ts'

/** One line about the working calendar, by which every deadline counts. */
export function TodayLine() {
  const t = useTexts(welcomeTexts)
  const today = useToday()
  if (!today) return null
  const { working, next, left, fifth } = today
  const parts = [
    working ? t('dayWorking') : t('dayFree', { next }),
    t('monthLeft', { count: left }),
    t('fiveDays', { day: fifth }),
  ]
  return parts.join(' · ')
}
