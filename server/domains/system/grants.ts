import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '#server/kit/ctx.ts'
import { menu, role, roleMenu } from './tables.ts'

export const GRANT_TAG = 'grants'

export interface Granted {
  readonly roleAliases: readonly string[]
  readonly parentRoleCode: string
  /** Paths of the pages, and codes of the buttons, that the roles hold. */
  readonly menus: ReadonlySet<string>
  readonly permissions: ReadonlySet<string>
}

/** What a set of roles may open and press. */
export const grantedTo = (ctx: Ctx, roleIds: readonly string[]): Promise<Granted> =>
  ctx.cached(`grants ${roleIds.join(',')}`, [GRANT_TAG], async () => {
    if (roleIds.length === 0) return { roleAliases: [], parentRoleCode: '', menus: new Set(), permissions: new Set() }
    const roles = await ctx.db
      .select({ id: role.id, alias: role.roleAlias, parentId: role.parentId })
      .from(role)
      .where(and(inArray(role.id, [...roleIds]), eq(role.isDeleted, 0)))
      .orderBy(asc(role.sort))
    const rows = await ctx.db
      .select({ category: menu.category, path: menu.path, code: menu.code })
      .from(menu)
      .innerJoin(roleMenu, eq(roleMenu.targetId, menu.id))
      .where(and(inArray(roleMenu.roleId, [...roleIds]), eq(menu.isDeleted, 0)))
    return {
      roleAliases: roles.map(({ alias }) => alias),
      parentRoleCode: await parentAlias(ctx, roles[0]?.parentId),
      menus: new Set(rows.filter(({ category }) => category === 1).map(({ path }) => path)),
      permissions: new Set(rows.filter(({ category }) => category === 2).map(({ code }) => code)),
    }
  })

async function parentAlias(ctx: Ctx, parentId: string | undefined): Promise<string> {
  if (!parentId || parentId === '0') return ''
  const [parent] = await ctx.db.select({ alias: role.roleAlias }).from(role).where(eq(role.id, parentId))
  return parent?.alias ?? ''
}
