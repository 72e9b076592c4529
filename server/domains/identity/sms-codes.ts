import { randomBytes, randomInt } from 'node:crypto'
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { sms } from '#contract/identity/index.ts'
import { type Input, isId } from '#contract/kit/index.ts'
import { sendSms } from '#server/domains/messaging/index.ts'
import { plusSeconds } from '#server/kit/clock.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { lockUntilCommit } from '#server/kit/locks.ts'
import { refuse, tooOften } from '#server/kit/refusals.ts'
import { spendCaptcha } from './captchas.ts'
import { smsCode } from './tables.ts'

const LIFETIME_SECONDS = 300
const PAUSE_SECONDS = 60
const TRIES = 5
export const WRONG_SMS_CODE = '短信验证码错误或已失效'

/** Whoever asks for a code proves a captcha first. */
export async function sendSmsCode(ctx: Ctx, { phone, captchaCode, key }: Input<typeof sms.sendSmsCode>) {
  if (!(await spendCaptcha(ctx, key, captchaCode))) refuse('验证码不正确')
  return issueCode(ctx, phone)
}

export const sendBindingCode = (ctx: Ctx, { phone, id, value }: Input<(typeof sms)['smsflowinfo/sendValidate']>) =>
  sendSmsCode(ctx, { phone, captchaCode: value, key: id })

/** Uses the code up. Wrong codes are counted, whatever becomes of the call, also when they come in parallel. */
export async function spendSmsCode(ctx: Ctx, id: string, phone: string, code: string): Promise<boolean> {
  if (!isId(id)) return false
  const usable = and(
    eq(smsCode.id, id),
    eq(smsCode.phone, phone),
    eq(smsCode.used, 0),
    gt(smsCode.expiresAt, ctx.now),
    lt(smsCode.wrong, TRIES),
  )
  const right = eq(smsCode.code, code)
  const [tried] = await ctx.db
    .update(smsCode)
    .set({
      used: sql`case when ${right} then 1 else 0 end`,
      wrong: sql`${smsCode.wrong} + case when ${right} then 0 else 1 end`,
    })
    .where(usable)
    .returning({ right: sql<boolean>`${right}` })
  return tried?.right ?? false
}

/** After a reset code was proven, a ticket stands for it until the new password arrives. */
export async function issueTicket(ctx: Ctx, id: string): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  await ctx.db
    .update(smsCode)
    .set({ ticket, expiresAt: plusSeconds(ctx.now, LIFETIME_SECONDS) })
    .where(eq(smsCode.id, id))
  return ticket
}

export async function spendTicket(ctx: Ctx, phone: string, ticket: string): Promise<boolean> {
  const valid = and(
    eq(smsCode.phone, phone),
    eq(smsCode.ticket, ticket),
    ne(smsCode.ticket, ''),
    gt(smsCode.expiresAt, ctx.now),
  )
  const spent = await ctx.db.update(smsCode).set({ ticket: '' }).where(valid)
  return spent.rowCount === 1
}

export const removeOldCodes = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(smsCode).where(lt(smsCode.expiresAt, plusSeconds(ctx.now, -PAUSE_SECONDS)))
}

function issueCode(ctx: Ctx, phone: string) {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  return ctx.apart(async (apart) => {
    await refuseHaste(apart, phone)
    await voidEarlier(apart, phone)
    const [row] = await apart.db
      .insert(smsCode)
      .values({ phone, code, expiresAt: plusSeconds(ctx.now, LIFETIME_SECONDS), createTime: ctx.now })
      .returning({ id: smsCode.id })
    await sendSms(apart, { phone, template: 'code', content: `您的验证码为${code}，5分钟内有效，请勿告知他人。` })
    return { id: row!.id, ...(ctx.demo && { demoCode: code }) }
  })
}

/** The lock lets two requests for one phone pass one after the other: the second sees the first. */
async function refuseHaste(ctx: Ctx, phone: string): Promise<void> {
  await lockUntilCommit(ctx, `sms ${phone}`)
  const recent = and(eq(smsCode.phone, phone), gt(smsCode.createTime, plusSeconds(ctx.now, -PAUSE_SECONDS)))
  const [last] = await ctx.db.select({ id: smsCode.id }).from(smsCode).where(recent).limit(1)
  if (last) tooOften()
}

const voidEarlier = (ctx: Ctx, phone: string) =>
  ctx.db
    .update(smsCode)
    .set({ used: 1 })
    .where(and(eq(smsCode.phone, phone), eq(smsCode.used, 0)))
