import { inArray } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import { MENU_CATEGORY, type menu as menuCalls } from '#contract/system/menu.ts'
import { ROOT, ROOT_NAME, refuseOwnAncestor, refuseWithBranches } from '#server/kit/branches.ts'
import { crudHandlers } from '#server/kit/crud.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { filtersOf } from '#server/kit/filters.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { findRow } from '#server/kit/rows.ts'
import { forestOf, treeOf } from '#server/kit/trees.ts'
import { dictNames, nameIn } from './dict-names.ts'
import { GRANT_TAG } from './grants.ts'
import { grantableMenus, isPage, type MenuRow, menuRows } from './menu-rows.ts'
import { menu, roleMenu, topMenuSetting } from './tables.ts'
import { tenantFor } from './tenants.ts'

const fields = { name: menu.name, code: menu.code, alias: menu.alias, path: menu.path, category: menu.category }

export const { submit: saveMenu, remove: removeMenus } = crudHandlers({
  table: menu,
  fields,
  tag: GRANT_TAG,
  unique: { columns: ['code'], label: '菜单编号' },
  prepare: prepareMenu,
  beforeRemove: async (ctx, ids) => {
    await refuseWithBranches(ctx, menu, ids)
    await ctx.db.delete(roleMenu).where(inArray(roleMenu.targetId, ids))
    await ctx.db.delete(topMenuSetting).where(inArray(topMenuSetting.menuId, ids))
  },
})

export async function readMenu(ctx: Ctx, { id }: { id: string }) {
  const row = (await grantableMenus(ctx)).find((one) => one.id === id) ?? notFound()
  const [shown] = await presentMenus(ctx, [row])
  return shown
}

type Filters = Record<string, unknown>

export const listMenus = (ctx: Ctx, filters: Filters) => forestMatching(ctx, filters, () => true)

export const listPages = (ctx: Ctx, filters: Filters) => forestMatching(ctx, filters, isPage)

export const listMenusBelow = (ctx: Ctx, query: Input<(typeof menuCalls)['lazy-list']>) => below(ctx, query, () => true)

export const listPagesBelow = (ctx: Ctx, query: Input<(typeof menuCalls)['lazy-list']>) => below(ctx, query, isPage)

export async function menuTree(ctx: Ctx, { tenantId }: Input<typeof menuCalls.tree>) {
  const rows = await grantableMenus(ctx, tenantFor(ctx, tenantId))
  return treeOf(rows.filter(isPage), (row) => row.name)
}

/** Adds the names that stand beside a menu's own values. */
export async function presentMenus(ctx: Ctx, rows: readonly MenuRow[]) {
  const categories = await dictNames(ctx, 'menu_category')
  const actions = await dictNames(ctx, 'button_func')
  const yesNo = await dictNames(ctx, 'yes_no')
  const parents = new Map((await menuRows(ctx)).map(({ id, name }) => [id, name]))
  return rows.map((row) => ({
    ...row,
    parentName: parents.get(row.parentId) ?? ROOT_NAME,
    categoryName: nameIn(categories, row.category),
    actionName: nameIn(actions, row.action),
    isOpenName: nameIn(yesNo, row.isOpen),
  }))
}

type Form = Record<string, unknown> & { id?: string }

async function prepareMenu(ctx: Ctx, form: Form): Promise<Form> {
  const parentId = String(form['parentId'] || ROOT)
  if (form['category'] === MENU_CATEGORY.menu && !form['path']) refuse('请输入路由地址')
  if (form['category'] === MENU_CATEGORY.button && parentId === ROOT) refuse('请选择上级菜单')
  const parent = parentId === ROOT ? undefined : ((await findRow(ctx, menu, parentId)) ?? notFound('上级菜单不存在'))
  if (parent?.category === MENU_CATEGORY.button) refuse('按钮下不能再建下级')
  if (form.id) await refuseOwnAncestor(ctx, menu, form.id, parentId)
  return { ...form, parentId }
}

async function forestMatching(ctx: Ctx, filters: Filters, wanted: (row: MenuRow) => boolean) {
  return forestOf(await presentMenus(ctx, await menusMatching(ctx, filters, wanted)))
}

async function menusMatching(ctx: Ctx, filters: Filters, wanted: (row: MenuRow) => boolean): Promise<MenuRow[]> {
  const rows = (await grantableMenus(ctx)).filter(wanted)
  const condition = filtersOf(fields, 'free', filters)
  if (!condition) return rows
  const found = await ctx.db.select({ id: menu.id }).from(menu).where(condition)
  const ids = new Set(found.map(({ id }) => id))
  return rows.filter(({ id }) => ids.has(id))
}

async function below(ctx: Ctx, { parentId, ...filters }: Filters, wanted: (row: MenuRow) => boolean) {
  if (!parentId) return forestMatching(ctx, filters, wanted)
  const rows = await menusMatching(ctx, filters, wanted)
  const parents = new Set((await grantableMenus(ctx)).filter(wanted).map((row) => row.parentId))
  const shown = await presentMenus(
    ctx,
    rows.filter((row) => row.parentId === parentId),
  )
  return shown.map((row) => ({ ...row, hasChildren: parents.has(row.id) }))
}
