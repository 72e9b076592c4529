import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { ROOT } from '#server/kit/branches.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { insertRow, ofTenant } from '#server/kit/rows.ts'
import { GRANT_TAG } from './grants.ts'
import { isPage, menuRows, withButtons } from './menu-rows.ts'
import { addPairs } from './pairs.ts'
import type { People } from './people.ts'
import { dept, post, role, roleMenu, tenant } from './tables.ts'

const ADMIN_ALIAS = 'admin'

/** Codes of the pages with which a tenant keeps its own people; everything else comes with a package. */
const FIRST_PAGES = ['wel', 'user', 'guest', 'dept', 'post', 'topmenu', 'dictbiz', 'role']

/** A tenant starts with somebody who can let the others in: role, department, post and user. */
export async function openTenant(ctx: Ctx, people: People, form: Record<string, unknown>): Promise<string> {
  const tenantId = await unusedNumber(ctx)
  await insertRow(ctx, tenant, { ...form, tenantId })
  const name = String(form['tenantName'])
  const roleId = await insertRow(ctx, role, { tenantId, roleName: '管理员', roleAlias: ADMIN_ALIAS, sort: 1 })
  const deptId = await insertRow(ctx, dept, { tenantId, deptName: name, fullName: name, ancestors: ROOT, sort: 1 })
  const postId = await insertRow(ctx, post, { tenantId, postCode: 'staff', postName: '工作人员', sort: 1 })
  const pages = (await menuRows(ctx)).filter((row) => isPage(row) && FIRST_PAGES.includes(row.code))
  await grantPages(
    ctx,
    roleId,
    pages.map(({ id }) => id),
  )
  await people.admitFirst(ctx, { tenantId, roleId, deptId, postId })
  return tenantId
}

/** The tenant's administrators hold the pages of its package at once, and can hand them on. */
export async function grantPackage(ctx: Ctx, tenantId: string, pageIds: string[]): Promise<void> {
  const admins = await ctx.db
    .select({ id: role.id })
    .from(role)
    .where(and(eq(role.roleAlias, ADMIN_ALIAS), ofTenant(role, tenantId)))
  for (const { id } of admins) await grantPages(ctx, id, pageIds)
}

async function grantPages(ctx: Ctx, roleId: string, pageIds: string[]): Promise<void> {
  const pairs = { table: roleMenu, owner: roleMenu.roleId, target: roleMenu.targetId }
  await addPairs(ctx, pairs, [roleId], withButtons(await menuRows(ctx), pageIds))
  ctx.outdate(GRANT_TAG)
}

/** Six digits that no tenant ever had: rows of a removed one are still there. */
async function unusedNumber(ctx: Ctx): Promise<string> {
  const number = String(randomInt(100_000, 1_000_000))
  const taken = await ctx.db.$count(tenant, eq(tenant.tenantId, number))
  return taken > 0 ? unusedNumber(ctx) : number
}
