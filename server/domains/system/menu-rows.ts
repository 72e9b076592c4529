import { and, asc, eq, inArray } from 'drizzle-orm'
import { MENU_CATEGORY } from '#contract/system/menu.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { DEFAULT_TENANT } from '#server/kit/house.ts'
import { ofTenant } from '#server/kit/rows.ts'
import { withParents } from '#server/kit/trees.ts'
import { GRANT_TAG } from './grants.ts'
import { menu, role, roleMenu, tenant, tenantPackage } from './tables.ts'

export type MenuRow = typeof menu.$inferSelect

export const isPage = (row: MenuRow): boolean => row.category === MENU_CATEGORY.menu

/** All menus and buttons in display order. A few hundred rows: kept in memory, worked on there. */
export const menuRows = (ctx: Ctx): Promise<MenuRow[]> =>
  ctx.cached('menus', [GRANT_TAG], () =>
    ctx.db.select().from(menu).where(eq(menu.isDeleted, 0)).orderBy(asc(menu.sort), asc(menu.id)),
  )

/** Menus and buttons that a set of roles holds. */
export const menuIdsOf = (ctx: Ctx, roleIds: readonly string[]): Promise<ReadonlySet<string>> =>
  ctx.cached(`menu ids ${roleIds.join(',')}`, [GRANT_TAG], async () => {
    if (roleIds.length === 0) return new Set<string>()
    const rows = await ctx.db
      .selectDistinct({ id: roleMenu.targetId })
      .from(roleMenu)
      .where(inArray(roleMenu.roleId, [...roleIds]))
    return new Set(rows.map(({ id }) => id))
  })

/** What a tenant can hand out: the first one everything, others what their own roles and their package hold. */
export async function grantableMenus(ctx: Ctx, tenantId = ctx.tenantId): Promise<MenuRow[]> {
  const rows = await menuRows(ctx)
  if (tenantId === DEFAULT_TENANT) return rows
  const roles = await ctx.db.select({ id: role.id }).from(role).where(ofTenant(role, tenantId))
  const held = await menuIdsOf(
    ctx,
    roles.map(({ id }) => id),
  )
  const packaged = withButtons(rows, await packagedMenus(ctx, tenantId))
  return withParents(rows, [...held, ...packaged])
}

/** Pages with everything on them, and the directories they stand in. */
export function withButtons(rows: readonly MenuRow[], pageIds: readonly string[]): string[] {
  const wanted = new Set(pageIds)
  const buttons = rows.filter((row) => !isPage(row) && wanted.has(row.parentId)).map(({ id }) => id)
  return withParents(rows, [...wanted, ...buttons]).map(({ id }) => id)
}

async function packagedMenus(ctx: Ctx, tenantId: string): Promise<string[]> {
  const [row] = await ctx.db
    .select({ menuId: tenantPackage.menuId })
    .from(tenantPackage)
    .innerJoin(tenant, eq(tenant.packageId, tenantPackage.id))
    .where(and(eq(tenant.tenantId, tenantId), eq(tenant.isDeleted, 0), eq(tenantPackage.isDeleted, 0)))
  return row ? row.menuId.split(',') : []
}
