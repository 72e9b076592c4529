import { asc, inArray } from 'drizzle-orm'
import { DATA_SCOPE } from '#contract/system/scope.ts'
import { crudHandlers } from '#server/kit/crud.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { findRow } from '#server/kit/rows.ts'
import { dictNames, nameIn } from './dict-names.ts'
import { GRANT_TAG } from './grants.ts'
import { apiScope, dataScope, menu, roleApiScope, roleDataScope } from './tables.ts'

type Form = Record<string, unknown> & { id?: string }

export const dataScopeHandlers = crudHandlers({
  table: dataScope,
  fields: { menuId: dataScope.menuId, scopeName: dataScope.scopeName, resourceCode: dataScope.resourceCode },
  mode: 'exact',
  order: [asc(dataScope.id)],
  present: (ctx, rows) => withTypeNames(ctx, 'data_scope_type', rows),
  prepare: async (ctx, form) => {
    if (form['scopeType'] === DATA_SCOPE.custom && !form['scopeValue']) refuse('请输入规则值')
    return underMenu(ctx, form)
  },
  beforeRemove: async (ctx, ids) => {
    await ctx.db.delete(roleDataScope).where(inArray(roleDataScope.targetId, ids))
  },
})

export const apiScopeHandlers = crudHandlers({
  table: apiScope,
  fields: { menuId: apiScope.menuId, scopeName: apiScope.scopeName, resourceCode: apiScope.resourceCode },
  mode: 'exact',
  order: [asc(apiScope.id)],
  tag: GRANT_TAG,
  present: (ctx, rows) => withTypeNames(ctx, 'api_scope_type', rows),
  prepare: underMenu,
  beforeRemove: async (ctx, ids) => {
    await ctx.db.delete(roleApiScope).where(inArray(roleApiScope.targetId, ids))
  },
})

async function underMenu(ctx: Ctx, form: Form): Promise<Form> {
  const found = await findRow(ctx, menu, String(form['menuId']))
  return found ? form : notFound('菜单不存在')
}

async function withTypeNames<R extends { scopeType: number }>(ctx: Ctx, code: string, rows: R[]) {
  const names = await dictNames(ctx, code)
  return rows.map((row) => ({ ...row, scopeTypeName: nameIn(names, row.scopeType) }))
}
