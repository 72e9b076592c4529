import { and, eq, inArray, or } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import type { tenant as tenantCalls } from '#contract/system/tenant.ts'
import { crudHandlers } from '#server/kit/crud.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { DEFAULT_TENANT } from '#server/kit/house.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { existing, findRow, updateRow } from '#server/kit/rows.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { GRANT_TAG } from './grants.ts'
import { writeNote } from './logs.ts'
import { grantPackage, openTenant } from './new-tenants.ts'
import type { People } from './people.ts'
import { forPlatform } from './platform.ts'
import { tenant, tenantPackage } from './tables.ts'
import { chooseTenants, TENANT_TAG, tenantOfDomain } from './tenants.ts'

const fields = {
  tenantId: tenant.tenantId,
  tenantName: tenant.tenantName,
  linkman: tenant.linkman,
  contactNumber: tenant.contactNumber,
  expireTime: tenant.expireTime,
}

export function tenantHandlers(people: People): Handlers<typeof tenantCalls> {
  const { list, detail, submit, remove } = crudHandlers({ table: tenant, fields, tag: TENANT_TAG })
  const platform = forPlatform({
    list,
    page: list,
    detail,
    submit: async (ctx: Ctx, form: Input<typeof tenantCalls.submit>) => {
      if (form.id) return submit(ctx, form)
      const tenantId = await openTenant(ctx, people, form)
      ctx.outdate(TENANT_TAG)
      await writeNote(ctx, '新增租户', `${tenantId} ${form['tenantName']}`)
    },
    remove: async (ctx: Ctx, { ids }: Input<typeof tenantCalls.remove>) => {
      const numbers = await numbersOf(ctx, ids)
      if (numbers.includes(DEFAULT_TENANT)) refuse('不可删除默认租户')
      await remove(ctx, { ids })
      await people.dismiss(ctx, numbers)
      await writeNote(ctx, '删除租户', numbers.join(','))
    },
    setting: (ctx: Ctx, input: Input<typeof tenantCalls.setting>) => setTenants(ctx, people, input),
    datasource: async (ctx: Ctx, { tenantId, datasourceId }: Input<typeof tenantCalls.datasource>) => {
      const row = await tenantByKey(ctx, tenantId)
      await updateRow(ctx, tenant, row.id, { datasourceId: datasourceId ?? '' })
    },
    'package-setting': setPackage,
    'package-detail': readPackage,
  })
  return { ...platform, select: chooseTenants, info: tenantOfDomain }
}

async function setTenants(ctx: Ctx, people: People, input: Input<typeof tenantCalls.setting>): Promise<void> {
  const { ids, accountNumber, expireTime = '' } = input
  const numbers = await numbersOf(ctx, ids)
  if (numbers.length !== ids.length) notFound()
  if (expireTime && numbers.includes(DEFAULT_TENANT)) refuse('默认租户不能设置过期时间')
  for (const id of ids) await updateRow(ctx, tenant, id, { accountNumber, expireTime })
  if (expireTime && expireTime <= ctx.now) await people.dismiss(ctx, numbers)
  ctx.outdate(TENANT_TAG)
}

async function setPackage(ctx: Ctx, input: Input<(typeof tenantCalls)['package-setting']>): Promise<void> {
  const row = await tenantByKey(ctx, input.tenantId)
  const { packageId = '' } = input
  const chosen = packageId ? ((await findRow(ctx, tenantPackage, packageId)) ?? notFound('产品包不存在')) : undefined
  await updateRow(ctx, tenant, row.id, { packageId })
  if (chosen) await grantPackage(ctx, row.tenantId, chosen.menuId.split(','))
  ctx.outdate(TENANT_TAG, GRANT_TAG)
}

async function readPackage(ctx: Ctx, { tenantId }: Input<(typeof tenantCalls)['package-detail']>) {
  const { packageId } = await tenantByKey(ctx, tenantId)
  return packageId ? findRow(ctx, tenantPackage, packageId) : undefined
}

/** By the row's id or by the six digits. */
async function tenantByKey(ctx: Ctx, key: string) {
  const named = or(eq(tenant.tenantId, key), /^\d{7,19}$/.test(key) ? eq(tenant.id, key) : undefined)
  const [row] = await ctx.db
    .select()
    .from(tenant)
    .where(and(named, existing(ctx, tenant)))
  return row ?? notFound()
}

async function numbersOf(ctx: Ctx, ids: string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ tenantId: tenant.tenantId })
    .from(tenant)
    .where(and(inArray(tenant.id, ids), existing(ctx, tenant)))
  return rows.map(({ tenantId }) => tenantId)
}
