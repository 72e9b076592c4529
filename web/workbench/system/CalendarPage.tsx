import { Button } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { type CalendarDay, calendar, DAY_TYPES } from '#contract/system/calendar.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formTexts } from '../../ui/form/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Page } from '../../ui/Page.tsx'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import './CalendarPage.css'
import { systemTexts } from './texts.ts'
import { titles } from './titles.ts'

const WORKING = 1

/** Which days are worked: every deadline of the platform counts by it. */
export function CalendarPage() {
  const t = useTexts(systemTexts)
  const form = useTexts(formTexts)
  const title = useTexts(titles)
  const [month, setMonth] = useState(() => dayjs().startOf('month'))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const input = { calYear: month.year(), calMonth: month.month() + 1 }
  const { data, error, refetch } = useCall(calendar.list, input)
  const set = useAction(calendar.setDayType, { done: form('done'), after: () => setChosen([]) })
  const turn = (next: dayjs.Dayjs) => {
    setChosen([])
    setMonth(next.startOf('month'))
  }
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <Page title={title('calendar')} note={data && t('workdaysInMonth', { count: workdays(data) })}>
      <section className="calendar">
        <header>
          <Button
            aria-label={t('previousMonth')}
            icon={<Icon name="left" />}
            onClick={() => turn(month.subtract(1, 'month'))}
          />
          <h2 aria-live="polite">{t('month', { year: input.calYear, month: input.calMonth })}</h2>
          <Button
            aria-label={t('nextMonth')}
            icon={<Icon name="right" />}
            onClick={() => turn(month.add(1, 'month'))}
          />
          <Button onClick={() => turn(dayjs())}>{t('thisMonth')}</Button>
          <SetType
            count={chosen.length}
            saving={set.isPending}
            onSet={(workDayType) => set.mutate({ ids: chosen.join(','), workDayType })}
            onClear={() => setChosen([])}
          />
        </header>
        {error && <ErrorState onRetry={() => void refetch()} />}
        {!data && !error && <LinesSkeleton lines={10} />}
        {data && <Month days={data} chosen={chosen} onToggle={toggle} />}
      </section>
    </Page>
  )
}

interface SetTypeProps {
  readonly count: number
  readonly saving: boolean
  readonly onSet: (type: number) => void
  readonly onClear: () => void
}

function SetType({ count, saving, onSet, onClear }: SetTypeProps) {
  const t = useTexts(systemTexts)
  const label = useLabel()
  if (count === 0) return <p className="muted">{t('chooseDays')}</p>
  return (
    <div className="calendar-set">
      <b>{t('chosenDays', { count })}</b>
      {Object.entries(DAY_TYPES).map(([type, name]) => (
        <Button key={type} disabled={saving} onClick={() => onSet(Number(type))}>
          {t('setAs', { type: label(name) })}
        </Button>
      ))}
      <Button type="text" onClick={onClear}>
        {t('clearDays')}
      </Button>
    </div>
  )
}

interface MonthProps {
  readonly days: readonly CalendarDay[]
  readonly chosen: readonly string[]
  readonly onToggle: (id: string) => void
}

/** A grid by weeks that start on Monday. What is past stays as it was. */
function Month({ days, chosen, onToggle }: MonthProps) {
  const t = useTexts(systemTexts)
  const label = useLabel()
  const today = dayjs().format('YYYY-MM-DD')
  return (
    <div className="calendar-grid">
      {[...t('weekdays')].map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two weekdays share a letter in English
        <span key={index} className="calendar-weekday">
          {name}
        </span>
      ))}
      {days.map((day, index) => (
        <button
          key={day.id}
          type="button"
          className={`day type-${day.workDayType}`}
          style={index === 0 ? { gridColumnStart: day.weekDay } : undefined}
          aria-pressed={chosen.includes(day.id)}
          aria-current={day.calDate === today ? 'date' : undefined}
          disabled={day.calDate < today}
          onClick={() => onToggle(day.id)}
        >
          <b>{day.calDay}</b>
          <span>{label(day.workDayTypeName)}</span>
          {day.remark && <em>{day.remark}</em>}
        </button>
      ))}
    </div>
  )
}

const workdays = (days: readonly CalendarDay[]) => days.filter(({ workDayType }) => workDayType === WORKING).length
