import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#server/kit/ctx.ts'
import { insertRow } from '#server/kit/rows.ts'
import { endSessionsOfTenants } from './session-tokens.ts'
import { user } from './tables.ts'
import { initialPassword } from './user-changes.ts'
import { holdsAny } from './visible-users.ts'

interface FirstAccount {
  tenantId: string
  roleId: string
  deptId: string
  postId: string
}

/** What the administration of tenants, roles, departments and posts asks about people. */
export const people = {
  async areHolding(ctx: Ctx, what: 'roleId' | 'deptId' | 'postId', ids: readonly string[]): Promise<boolean> {
    const holders = and(holdsAny(user[what], ids.join(',')), eq(user.isDeleted, 0))
    const rows = await ctx.db.select({ id: user.id }).from(user).where(holders).limit(1)
    return rows.length > 0
  },
  async admitFirst(ctx: Ctx, first: FirstAccount): Promise<void> {
    const password = await initialPassword(ctx)
    await insertRow(ctx, user, { ...first, account: 'admin', name: '管理员', realName: '管理员', password })
  },
  dismiss: endSessionsOfTenants,
}
