import { guest } from '#contract/identity/guest.ts'
import { onlineNotice } from '#contract/messaging/index.ts'
import { useCall } from '../api/use-call.ts'
import { useMay } from '../session/permissions.ts'

const EVERY_MINUTE = 60_000

/** Counts beside sidebar entries, by path: what waits for this user. */
export function useBadges(): Readonly<Record<string, number>> {
  const audits = useMay('guest')('audit')
  const waiting = useCall(
    guest.page,
    { status_equal: '10', size: 1 },
    { enabled: audits, refetchInterval: EVERY_MINUTE },
  )
  return waiting.data ? { '/system/guest': waiting.data.total } : NONE
}

const NONE = {}

/** Messages nobody has opened yet, on the bell. */
export function useUnread(): number {
  const { data } = useCall(onlineNotice.userSelectPageList, { size: 1 }, { refetchInterval: EVERY_MINUTE })
  return data?.unread ?? 0
}
