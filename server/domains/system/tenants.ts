import { and, asc, eq, ne } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import type { tenant as tenantCalls } from '#contract/system/tenant.ts'
import { type Ctx, seesAllTenants } from '#server/kit/ctx.ts'
import { refuse } from '#server/kit/refusals.ts'
import { existing } from '#server/kit/rows.ts'
import { tenant } from './tables.ts'

export const TENANT_TAG = 'tenant'

/** A tenant that exists and has not expired. */
export async function isTenantOpen(ctx: Ctx, tenantId: string): Promise<boolean> {
  const row = await tenantRow(ctx, tenantId)
  return row !== undefined && (!row.expireTime || row.expireTime > ctx.now)
}

/** The tenant a caller works in: the one he names if he sees all, else his own. */
export const tenantFor = (ctx: Ctx, wanted: string | undefined): string =>
  wanted && seesAllTenants(ctx) ? wanted : ctx.tenantId

export const existingTenant = async (ctx: Ctx, tenantId: string): Promise<string> =>
  (await tenantRow(ctx, tenantId))?.tenantId ?? refuse('租户不存在')

export const chooseTenants = (ctx: Ctx) =>
  ctx.db
    .select({ id: tenant.id, tenantId: tenant.tenantId, tenantName: tenant.tenantName })
    .from(tenant)
    .where(existing(ctx, tenant))
    .orderBy(asc(tenant.tenantId))

/** Which tenant's pages a domain shows; nothing for a domain that no tenant bound. */
export async function tenantOfDomain(ctx: Ctx, { domain }: Input<typeof tenantCalls.info>) {
  const bound = await ctx.cached('tenant domains', [TENANT_TAG], () =>
    ctx.db
      .select({ tenantId: tenant.tenantId, domain: tenant.domainUrl })
      .from(tenant)
      .where(and(ne(tenant.domainUrl, ''), eq(tenant.isDeleted, 0))),
  )
  return bound.find((one) => hostOf(one.domain) === hostOf(domain))
}

const hostOf = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')

const tenantRow = (ctx: Ctx, tenantId: string) =>
  ctx.cached(`tenant ${tenantId}`, [TENANT_TAG], async () => {
    const [found] = await ctx.db
      .select()
      .from(tenant)
      .where(and(eq(tenant.tenantId, tenantId), eq(tenant.isDeleted, 0)))
    return found
  })
