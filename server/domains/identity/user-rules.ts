import { and, count, eq, inArray, ne } from 'drizzle-orm'
import { systemTables } from '#server/domains/system/index.ts'
import { type Ctx, caller, isAdmin } from '#server/kit/ctx.ts'
import { lockUntilCommit } from '#server/kit/locks.ts'
import { refuse } from '#server/kit/refusals.ts'
import { ofTenant } from '#server/kit/rows.ts'
import type { UserRow } from './session-tokens.ts'
import { split } from './sessions.ts'
import { user } from './tables.ts'

const { dept, post, role, tenant } = systemTables

export const WORKING = 1
export const OFF = 0
/** Registered by himself, not yet approved. */
export const WAITING = 2

export const ACCOUNT_TAKEN = '登录账号已存在'
export const NO_PLACE = '当前租户已到最大账号额度!'

/** One change of a tenant's accounts at a time, so that two cannot take the same name or the last place. */
export const lockAccounts = (ctx: Ctx, tenantId: string) => lockUntilCommit(ctx, `accounts ${tenantId}`)

/** How many more accounts the tenant may have; who waits for approval takes no place yet. */
export async function freePlaces(ctx: Ctx, tenantId: string): Promise<number> {
  const [found] = await ctx.db
    .select({ most: tenant.accountNumber })
    .from(tenant)
    .where(and(eq(tenant.tenantId, tenantId), eq(tenant.isDeleted, 0)))
  if (!found) return refuse('租户不存在')
  if (found.most < 0) return Number.POSITIVE_INFINITY
  const [taken] = await ctx.db
    .select({ n: count() })
    .from(user)
    .where(and(ofTenant(user, tenantId), ne(user.status, WAITING)))
  return found.most - taken!.n
}

interface Names {
  account?: string
  phone?: string
}

/** Both lead to a login, so each belongs to one account of the tenant. */
export async function refuseTaken(ctx: Ctx, tenantId: string, { account, phone }: Names, ownId = '0'): Promise<void> {
  const others = (same: ReturnType<typeof eq>) =>
    ctx.db
      .select({ id: user.id })
      .from(user)
      .where(and(same, ne(user.id, ownId), ofTenant(user, tenantId)))
      .limit(1)
  if (account && (await others(eq(user.account, account))).length > 0) refuse(ACCOUNT_TAKEN)
  if (phone && (await others(eq(user.phone, phone))).length > 0) refuse('手机号已存在')
}

interface Belongings {
  roleId?: string
  deptId?: string
  postId?: string
}

const KINDS = [
  { list: 'roleId', table: role, noun: '角色' },
  { list: 'deptId', table: dept, noun: '部门' },
  { list: 'postId', table: post, noun: '岗位' },
] as const

/** Roles, departments and posts come from the user's own tenant. */
export async function refuseForeign(ctx: Ctx, tenantId: string, given: Belongings): Promise<void> {
  for (const { list, table, noun } of KINDS) {
    const ids = [...new Set(split(given[list] ?? ''))]
    if (ids.length === 0) continue
    const known = and(inArray(table.id, ids), ofTenant(table, tenantId))
    const [found] = await ctx.db.select({ n: count() }).from(table).where(known)
    if (found!.n !== ids.length) refuse(`所选${noun}不存在`)
  }
}

/** Only an administrator gives the administrator's role or touches who holds it, and nobody gives up his own. */
export async function guardAdministrators(ctx: Ctx, rows: readonly UserRow[], roleId?: string): Promise<void> {
  const chief = await administratorRoles(ctx)
  const isChief = (list: string) => split(list).some((id) => chief.has(id))
  const self = rows.find(({ id }) => id === caller(ctx).id)
  if (isAdmin(ctx.user)) {
    if (self && roleId !== undefined && isChief(self.roleId) && !isChief(roleId)) refuse('不可取消自己的管理员角色')
    return
  }
  if (rows.some((row) => isChief(row.roleId))) refuse('只有管理员可以操作管理员账号')
  if (roleId && isChief(roleId)) refuse('只有管理员可以分配管理员角色')
}

async function administratorRoles(ctx: Ctx): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.select({ id: role.id }).from(role).where(eq(role.roleAlias, 'administrator'))
  return new Set(rows.map(({ id }) => id))
}
