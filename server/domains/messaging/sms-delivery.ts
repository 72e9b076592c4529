import { eq } from 'drizzle-orm'
import type { Ctx } from '#server/kit/ctx.ts'
import { enabledSms } from './sms-configs.ts'
import { postToProvider } from './sms-provider.ts'
import { smsOutbox } from './tables.ts'

/** The queue waits longer after each failure; five attempts span about a minute and a half, less than a code lives. */
const MOST_ATTEMPTS = 5

/** Sends one message of the outbox. Without a provider it stays there, as sent to the sandbox. */
export async function deliverSms(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const [row] = await ctx.db.select().from(smsOutbox).where(eq(smsOutbox.id, id))
  if (row?.status !== '00') return
  const access = await enabledSms(ctx, row.tenantId)
  if (!access || access.sandbox) return settle(ctx, id, { status: '20', sendTime: ctx.now })
  const { phone, content } = row
  const params = row.params ? JSON.parse(row.params) : { content }
  const failure = await postToProvider(access, { id, phone, content, params })
  const attempts = row.attempts + 1
  if (!failure) return settle(ctx, id, { status: '10', sendTime: ctx.now, attempts, failure: '' })
  if (attempts >= MOST_ATTEMPTS) return settle(ctx, id, { status: '90', attempts, failure })
  await ctx.apart((apart) => settle(apart, id, { attempts, failure }))
  // Tells the queue to try again later; what was counted stays.
  throw new Error(failure)
}

async function settle(ctx: Ctx, id: string, values: Partial<typeof smsOutbox.$inferInsert>): Promise<void> {
  await ctx.db.update(smsOutbox).set(values).where(eq(smsOutbox.id, id))
}
