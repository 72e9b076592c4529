import { eq, or, type SQL, sql } from 'drizzle-orm'
import { type Ctx, caller } from '#server/kit/ctx.ts'
import { user } from './tables.ts'

/** Whom a caller may see in pickers: staff everybody, people of an organisation their colleagues, others themselves. */
export function visibleUsers(ctx: Ctx): SQL | undefined {
  const { id, userCategory, orgCode, financeId, roleIds } = caller(ctx)
  const self = eq(user.id, id)
  if (userCategory === '3') return orgCode ? or(self, eq(user.orgCode, orgCode)) : self
  if (userCategory === '2') return financeId ? or(self, eq(user.financeId, financeId)) : self
  return roleIds.length > 0 ? undefined : self
}

/** Any of the wanted ids inside a comma list of ids. */
export const holdsAny = (column: typeof user.deptId | typeof user.roleId | typeof user.postId, wanted: string): SQL =>
  sql`string_to_array(${column}, ',') && string_to_array(${wanted}, ',')`
