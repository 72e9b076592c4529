import { keep, kept } from './storage.ts'

const NAME = 'visitor'

/** Visitors chat and search under a random id of this browser; logging out starts a new one. */
export const visitorId = (): string => kept<string>(NAME) ?? newVisitorId()

export function newVisitorId(): string {
  const id = `v${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`
  keep(NAME, id)
  return id
}
