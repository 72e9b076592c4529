import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#server/kit/ctx.ts'
import { existing } from '#server/kit/rows.ts'
import { treeOf, withParents } from '#server/kit/trees.ts'
import { grantableMenus, isPage, type MenuRow } from './menu-rows.ts'
import { apiScope, dataScope, role, roleApiScope, roleDataScope, roleMenu, topMenu, topMenuSetting } from './tables.ts'

/** Everything the caller's tenant can give to a role; scopes hang under their menu. */
export async function readGrantTree(ctx: Ctx) {
  const menus = await grantableMenus(ctx)
  return {
    menu: treeOf(menus, ({ name }) => name),
    dataScope: scopeTree(menus, await scopesUnder(ctx, dataScope, menus)),
    apiScope: scopeTree(menus, await scopesUnder(ctx, apiScope, menus)),
  }
}

export async function readTopGrantTree(ctx: Ctx) {
  return { menu: treeOf((await grantableMenus(ctx)).filter(isPage), ({ name }) => name) }
}

type Granted = typeof roleMenu | typeof roleDataScope | typeof roleApiScope

export async function readRoleKeys(ctx: Ctx, { roleIds }: { roleIds: string[] }) {
  const keys = async (table: Granted) => {
    const rows = await ctx.db
      .selectDistinct({ id: table.targetId })
      .from(table)
      .innerJoin(role, eq(role.id, table.roleId))
      .where(and(inArray(role.id, roleIds), existing(ctx, role)))
    return rows.map(({ id }) => id)
  }
  return { menu: await keys(roleMenu), dataScope: await keys(roleDataScope), apiScope: await keys(roleApiScope) }
}

export async function readTopMenuKeys(ctx: Ctx, { topMenuIds }: { topMenuIds: string[] }) {
  const rows = await ctx.db
    .selectDistinct({ id: topMenuSetting.menuId })
    .from(topMenuSetting)
    .innerJoin(topMenu, eq(topMenu.id, topMenuSetting.topMenuId))
    .where(and(inArray(topMenu.id, topMenuIds), existing(ctx, topMenu)))
  return { menu: rows.map(({ id }) => id) }
}

interface Scope {
  id: string
  menuId: string
  name: string
}

/** The scopes of those menus, in the order they were made. */
export async function scopesUnder(
  ctx: Ctx,
  table: typeof dataScope | typeof apiScope,
  menus: readonly MenuRow[],
): Promise<Scope[]> {
  const known = new Set(menus.map(({ id }) => id))
  const rows = await ctx.db
    .select({ id: table.id, menuId: table.menuId, name: table.scopeName })
    .from(table)
    .where(eq(table.isDeleted, 0))
    .orderBy(asc(table.id))
  return rows.filter(({ menuId }) => known.has(menuId))
}

function scopeTree(menus: readonly MenuRow[], scopes: readonly Scope[]) {
  const pages = withParents(
    menus,
    scopes.map(({ menuId }) => menuId),
  )
  const leaves = scopes.map(({ id, menuId, name }) => ({ id, parentId: menuId, name }))
  return treeOf([...pages, ...leaves], ({ name }) => name)
}
