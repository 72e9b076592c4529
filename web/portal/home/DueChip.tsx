import { useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import './DueChip.css'
import { type Due, dueOf } from './due.ts'
import { type HomeText, homeTexts } from './texts.ts'

export function LevelBadge({ grade }: { grade: string }) {
  const t = useTexts(homeTexts)
  return <span className={`level-badge ${grade}`}>{t(grade as HomeText)}</span>
}

export function DueChip({ validDate, today }: { validDate: string; today: string }) {
  const t = useTexts(homeTexts)
  const due = dueOf(validDate, today)
  if (due.tone === 'open') return <span className="due-chip">{t('longTerm')}</span>
  if (due.tone === 'far' || due.tone === 'over') {
    return <span className="due-chip">{t('until', { date: validDate })}</span>
  }
  return (
    <span className={`due-chip ${due.tone}`}>
      <Icon name="clock" />
      <DaysLeft due={due} />
    </span>
  )
}

export function DaysLeft({ due: { days } }: { due: Due }) {
  const t = useTexts(homeTexts)
  return days === 0 ? t('lastDay') : t('daysLeft', { count: days })
}
