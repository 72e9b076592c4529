import type { Input } from '#contract/kit/index.ts'
import type { topmenu } from '#contract/system/top-menu.ts'
import { bySort } from '#server/kit/branches.ts'
import { crudHandlers, refuseUnknown } from '#server/kit/crud.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { forbidden } from '#server/kit/refusals.ts'
import { grantableMenus } from './menu-rows.ts'
import { replacePairs } from './pairs.ts'
import { inTenant } from './placed-rows.ts'
import { topMenu, topMenuSetting } from './tables.ts'

const setting = { table: topMenuSetting, owner: topMenuSetting.topMenuId, target: topMenuSetting.menuId }

export const topMenuHandlers = {
  ...crudHandlers({
    table: topMenu,
    fields: { code: topMenu.code, name: topMenu.name, tenantId: topMenu.tenantId, sort: topMenu.sort },
    mode: 'exact',
    order: bySort(topMenu),
    unique: { columns: ['tenantId', 'code'], label: '菜单编号' },
    prepare: (ctx, form) => inTenant(ctx, topMenu, form),
    beforeRemove: (ctx, ids) => replacePairs(ctx, setting, ids, []),
  }),
  grant: grantTopMenus,
}

/** Puts exactly these menus below the top menus. */
async function grantTopMenus(ctx: Ctx, { topMenuIds, menuIds }: Input<typeof topmenu.grant>): Promise<void> {
  await refuseUnknown(ctx, topMenu, topMenuIds)
  const known = new Set((await grantableMenus(ctx)).map(({ id }) => id))
  if (menuIds.some((id) => !known.has(id))) forbidden()
  await replacePairs(ctx, setting, topMenuIds, menuIds)
}
