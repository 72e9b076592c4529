import { and, inArray } from 'drizzle-orm'
import { type user as calls, NewUserForm, type UserChange } from '#contract/identity/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { paramValue } from '#server/domains/system/index.ts'
import { type Ctx, caller, seesAllTenants } from '#server/kit/ctx.ts'
import { parseInput } from '#server/kit/input.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { existing, insertRow, removeRows, updateRow } from '#server/kit/rows.ts'
import { clearFailures, lockKey } from './lockout.ts'
import { hashPassword, travellingPassword } from './passwords.ts'
import { endSessionsOf, type UserRow, userTag } from './session-tokens.ts'
import { user } from './tables.ts'
import {
  freePlaces,
  guardAdministrators,
  lockAccounts,
  NO_PLACE,
  OFF,
  refuseForeign,
  refuseTaken,
  WAITING,
} from './user-rules.ts'
import { findUser } from './users.ts'

export async function submitUser(ctx: Ctx, { id, password, password2, ...form }: Input<typeof calls.submit>) {
  if (id) return changeUser(ctx, { ...form, id })
  const whole = parseInput(NewUserForm, { ...form, password, password2 })
  const tenantId = (seesAllTenants(ctx) && form.tenantId) || ctx.tenantId
  const hash = await hashPassword(travellingPassword(whole.password))
  await lockAccounts(ctx, tenantId)
  if ((await freePlaces(ctx, tenantId)) < 1) refuse(NO_PLACE)
  await admitUser(ctx, tenantId, whole, hash)
}

type NewUser = Omit<UserChange, 'id'>

/** Stores a new account; the caller holds the tenant's lock and has seen a free place. */
export async function admitUser(ctx: Ctx, tenantId: string, form: NewUser, hash: string): Promise<void> {
  if (form.status === WAITING) refuse(NOT_DECIDED_HERE)
  await refuseTaken(ctx, tenantId, form)
  await refuseForeign(ctx, tenantId, form)
  await guardAdministrators(ctx, [], form.roleId)
  await insertRow(ctx, user, { ...form, tenantId, password: hash })
}

const NOT_DECIDED_HERE = '待审核账号请在注册审核中处理'

/** Whatever the form leaves out stays as it is; the account stays in its tenant. */
export async function changeUser(ctx: Ctx, form: UserChange): Promise<void> {
  const before = await findUser(ctx, form.id)
  await lockAccounts(ctx, before.tenantId)
  const { status = before.status } = form
  if ((status === WAITING) !== (before.status === WAITING)) refuse(NOT_DECIDED_HERE)
  if (status === OFF && before.id === caller(ctx).id) refuse('不可停用当前登录用户')
  await guardAdministrators(ctx, [before], form.roleId)
  await refuseTaken(ctx, before.tenantId, changed(form, before), before.id)
  await refuseForeign(ctx, before.tenantId, changed(form, before))
  await updateRow(ctx, user, before.id, form)
  if (status === OFF) await endSessionsOf(ctx, [before.id])
  ctx.outdate(userTag(before.id))
}

/** What an edit repeats is not asked again: a department removed meanwhile does not block it. */
function changed(form: UserChange, before: UserRow): Partial<UserChange> {
  const names = ['account', 'phone', 'roleId', 'deptId', 'postId'] as const
  return Object.fromEntries(names.filter((name) => form[name] !== before[name]).map((name) => [name, form[name]]))
}

export async function removeUsers(ctx: Ctx, { ids }: { ids: string[] }): Promise<void> {
  if (ids.includes(caller(ctx).id)) refuse('不可删除当前登录用户')
  await guardAdministrators(ctx, await findUsers(ctx, ids))
  await removeRows(ctx, user, ids)
  await endSessionsOf(ctx, ids)
}

export async function unlockUsers(ctx: Ctx, { userIds }: { userIds: string[] }): Promise<void> {
  const rows = await findUsers(ctx, userIds)
  await guardAdministrators(ctx, rows)
  await clearFailures(
    ctx,
    rows.map(({ tenantId, account }) => lockKey(tenantId, account)),
  )
}

export async function resetPasswords(ctx: Ctx, { userIds }: { userIds: string[] }): Promise<void> {
  await guardAdministrators(ctx, await findUsers(ctx, userIds))
  const password = await initialPassword(ctx)
  await setForAll(ctx, userIds, { password, firstLogin: 1 })
  await endSessionsOf(ctx, userIds)
}

/** Hash of the installation's initial password; one for all whom it is given to, since all may know it. */
export async function initialPassword(ctx: Ctx): Promise<string> {
  const typed = (await paramValue(ctx, 'account.initPassword')) || refuse('请先在参数管理中设置账号初始密码')
  return hashPassword(travellingPassword(typed))
}

/** Sessions go on, with the new rights from the next call. */
export async function grantRoles(ctx: Ctx, { userIds, roleIds = '' }: Input<typeof calls.grant>): Promise<void> {
  const rows = await findUsers(ctx, userIds)
  await guardAdministrators(ctx, rows, roleIds)
  for (const tenantId of new Set(rows.map((row) => row.tenantId)))
    await refuseForeign(ctx, tenantId, { roleId: roleIds })
  await setForAll(ctx, userIds, { roleId: roleIds })
  ctx.outdate(...userIds.map(userTag))
}

export async function changePlatform(
  ctx: Ctx,
  { userId, userType, userExt }: Input<(typeof calls)['update-platform']>,
): Promise<void> {
  await guardAdministrators(ctx, [await findUser(ctx, userId)])
  await updateRow(ctx, user, userId, { userType, userExt })
  ctx.outdate(userTag(userId))
}

/** All of them, or none is found. */
async function findUsers(ctx: Ctx, ids: string[]): Promise<UserRow[]> {
  const rows = await ctx.db
    .select()
    .from(user)
    .where(and(inArray(user.id, ids), existing(ctx, user)))
  return rows.length === ids.length ? rows : notFound()
}

const setForAll = (ctx: Ctx, ids: string[], values: Partial<typeof user.$inferInsert>) =>
  ctx.db
    .update(user)
    .set({ ...values, updateTime: ctx.now, updateUser: caller(ctx).id })
    .where(and(inArray(user.id, ids), existing(ctx, user)))
