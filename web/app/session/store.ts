import { useSyncExternalStore } from 'react'
import type { SessionUser, TokenAnswer } from '#contract/identity/auth.ts'
import { forget, keep, kept } from './storage.ts'

export interface Session {
  readonly accessToken: string
  readonly refreshToken: string
  readonly issuedAt: number
  readonly user: SessionUser
}

const NAME = 'session'
const LOCK = 'lock'
const listeners = new Set<() => void>()

// Undefined until asked for: the server has no storage.
let session: Session | null | undefined

export function currentSession(): Session | undefined {
  if (session === undefined) session = kept<Session>(NAME) ?? null
  return session ?? undefined
}

/** What the browser holds now, whichever tab wrote it. */
export function storedSession(): Session | undefined {
  session = undefined
  return currentSession()
}

/** Login and refresh both answer the whole token object. */
export function storeSession(answer: TokenAnswer): void {
  const { access_token, refresh_token, token_type: _type, expires_in: _seconds, ...user } = answer
  change({ accessToken: access_token, refreshToken: refresh_token, issuedAt: Date.now(), user })
}

export function updateUser(user: Partial<SessionUser>): void {
  const known = currentSession()
  if (known) change({ ...known, user: { ...known.user, ...user } })
}

export function clearSession(): void {
  session = null
  forget(NAME)
  forget(LOCK)
  tell()
}

export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, currentSession, () => undefined)

/** The screen is locked with the password asked for again; it survives a reload. */
export const isLocked = (): boolean => kept<boolean>(LOCK) ?? false

export function setLocked(locked: boolean): void {
  if (locked) keep(LOCK, true)
  else forget(LOCK)
  tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab logs in or out.
  const follow = () => {
    session = undefined
    listener()
  }
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}

function change(next: Session) {
  session = next
  keep(NAME, next)
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}
