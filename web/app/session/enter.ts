import type { TokenAnswer } from '#contract/identity/auth.ts'
import { landingOf } from './landing.ts'
import { setLocked, storeSession } from './store.ts'
import { clearTabs } from './tabs.ts'

/** Begins a session. Answers where to go: where he wanted, or his role's first page; nowhere for a user without a role. */
export function enter(answer: TokenAnswer, wanted: string | null): string | undefined {
  storeSession(answer)
  clearTabs()
  setLocked(false)
  const first = landingOf(answer)
  return first && (ownPath(wanted) ?? first)
}

const NO_TARGETS = /^\/(en\/)?(login|lock)\b/

/** A path of this site, else nothing: a link must not send people elsewhere after they logged in. */
export function ownPath(wanted: string | null): string | undefined {
  if (!wanted?.startsWith('/') || NO_TARGETS.test(wanted)) return undefined
  const { origin, pathname, search, hash } = new URL(wanted, 'http://own')
  return origin === 'http://own' ? pathname + search + hash : undefined
}
