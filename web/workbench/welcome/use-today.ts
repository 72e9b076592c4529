import dayjs from 'dayjs'
import { calendar } from '#contract/system/calendar.ts'
import { useCall } from '../../app/api/use-call.ts'

const HOUR = 3_600_000
const day = (moment: dayjs.Dayjs) => moment.format('YYYY-MM-DD')

/** What the holiday calendar says about today; undefined until it has answered. */
export function useToday() {
  const now = dayjs()
  const today = day(now)
  const keep = { staleTime: HOUR }
  const count = useCall(calendar.getBetweenDay, { startDate: today, endDate: today }, keep)
  const left = useCall(calendar.getBetweenDay, { startDate: today, endDate: day(now.endOf('month')) }, keep)
  const next = useCall(calendar.getWorkDay, { date: today, days: 1 }, keep)
  const fifth = useCall(calendar.getWorkDay, { date: today, days: 5 }, keep)
  if (count.data === undefined || left.data === undefined || !next.data || !fifth.data) return undefined
  return { today, working: count.data > 0, left: left.data, next: next.data, fifth: fifth.data }
}
