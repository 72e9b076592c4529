import { and, eq, sql } from 'drizzle-orm'
import { SENT, STAGED } from '#contract/messaging/index.ts'
import { fromDateTime } from '#server/kit/clock.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { textOf } from '#server/kit/html.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { findRow, updateRow } from '#server/kit/rows.ts'
import { type Audience, directory } from './audience.ts'
import { ONLINE_NOTICE } from './message-centre.ts'
import { notifyUsers } from './notifications.ts'
import { onlineNotice } from './tables.ts'

export type OnlineNotice = typeof onlineNotice.$inferSelect

type Range = Pick<OnlineNotice, 'receiveType'> & { receiverIds?: string }

/** Sends a staged notice, at once or when its time has come. */
export async function release(ctx: Ctx, id: string): Promise<void> {
  const row = (await findRow(ctx, onlineNotice, id)) ?? notFound()
  if (row.sendTime && row.sendTime > ctx.now) return schedule(ctx, id, row.sendTime)
  if ((await send(ctx, row)) === 0) refuse('没有符合条件的接收人')
}

async function schedule(ctx: Ctx, id: string, sendTime: string): Promise<void> {
  await updateRow(ctx, onlineNotice, id, { scheduled: 1 })
  const runAt = fromDateTime(sendTime).toISOString()
  await ctx.enqueue('onlinenotice:send', { id }, { key: `onlinenotice ${id}`, runAt })
}

/** What was changed, sent or taken back since then is not sent any more. */
export async function sendScheduled(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(onlineNotice)
    .where(and(eq(onlineNotice.id, id), eq(onlineNotice.scheduled, 1), eq(onlineNotice.isDeleted, 0)))
  if (row && (row.sendTime ?? '') <= ctx.now) await send(ctx, row)
}

/** The state is matched in the UPDATE: of two who send at once one sends. Answers how many were told. */
async function send(ctx: Ctx, { id, title, noticeType, content, tenantId, ...range }: OnlineNotice): Promise<number> {
  const won = await ctx.db
    .update(onlineNotice)
    .set({ status: SENT, scheduled: 0, sendTime: ctx.now })
    .where(and(eq(onlineNotice.id, id), eq(onlineNotice.status, STAGED)))
  if (won.rowCount !== 1) return refuse('已发送的通知不可修改')
  const receiverCount = await notifyUsers(ctx, audienceOf(range), {
    kind: noticeType,
    title,
    content: textOf(content).slice(0, LONGEST_BEGINNING),
    bizType: ONLINE_NOTICE,
    bizId: id,
    tenantId,
    eventKey: `${ONLINE_NOTICE} ${id}`,
  })
  await ctx.db.update(onlineNotice).set({ receiverCount }).where(eq(onlineNotice.id, id))
  return receiverCount
}

const LONGEST_BEGINNING = 200

/** The platform's own people have no category, and the wire no empty one. */
const STAFF = '0'

function audienceOf({ receiveType, receiverIds = '' }: Range): Audience {
  const named = receiverIds.split(',')
  if (receiveType === 'user') return { users: named }
  return receiveType === 'category'
    ? { categories: named.map((one) => (one === STAFF ? '' : one)) }
    : { everybody: true }
}

/** Only people of the caller's tenant who still work there can be chosen one by one. */
export async function refuseStrangers(ctx: Ctx, range: Range): Promise<void> {
  const audience = audienceOf(range)
  if (!('users' in audience)) return
  const chosen = directory().select(ctx.tenantId, audience)
  const { rows } = await ctx.db.execute<{ n: number }>(sql`select count(*)::int as n from (${chosen}) as chosen`)
  if (rows[0]!.n !== new Set(audience.users).size) refuse('接收人不存在或已停用，请重新选择')
}
