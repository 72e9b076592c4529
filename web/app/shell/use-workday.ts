import dayjs from 'dayjs'
import { useEffect, useState } from 'react'
import { calendar } from '#contract/system/index.ts'
import { useCall } from '../api/use-call.ts'
import { useLang } from '../i18n/use-texts.ts'

const MINUTE = 60_000

/** Now, and whether the holiday calendar calls today a working day. */
export function useWorkday() {
  const lang = useLang()
  const [now, setNow] = useState(() => dayjs())
  useEffect(() => {
    const timer = setInterval(() => setNow(dayjs()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  const today = now.format('YYYY-MM-DD')
  const { data } = useCall(calendar.getBetweenDay, { startDate: today, endDate: today }, { staleTime: 60 * MINUTE })
  const text = new Intl.DateTimeFormat(lang, {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return data === undefined ? undefined : { text: text.format(now.toDate()), working: Number(data) > 0 }
}
