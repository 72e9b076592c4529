import { and, eq, ne } from 'drizzle-orm'
import type { userauthenapply } from '#contract/identity/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { sendSms } from '#server/domains/messaging/index.ts'
import { type Ctx, caller } from '#server/kit/ctx.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { existing, own, updateRow } from '#server/kit/rows.ts'
import { clearFailures, lockKey } from './lockout.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { endSessionsOf, userTag } from './session-tokens.ts'
import { issueTicket, spendSmsCode, spendTicket, WRONG_SMS_CODE } from './sms-codes.ts'
import { user } from './tables.ts'
import { lockAccounts } from './user-rules.ts'

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

/** The code is used up even when the phone turns out to belong to somebody else. */
export async function bindNewPhone(
  ctx: Ctx,
  { id, phone, smsCode }: Input<typeof userauthenapply.bindNewPhone>,
): Promise<void> {
  if (!(await spendSmsCode(ctx, id, phone, smsCode))) refuse(WRONG_SMS_CODE)
  const self = caller(ctx)
  await ctx.apart(async (apart) => {
    await lockAccounts(apart, self.tenantId)
    const others = and(eq(user.phone, phone), ne(user.id, self.id), own(apart, user))
    const [taken] = await apart.db.select({ id: user.id }).from(user).where(others).limit(1)
    if (taken) refuse('该手机号已被绑定')
    await updateRow(apart, user, self.id, { phone })
    apart.outdate(userTag(self.id))
    await tellOfNewPhone(apart, [self.phone, phone])
  })
}

async function tellOfNewPhone(ctx: Ctx, phones: readonly string[]): Promise<void> {
  for (const phone of new Set(phones.filter((one) => one !== '')))
    await sendSms(ctx, { phone, template: 'phone-changed', content: '您的绑定手机已变更' })
}

/** Whoever has chosen his own password has also finished his first login. */
async function storePassword(ctx: Ctx, id: string, travelling: string): Promise<void> {
  await updateRow(ctx, user, id, { password: await hashPassword(travelling), firstLogin: 0 })
  await endSessionsOf(ctx, [id])
}
