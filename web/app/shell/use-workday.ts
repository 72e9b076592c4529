import { useEffect, useState } from 'react'
import { calendar } from '#contract/system/index.ts'
import { useCall } from '../api/use-call.ts'
import { useLang } from '../i18n/use-texts.ts'

const MINUTE = 60_000
/** Working days are the region's, wherever the browser stands. */
const SHANGHAI = 'Asia/Shanghai'

/** Now, and whether the holiday calendar calls today a working day. */
export function useWorkday() {
  const lang = useLang()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: SHANGHAI }).format(now)
  const { data } = useCall(calendar.getBetweenDay, { startDate: today, endDate: today }, { staleTime: 60 * MINUTE })
  const text = new Intl.DateTimeFormat(lang, {
    timeZone: SHANGHAI,
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return data === undefined ? undefined : { text: text.format(now), working: Number(data) > 0 }
}
