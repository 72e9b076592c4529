import { asc, eq } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import type { menu as menuCalls } from '#contract/system/menu.ts'
import { type Ctx, caller } from '#server/kit/ctx.ts'
import { own } from '#server/kit/rows.ts'
import { forestOf, type Nested, withParents } from '#server/kit/trees.ts'
import { isPage, menuIdsOf, menuRows } from './menu-rows.ts'
import { presentMenus } from './menus.ts'
import { topMenu, topMenuSetting } from './tables.ts'

/** The caller's pages with the directories they stand in; nothing for visitors. */
export async function listOwnRoutes(ctx: Ctx, { topMenuId }: Input<typeof menuCalls.routes>) {
  if (!ctx.user) return []
  const granted = await menuIdsOf(ctx, ctx.user.roleIds)
  const chosen = topMenuId ? granted.intersection(await menusUnder(ctx, topMenuId)) : granted
  const pages = (await menuRows(ctx)).filter(isPage)
  const directories = new Set(pages.map(({ parentId }) => parentId))
  const forest = forestOf(await presentMenus(ctx, withParents(pages, chosen)))
  return forest.flatMap((top) => {
    if (top.children) return [top]
    return directories.has(top.id) ? [] : [directoryAround(top)]
  })
}

/** One node for each page on which the caller may press something. Its buttons never carry the key `children`. */
export async function listOwnButtons(ctx: Ctx) {
  const granted = await menuIdsOf(ctx, caller(ctx).roleIds)
  const rows = await presentMenus(ctx, await menuRows(ctx))
  const buttons = Map.groupBy(
    rows.filter((row) => !isPage(row) && granted.has(row.id)),
    ({ parentId }) => parentId,
  )
  return rows
    .filter(({ id }) => buttons.has(id))
    .map((page) => ({ ...page, hasChildren: true, children: buttons.get(page.id) }))
}

/** The top menus under which the caller would find something. */
export async function listOwnTopMenus(ctx: Ctx) {
  const granted = await menuIdsOf(ctx, caller(ctx).roleIds)
  const rows = await ctx.db
    .select({ top: topMenu, menuId: topMenuSetting.menuId })
    .from(topMenu)
    .innerJoin(topMenuSetting, eq(topMenuSetting.topMenuId, topMenu.id))
    .where(own(ctx, topMenu))
    .orderBy(asc(topMenu.sort), asc(topMenu.id))
  const useful = rows.filter(({ menuId }) => granted.has(menuId)).map(({ top }) => [top.id, top] as const)
  return [...new Map(useful).values()]
}

async function menusUnder(ctx: Ctx, topMenuId: string): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ id: topMenuSetting.menuId })
    .from(topMenuSetting)
    .where(eq(topMenuSetting.topMenuId, topMenuId))
  return new Set(rows.map(({ id }) => id))
}

interface Route {
  id: string
  code: string
  path: string
}

/** A first-level node always has children, so a page that stands alone gets a directory of its own. */
const directoryAround = <T extends Route>(page: Nested<T>): Nested<T> => ({
  ...page,
  id: `-${page.id}`,
  code: `${page.code}_directory`,
  path: `${page.path}/directory`,
  hasChildren: true,
  children: [page],
})
