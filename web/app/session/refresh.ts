import { oauth } from '#contract/identity/auth.ts'
import { callServer } from '../api/call.ts'
import { currentSession, storeSession } from './store.ts'

const CHECK_MS = 10_000
/** The website's token time, in seconds. */
export const TOKEN_TIME = 3000

let refreshing = false

/** Looks every ten seconds and refreshes once the token is old enough; a failure is silent and tried again. */
export function keepFresh(): () => void {
  const timer = setInterval(() => void refreshWhenOld(), CHECK_MS)
  return () => clearInterval(timer)
}

export async function refreshWhenOld(now = Date.now()): Promise<void> {
  const session = currentSession()
  if (!session || refreshing || (now - session.issuedAt) / 1000 < TOKEN_TIME) return
  refreshing = true
  try {
    const { tenant_id: tenantId } = session.user
    const input = { grant_type: 'refresh_token', tenantId, refresh_token: session.refreshToken }
    storeSession(await callServer(oauth.token, input, { silent: true }))
  } catch {
    // Released silently: the next check tries again, and a dead session shows itself with 401.
  } finally {
    refreshing = false
  }
}
