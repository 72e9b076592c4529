import { and, desc, eq } from 'drizzle-orm'
import { type blade, type guest, guestLifecycle } from '#contract/identity/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { isTenantOpen } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { historyOf, isUnbroken } from '#server/kit/history.ts'
import { pageOfTable } from '#server/kit/pages.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { existing, findRow, insertRow, ofTenant, removeRows, updateRow } from '#server/kit/rows.ts'
import { type Cases, takeStep } from '#server/kit/steps.ts'
import { hashPassword, travellingPassword } from './passwords.ts'
import { spendSocialProof } from './social.ts'
import { guestRegistration, user } from './tables.ts'
import { freePlaces, lockAccounts, NO_PLACE, refuseTaken, WAITING, WORKING } from './user-rules.ts'

type State = keyof typeof guestLifecycle.states & string
type Step = keyof typeof guestLifecycle.steps & string

const cases: Cases<State, Step> = {
  lifecycle: guestLifecycle,
  table: guestRegistration,
  visible: () => undefined,
}

/** The account exists at once but waits, so that nobody else can take its name meanwhile. */
export async function registerGuest(ctx: Ctx, input: Input<(typeof blade)['register-guest']>): Promise<void> {
  const { tenantId, name, account } = input
  if (!(await isTenantOpen(ctx, tenantId))) refuse('租户不存在或已过期')
  const password = await hashPassword(travellingPassword(input.password))
  await lockAccounts(ctx, tenantId)
  await refuseTaken(ctx, tenantId, { account })
  const oauthId = await boundAccount(ctx, tenantId, input.oauthId)
  const shared = { tenantId, name, account, oauthId }
  const userId = await insertRow(ctx, user, { ...shared, realName: name, password, status: WAITING })
  await takeStep(ctx, cases, 'register', {}, { set: { ...shared, userId } })
}

/** An outside account without proof binds nothing: anybody could name somebody else's. */
async function boundAccount(ctx: Ctx, tenantId: string, proof = ''): Promise<string> {
  const oauthId = proof && (await spendSocialProof(ctx, proof))
  const bound = and(eq(user.oauthId, oauthId), ofTenant(user, tenantId))
  if (oauthId && (await ctx.db.select({ id: user.id }).from(user).where(bound)).length > 0)
    refuse('该第三方账号已绑定其他账号')
  return oauthId
}

const fields = {
  account: guestRegistration.account,
  name: guestRegistration.name,
  status: guestRegistration.status,
  createTime: guestRegistration.createTime,
}

export async function listGuests(ctx: Ctx, query: Input<typeof guest.page>) {
  const where = existing(ctx, guestRegistration)
  const page = await pageOfTable(ctx, guestRegistration, query, { fields, where, order: [desc(guestRegistration.id)] })
  return { ...page, records: page.records.map(withStatusName) }
}

export async function readGuest(ctx: Ctx, { id }: { id: string }) {
  const row = (await findRow(ctx, guestRegistration, id)) ?? notFound('业务记录不存在')
  const history = await historyOf(ctx, guestLifecycle.bizType, id)
  return { ...withStatusName(row), history, verified: isUnbroken(history) }
}

/** Approval takes one of the tenant's places, and lets the account in. */
export async function approveGuest(ctx: Ctx, input: Input<typeof guest.approve>): Promise<void> {
  const row = await decide(ctx, 'approve', input)
  await lockAccounts(ctx, row.tenantId)
  if ((await freePlaces(ctx, row.tenantId)) < 1) refuse(NO_PLACE)
  if (!(await updateRow(ctx, user, row.userId, { status: WORKING }))) refuse('该账号已被删除，不能通过')
}

/** The account goes, and its name is free again. */
export async function rejectGuest(ctx: Ctx, input: Input<typeof guest.reject>): Promise<void> {
  const row = await decide(ctx, 'reject', input)
  await removeRows(ctx, user, [row.userId])
}

async function decide(ctx: Ctx, step: Step, input: { id?: string; version?: number; opinion?: string }) {
  const { opinion = '' } = input
  const { id } = await takeStep(ctx, cases, step, input, { opinion, set: { opinion } })
  return (await findRow(ctx, guestRegistration, id)) ?? notFound()
}

const withStatusName = (row: typeof guestRegistration.$inferSelect) => ({
  ...row,
  statusName: guestLifecycle.states[row.status as State],
})
