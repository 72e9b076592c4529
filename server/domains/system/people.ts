import type { Ctx } from '#server/kit/ctx.ts'
import { refuse } from '#server/kit/refusals.ts'

export interface FirstAccount {
  tenantId: string
  roleId: string
  deptId: string
  postId: string
}

/** What this domain asks of the identity domain, which stands above it and is handed in at start-up. */
export interface People {
  /** Does anybody hold one of these roles, departments or posts? */
  areHolding(ctx: Ctx, what: 'roleId' | 'deptId' | 'postId', ids: readonly string[]): Promise<boolean>
  /** Makes the user `admin` of a new tenant. */
  admitFirst(ctx: Ctx, account: FirstAccount): Promise<void>
  /** Ends the sessions of everybody in these tenants. */
  dismiss(ctx: Ctx, tenantIds: readonly string[]): Promise<void>
}

export async function refuseHeld(
  ctx: Ctx,
  people: People,
  what: 'roleId' | 'deptId' | 'postId',
  ids: readonly string[],
): Promise<void> {
  if (await people.areHolding(ctx, what, ids)) refuse(IN_USE)
}

export const IN_USE = '该数据已被使用，不可删除'
