import { and, asc, eq, inArray } from 'drizzle-orm'
import { crudHandlers } from '#server/kit/crud.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { refuse } from '#server/kit/refusals.ts'
import { GRANT_TAG } from './grants.ts'
import { IN_USE } from './people.ts'
import { tenant, tenantPackage } from './tables.ts'

const { list, detail, submit, remove } = crudHandlers({
  table: tenantPackage,
  fields: { packageName: tenantPackage.packageName },
  tag: GRANT_TAG,
  unique: { columns: ['packageName'], label: '产品包名称' },
  beforeRemove: refuseUsed,
})

export const tenantPackageHandlers = {
  list,
  detail,
  submit,
  remove,
  add: submit,
  update: submit,
  select: (ctx: Ctx) =>
    ctx.db.select().from(tenantPackage).where(eq(tenantPackage.isDeleted, 0)).orderBy(asc(tenantPackage.id)),
}

async function refuseUsed(ctx: Ctx, ids: string[]): Promise<void> {
  const used = await ctx.db.$count(tenant, and(inArray(tenant.packageId, ids), eq(tenant.isDeleted, 0)))
  if (used > 0) refuse(IN_USE)
}
