import { and, eq } from 'drizzle-orm'
import type { userauthenapply } from '#contract/identity/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { type Ctx, caller } from '#server/kit/ctx.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { existing, updateRow } from '#server/kit/rows.ts'
import { clearFailures, lockKey } from './lockout.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { endSessionsOf, userTag } from './sessions.ts'
import { issueTicket, spendSmsCode, spendTicket, WRONG_SMS_CODE } from './sms-codes.ts'
import { user } from './tables.ts'

const DIFFERENT = '两次密码输入不一致！'

interface Change {
  oldPassword: string
  newPassword: string
  confirmPassword: string
}

/** Ends every session of the account: who knew the old password is out. */
export async function changePassword(ctx: Ctx, { oldPassword, newPassword, confirmPassword }: Change): Promise<void> {
  if (newPassword !== confirmPassword) refuse(DIFFERENT)
  const [row] = await ctx.db
    .select({ password: user.password })
    .from(user)
    .where(eq(user.id, caller(ctx).id))
  if (!row || !(await isPassword(row.password, oldPassword))) refuse('原密码不正确')
  await ctx.apart((apart) => storePassword(apart, caller(ctx).id, newPassword))
}

/** The reset code is used up and answers a ticket, good once, for the new password. */
export async function checkResetCode(
  ctx: Ctx,
  { phone, smsKey, smsCode }: Input<typeof userauthenapply.resetCheckCode>,
) {
  if (!(await spendSmsCode(ctx, smsKey, phone, smsCode))) refuse(WRONG_SMS_CODE)
  return { ticket: await issueTicket(ctx, smsKey) }
}

export async function resetPassword(ctx: Ctx, input: Input<typeof userauthenapply.resetPassword>): Promise<void> {
  const { phone, newPassword, confirmPassword } = input
  if (newPassword !== confirmPassword) refuse(DIFFERENT)
  const ticket = input.ticket || input.smsCode || ''
  if (!(await spendTicket(ctx, phone, ticket))) refuse(WRONG_SMS_CODE)
  const [row] = await ctx.db
    .select()
    .from(user)
    .where(and(eq(user.phone, phone), existing(ctx, user)))
    .orderBy(user.id)
  if (!row) return notFound('该手机号尚未注册')
  await ctx.apart(async (apart) => {
    await storePassword(apart, row.id, newPassword)
    await clearFailures(apart, [lockKey(row.tenantId, row.account)])
  })
}

export async function bindNewPhone(
  ctx: Ctx,
  { id, phone, smsCode }: Input<typeof userauthenapply.bindNewPhone>,
): Promise<void> {
  if (!(await spendSmsCode(ctx, id, phone, smsCode))) refuse(WRONG_SMS_CODE)
  const [taken] = await ctx.db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.phone, phone), existing(ctx, user)))
  if (taken && taken.id !== caller(ctx).id) refuse('该手机号已被其他账号绑定')
  await ctx.apart(async (apart) => {
    await updateRow(apart, user, caller(ctx).id, { phone })
    apart.outdate(userTag(caller(ctx).id))
  })
}

export async function storePassword(ctx: Ctx, id: string, travelling: string): Promise<void> {
  await updateRow(ctx, user, id, { password: await hashPassword(travelling) })
  await endSessionsOf(ctx, [id])
}
