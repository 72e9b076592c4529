import { clearSession, currentSession } from './store.ts'
import { clearTabs } from './tabs.ts'
import { newVisitorId } from './visitor.ts'

const TO_LOGIN_MS = 1000

/** The server no longer knows the session: everything is cleared and the login page opens after a second. */
export function endSession(): void {
  if (!currentSession()) return
  forgetEverything()
  const target = location.pathname + location.search
  setTimeout(() => location.assign(`/login?redirect=${encodeURIComponent(target)}`), TO_LOGIN_MS)
}

export function forgetEverything(): void {
  clearSession()
  clearTabs()
  newVisitorId()
}
