import { oauth } from '#contract/identity/auth.ts'
import { callServer } from '../api/call.ts'
import { currentSession, type Session, storedSession, storeSession } from './store.ts'

const CHECK_MS = 10_000
/** The website's token time, in seconds. */
const TOKEN_TIME = 3000

let refreshing = false

/** Looks every ten seconds and refreshes once the token is old enough; a failure is silent and tried again. */
export function keepFresh(): () => void {
  const timer = setInterval(() => void refreshWhenOld(), CHECK_MS)
  return () => clearInterval(timer)
}

async function refreshWhenOld(): Promise<void> {
  if (refreshing || !isOld(currentSession())) return
  refreshing = true
  try {
    await oneTabAtATime(refresh)
  } catch {
    // Released silently: the next check tries again, and a dead session shows itself with 401.
  } finally {
    refreshing = false
  }
}

/** A refresh token is good once: whoever waited for another tab takes what that tab was given. */
async function refresh(): Promise<void> {
  const session = storedSession()
  if (!session || !isOld(session)) return
  const { tenant_id: tenantId } = session.user
  const input = { grant_type: 'refresh_token', tenantId, refresh_token: session.refreshToken }
  storeSession(await callServer(oauth.token, input, { silent: true }))
}

const isOld = (session: Session | undefined) =>
  session !== undefined && Date.now() - session.issuedAt >= TOKEN_TIME * 1000

/** Browsers offer locks only on secure pages. */
const oneTabAtATime = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('jinqiao-refresh', work) : work()
