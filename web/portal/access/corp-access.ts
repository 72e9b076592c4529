import type { SessionUser } from '#contract/identity/auth.ts'

export type CorpAccess = 'ok' | 'login' | 'notEnterprise' | 'inReview' | 'rejected' | 'uncertified'

const IN_REVIEW = new Set(['01', '03', '05'])
const REJECTED = new Set(['02', '04'])

/** Whether somebody may do what only enterprises do; certification is asked for where the action needs it. */
export function corpAccess(user: Pick<SessionUser, 'detail'> | undefined, needs: 'login' | 'certified'): CorpAccess {
  if (!user) return 'login'
  const { userCategory, authStatus } = user.detail
  if (userCategory !== '3') return 'notEnterprise'
  if (needs === 'login' || authStatus === '06') return 'ok'
  if (IN_REVIEW.has(authStatus)) return 'inReview'
  return REJECTED.has(authStatus) ? 'rejected' : 'uncertified'
}
