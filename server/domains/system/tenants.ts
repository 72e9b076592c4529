import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#server/kit/ctx.ts'
import { tenant } from './tables.ts'

export const TENANT_TAG = 'tenant'

/** A tenant that exists and has not expired. */
export async function isTenantOpen(ctx: Ctx, tenantId: string): Promise<boolean> {
  const row = await ctx.cached(`tenant ${tenantId}`, [TENANT_TAG], async () => {
    const [found] = await ctx.db
      .select()
      .from(tenant)
      .where(and(eq(tenant.tenantId, tenantId), eq(tenant.isDeleted, 0)))
    return found
  })
  return row !== undefined && (!row.expireTime || row.expireTime > ctx.now)
}
