import { and, asc } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import type { role as roleCalls } from '#contract/system/role.ts'
import { bySort, refuseWithBranches, withParentNames } from '#server/kit/branches.ts'
import { crudHandlers, refuseUnknown } from '#server/kit/crud.ts'
import { type Ctx, isAdmin } from '#server/kit/ctx.ts'
import { filtersOf } from '#server/kit/filters.ts'
import { forbidden, notFound } from '#server/kit/refusals.ts'
import { existing, findRow, ofTenant } from '#server/kit/rows.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { forestOf, treeOf } from '#server/kit/trees.ts'
import { scopesUnder } from './grant-trees.ts'
import { GRANT_TAG } from './grants.ts'
import { writeNote } from './logs.ts'
import { grantableMenus } from './menu-rows.ts'
import { replacePairs } from './pairs.ts'
import { type People, refuseHeld } from './people.ts'
import { type Form, inTree } from './placed-rows.ts'
import { apiScope, dataScope, role, roleApiScope, roleDataScope, roleMenu } from './tables.ts'
import { tenantFor } from './tenants.ts'

const fields = { roleName: role.roleName, roleAlias: role.roleAlias, tenantId: role.tenantId, parentId: role.parentId }

/** Roles with these aliases open doors by themselves, so only an administrator makes them. */
const POWERFUL = new Set(['administrator', 'operator'])

const GRANTS = [
  { table: roleMenu, owner: roleMenu.roleId, target: roleMenu.targetId },
  { table: roleDataScope, owner: roleDataScope.roleId, target: roleDataScope.targetId },
  { table: roleApiScope, owner: roleApiScope.roleId, target: roleApiScope.targetId },
] as const

export function roleHandlers(people: People): Handlers<typeof roleCalls> {
  const { detail, submit, remove } = crudHandlers({
    table: role,
    fields,
    tag: GRANT_TAG,
    unique: { columns: ['tenantId', 'roleAlias'], label: '角色别名' },
    present: (ctx, rows) => withParentNames(ctx, role, 'roleName', rows),
    prepare: prepareRole,
    beforeRemove: async (ctx, ids) => {
      await refuseWithBranches(ctx, role, ids)
      await refuseHeld(ctx, people, 'roleId', ids)
    },
  })
  return { detail, submit, remove, list: listRoles, tree: roleTree, 'tree-by-id': roleTreeAround, grant: grantRoles }
}

async function prepareRole(ctx: Ctx, input: Form): Promise<Form> {
  const { form, before } = await inTree(ctx, role, input)
  const alias = String(input['roleAlias'])
  if (POWERFUL.has(alias) && alias !== before?.roleAlias && !isAdmin(ctx.user)) forbidden()
  return form
}

async function listRoles(ctx: Ctx, filters: Record<string, unknown>) {
  const rows = await ctx.db
    .select()
    .from(role)
    .where(and(existing(ctx, role), filtersOf(fields, 'free', filters)))
    .orderBy(asc(role.tenantId), ...bySort(role))
  return forestOf(await withParentNames(ctx, role, 'roleName', rows))
}

const roleTree = (ctx: Ctx, { tenantId }: Input<typeof roleCalls.tree>) => treeOfTenant(ctx, tenantFor(ctx, tenantId))

async function roleTreeAround(ctx: Ctx, { roleId }: Input<(typeof roleCalls)['tree-by-id']>) {
  const row = (await findRow(ctx, role, roleId)) ?? notFound()
  return treeOfTenant(ctx, row.tenantId)
}

async function treeOfTenant(ctx: Ctx, tenantId: string) {
  const rows = await ctx.db
    .select()
    .from(role)
    .where(ofTenant(role, tenantId))
    .orderBy(...bySort(role))
  return treeOf(rows, ({ roleName }) => roleName)
}

/** Replaces what the roles hold: menus with buttons, data scopes and API scopes. */
async function grantRoles(ctx: Ctx, input: Input<typeof roleCalls.grant>): Promise<void> {
  const { roleIds, menuIds, dataScopeIds, apiScopeIds } = input
  await refuseUnknown(ctx, role, roleIds)
  const menus = await grantableMenus(ctx)
  refuseOutside(menuIds, menus)
  refuseOutside(dataScopeIds, await scopesUnder(ctx, dataScope, menus))
  refuseOutside(apiScopeIds, await scopesUnder(ctx, apiScope, menus))
  for (const [index, targets] of [menuIds, dataScopeIds, apiScopeIds].entries())
    await replacePairs(ctx, GRANTS[index]!, roleIds, targets)
  ctx.outdate(GRANT_TAG)
  const counts = { menus: menuIds.length, dataScopes: dataScopeIds.length, apiScopes: apiScopeIds.length }
  await writeNote(ctx, '角色授权', JSON.stringify({ roleIds, ...counts }))
}

/** Nobody hands out what his tenant does not have. */
function refuseOutside(wanted: readonly string[], allowed: readonly { id: string }[]): void {
  const known = new Set(allowed.map(({ id }) => id))
  if (wanted.some((id) => !known.has(id))) forbidden()
}
