import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#server/kit/ctx.ts'
import { apiScope, menu, role, roleApiScope, roleMenu } from './tables.ts'

export const GRANT_TAG = 'grants'

export interface Granted {
  readonly roleAliases: readonly string[]
  readonly parentRoleCode: string
  /** Paths of the pages, and codes of the buttons, that the roles hold. */
  readonly menus: ReadonlySet<string>
  readonly permissions: ReadonlySet<string>
  /** Addresses behind API scopes of which the roles hold none. */
  readonly closedPaths: ReadonlySet<string>
}

/** What a set of roles may open and press. */
export const grantedTo = (ctx: Ctx, roleIds: readonly string[]): Promise<Granted> =>
  ctx.cached(`grants ${roleIds.join(',')}`, [GRANT_TAG], async () => {
    const held = [...roleIds]
    const roles = await ctx.db
      .select({ id: role.id, alias: role.roleAlias, parentId: role.parentId })
      .from(role)
      .where(and(inArray(role.id, held), eq(role.isDeleted, 0)))
      .orderBy(asc(role.sort))
    const rows = await ctx.db
      .select({ category: menu.category, path: menu.path, code: menu.code })
      .from(menu)
      .innerJoin(roleMenu, eq(roleMenu.targetId, menu.id))
      .where(and(inArray(roleMenu.roleId, held), eq(menu.isDeleted, 0)))
    return {
      roleAliases: roles.map(({ alias }) => alias),
      parentRoleCode: await parentAlias(ctx, roles[0]?.parentId),
      menus: new Set(rows.filter(({ category }) => category === 1).map(({ path }) => path)),
      permissions: new Set(rows.filter(({ category }) => category === 2).map(({ code }) => code)),
      closedPaths: await pathsClosedTo(ctx, held),
    }
  })

/** An address with an API scope opens to the roles that hold one of its scopes. */
async function pathsClosedTo(ctx: Ctx, roleIds: string[]): Promise<Set<string>> {
  const scopes = await ctx.db
    .select({ path: apiScope.scopePath, holder: roleApiScope.roleId })
    .from(apiScope)
    .leftJoin(roleApiScope, and(eq(roleApiScope.targetId, apiScope.id), inArray(roleApiScope.roleId, roleIds)))
    .where(eq(apiScope.isDeleted, 0))
  const open = scopes.filter(({ holder }) => holder).map(({ path }) => path)
  return new Set(scopes.map(({ path }) => path)).difference(new Set(open))
}

async function parentAlias(ctx: Ctx, parentId: string | undefined): Promise<string> {
  if (!parentId || parentId === '0') return ''
  const [parent] = await ctx.db.select({ alias: role.roleAlias }).from(role).where(eq(role.id, parentId))
  return parent?.alias ?? ''
}
