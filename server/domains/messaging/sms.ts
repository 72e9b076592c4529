import { eq } from 'drizzle-orm'
import type { sms as smsCalls } from '#contract/identity/index.ts'
import type { Input } from '#contract/kit/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { smsOutbox } from './tables.ts'

export interface Sms {
  phone: string
  template: string
  content: string
  receipts?: string
  bizIds?: string
}

/** Stored with the caller's data and sent by a job, so that nothing is sent for what was rolled back. */
export async function sendSms(ctx: Ctx, sms: Sms): Promise<string> {
  const [row] = await ctx.db
    .insert(smsOutbox)
    .values({ ...sms, createTime: ctx.now, createUser: ctx.user?.id ?? null })
    .returning({ id: smsOutbox.id })
  await ctx.enqueue('sms:deliver', { id: row!.id })
  return row!.id
}

/** A record that a page asks for, sent to whom it names. */
export async function addSmsRecord(
  ctx: Ctx,
  { content, phone, receipts, ids }: Input<(typeof smsCalls)['smsflowinfo/add']>,
) {
  return { id: await sendSms(ctx, { phone, template: 'manual', content, receipts, bizIds: ids }) }
}

/** Without a configured provider the message stays in the outbox as sent to the sandbox. */
export async function deliverSms(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await ctx.db.update(smsOutbox).set({ status: '20', sendTime: ctx.now }).where(eq(smsOutbox.id, id))
}
