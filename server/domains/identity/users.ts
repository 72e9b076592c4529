import { and, asc, eq, ilike, or, type SQL } from 'drizzle-orm'
import type { user as calls } from '#contract/identity/index.ts'
import { type Input, LARGEST_PAGE } from '#contract/kit/index.ts'
import { enterpriseOf } from '#server/domains/certification/index.ts'
import { institutionOf } from '#server/domains/institution/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { pageOfTable } from '#server/kit/pages.ts'
import { forbidden, notFound } from '#server/kit/refusals.ts'
import { existing, findRow } from '#server/kit/rows.ts'
import type { UserRow } from './session-tokens.ts'
import { user } from './tables.ts'
import { presentChoices, presentUsers } from './user-names.ts'
import { holdsAny, visibleUsers } from './visible-users.ts'

export const userFields = {
  account: user.account,
  realName: user.realName,
  name: user.name,
  phone: user.phone,
  email: user.email,
  code: user.code,
  userType: user.userType,
  userCategory: user.userCategory,
  tenantId: user.tenantId,
  status: user.status,
  createTime: user.createTime,
}

const LISTS = { roleId: user.roleId, deptId: user.deptId, postId: user.postId }

export async function listUsers(ctx: Ctx, query: Input<typeof calls.page>) {
  const page = await pageOfTable(ctx, user, query, { fields: userFields, where: searchedUsers(ctx, query) })
  return { ...page, records: await presentUsers(ctx, page.records) }
}

/** Existing users that hold the asked role, department and post; the plain filters come on top. */
export function searchedUsers(ctx: Ctx, query: Record<string, unknown>): SQL | undefined {
  const holding = Object.entries(LISTS).map(([name, column]) => {
    const wanted = query[name]
    return typeof wanted === 'string' && wanted !== '' ? holdsAny(column, wanted) : undefined
  })
  return and(existing(ctx, user), ...holding)
}

export async function readUser(ctx: Ctx, { id }: { id: string }) {
  const [shown] = await presentUsers(ctx, [await findUser(ctx, id)])
  return shown
}

export const findUser = async (ctx: Ctx, id: string): Promise<UserRow> => (await findRow(ctx, user, id)) ?? notFound()

/** Working users, for pickers of everybody who is logged in. */
export async function chooseUsers(ctx: Ctx, { deptId }: { deptId?: string }) {
  const rows = await ctx.db
    .select()
    .from(user)
    .where(choosable(ctx, deptId))
    .orderBy(asc(user.account), asc(user.id))
    .limit(LARGEST_PAGE)
  return presentChoices(ctx, rows)
}

export async function searchUsers(ctx: Ctx, query: Input<(typeof calls)['search/user']>) {
  const { name = '', deptId, current, size } = query
  const pattern = `%${name.replace(/[\\%_]/g, '\\$&')}%`
  const named = or(ilike(user.realName, pattern), ilike(user.name, pattern), ilike(user.account, pattern))
  const where = and(choosable(ctx, deptId), name ? named : undefined)
  const page = await pageOfTable(ctx, user, { current, size }, { fields: {}, where })
  return { ...page, records: await presentChoices(ctx, page.records) }
}

const choosable = (ctx: Ctx, deptId?: string) =>
  and(existing(ctx, user), eq(user.status, 1), visibleUsers(ctx), deptId ? holdsAny(user.deptId, deptId) : undefined)

/** Which enterprise or institution a user belongs to; shown to whom he is visible. */
export async function readExtension(ctx: Ctx, { userId }: { userId: string }) {
  const row = await findUser(ctx, userId)
  const [visible] = await ctx.db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), visibleUsers(ctx)))
  if (!visible) forbidden()
  const enterprise = row.userCategory === '3' ? await enterpriseOf(ctx, row.orgCode) : undefined
  const institution = row.userCategory === '2' ? await institutionOf(ctx, row.financeId) : undefined
  return { ...enterprise, ...institution, userCategory: row.userCategory, financeId: institution?.id }
}
