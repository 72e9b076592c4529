import { and, desc, eq } from 'drizzle-orm'
import { type blade, type guest, guestLifecycle } from '#contract/identity/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { isTenantOpen } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { historyOf, isUnbroken } from '#server/kit/history.ts'
import { pageOfTable } from '#server/kit/pages.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { existing, findRow, insertRow, updateRow } from '#server/kit/rows.ts'
import { type Cases, takeStep } from '#server/kit/steps.ts'
import { hashPassword, travellingPassword } from './passwords.ts'
import { guestRegistration, user } from './tables.ts'

/** A registered account exists at once, switched off, so that nobody else can take its name meanwhile. */
const WAITING = 2
const OPEN = 1
const OFF = 0

type State = keyof typeof guestLifecycle.states & string
type Step = keyof typeof guestLifecycle.steps & string

const cases: Cases<State, Step> = {
  lifecycle: guestLifecycle,
  table: guestRegistration,
  visible: () => undefined,
}

export async function registerGuest(ctx: Ctx, input: Input<(typeof blade)['register-guest']>): Promise<void> {
  const { tenantId, name, account, oauthId } = input
  if (!(await isTenantOpen(ctx, tenantId))) refuse('租户不存在或已过期')
  const taken = and(eq(user.tenantId, tenantId), eq(user.account, account), eq(user.isDeleted, 0))
  const [other] = await ctx.db.select({ id: user.id }).from(user).where(taken)
  if (other) refuse('登录账号已存在')
  const password = await hashPassword(travellingPassword(input.password))
  const userId = await insertRow(ctx, user, {
    tenantId,
    account,
    name,
    realName: name,
    oauthId,
    password,
    status: WAITING,
  })
  await takeStep(ctx, cases, 'register', {}, { set: { tenantId, name, account, oauthId, userId } })
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

export const approveGuest = (ctx: Ctx, input: Input<typeof guest.approve>) => decide(ctx, 'approve', input, OPEN)

export const rejectGuest = (ctx: Ctx, input: Input<typeof guest.reject>) => decide(ctx, 'reject', input, OFF)

async function decide(
  ctx: Ctx,
  step: Step,
  input: { id?: string; version?: number; opinion?: string },
  status: number,
) {
  const { opinion = '' } = input
  const { id } = await takeStep(ctx, cases, step, input, { opinion, set: { opinion } })
  const row = (await findRow(ctx, guestRegistration, id)) ?? notFound()
  await updateRow(ctx, user, row.userId, { status })
}

const withStatusName = (row: typeof guestRegistration.$inferSelect) => ({
  ...row,
  statusName: guestLifecycle.states[row.status as State],
})
