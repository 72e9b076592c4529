import dayjs from 'dayjs'
import { Link } from 'react-router'
import { guest } from '#contract/identity/guest.ts'
import { user } from '#contract/identity/user.ts'
import type { Call, PageOf } from '#contract/kit/index.ts'
import { log } from '#contract/system/log.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { useSession } from '../../app/session/store.ts'
import { type CountCard, CountCards } from '../../ui/CountCards.tsx'
import { Page } from '../../ui/Page.tsx'
import { RecentChanges } from './RecentChanges.tsx'
import { TodayLine } from './TodayLine.tsx'
import { welcomeTexts } from './texts.ts'
import { useOwnPaths } from './use-own-paths.ts'

const GUESTS = '/system/guest'
const USERS = '/system/user'
const ERRORS = '/monitor/log/error'
const CALLS = '/monitor/log/api'

/** Operators and administrators: the queue first, then how the platform is doing, as far as they may see it. */
export function StaffBrief() {
  const t = useTexts(welcomeTexts)
  const paths = useOwnPaths()
  const session = useSession()
  const cards = useCounts(paths)
  if (!paths) return <Page title={t('loading')} />
  const waits = cards.find(({ key }) => key === GUESTS)
  return (
    <Page
      title={waits ? <Waiting count={Number(waits.value)} /> : t('hello', { name: session?.user.real_name ?? '' })}
      note={waits ? <TodayLine /> : paths.size > 0 ? t('pagesOpen', { count: paths.size }) : t('noPages')}
    >
      {cards.length > 0 && <CountCards cards={cards} label={t('counts')} />}
      {paths.has(CALLS) && <RecentChanges />}
    </Page>
  )
}

function Waiting({ count }: { count: number }) {
  const t = useTexts(welcomeTexts)
  if (count === 0) return t('nothingWaiting')
  return (
    <Link className="number-link" to={`${GUESTS}?status=10`}>
      {t('guestsWaiting', { count })}
    </Link>
  )
}

/** Figures behind pages the user has; each opens its list. */
function useCounts(paths: ReadonlySet<string> | undefined): CountCard[] {
  const t = useTexts(welcomeTexts)
  const today = { createTime_dategt: dayjs().format('YYYY-MM-DD') }
  const guests = useTotal(guest.page, { status_equal: '10' }, paths?.has(GUESTS))
  const fresh = useTotal(user.page, today, paths?.has(USERS))
  const all = useTotal(user.page, {}, paths?.has(USERS))
  const errors = useTotal(log['error/list'], today, paths?.has(ERRORS))
  const calls = useTotal(log['api/list'], today, paths?.has(CALLS))
  const since = `createTime_dategt=${today.createTime_dategt}`
  const cards: readonly (CountCard | false)[] = [
    guests && { key: GUESTS, name: t('guests'), value: guests, unit: t('items'), to: `${GUESTS}?status=10` },
    fresh && { key: 'fresh', name: t('usersToday'), value: fresh, unit: t('people'), to: `${USERS}?${since}` },
    all && { key: USERS, name: t('users'), value: all, unit: t('people'), to: USERS },
    errors && { key: ERRORS, name: t('errorsToday'), value: errors, unit: t('entries'), to: `${ERRORS}?${since}` },
    calls && { key: CALLS, name: t('callsToday'), value: calls, unit: t('times'), to: `${CALLS}?${since}` },
  ].map((card) => card || false)
  return cards.filter((card) => card !== false)
}

/** A list's total as text, so that nought counts too; empty while unknown or not allowed. */
function useTotal(call: Call, filters: Record<string, string>, allowed = false): string {
  const { data } = useCall(call, { ...filters, size: 1 }, { enabled: allowed })
  const page = data as PageOf<unknown> | undefined
  return page ? page.total.toLocaleString('en-US') + (page.more ? '+' : '') : ''
}
