import type { SessionUser } from '#contract/identity/auth.ts'

export const NO_WORKBENCH = '暂无当前系统工作台访问权限！'

const BY_CATEGORY: Record<string, string> = { 1: '/workbench/government', 3: '/workbench/enterprise' }
const BANK = '000001'

/** The first page of a role; undefined when the user has none. */
export function landingOf({ role_id, detail }: Pick<SessionUser, 'role_id' | 'detail'>): string | undefined {
  if (!role_id) return undefined
  if (detail.parentRoleCode === 'fxbc') return '/workbench/welcome'
  if (detail.userCategory === '2')
    return detail.financeType === BANK ? '/workbench/mechanism' : '/workbench/organisation'
  return BY_CATEGORY[detail.userCategory] ?? '/wel/index'
}

/** How the top bar names the user's organisation. */
export function organisationOf({ detail }: Pick<SessionUser, 'detail'>): string {
  const names: Record<string, string> = { 1: detail.deptName, 2: detail.shortName, 3: detail.enterpriseName }
  return names[detail.userCategory] || '运维'
}

export const isCertified = ({ detail }: Pick<SessionUser, 'detail'>): boolean => detail.authStatus === '06'
