import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import {
  type onlineNoticeMsgSend as messageCalls,
  NOTICE_TYPES,
  type onlineNotice as noticeCalls,
  READ_STATES,
} from '#contract/messaging/index.ts'
import { type Ctx, caller } from '#server/kit/ctx.ts'
import { pageOfTable } from '#server/kit/pages.ts'
import { notFound } from '#server/kit/refusals.ts'
import { receivedMessage } from './tables.ts'

/** Kind of the messages that online notices leave. */
export const ONLINE_NOTICE = 'onlinenotice'

type Row = typeof receivedMessage.$inferSelect

const { id, title, noticeType, sendTime, readTime, userId, isDeleted } = receivedMessage

/** Everything here starts from the caller's own messages. */
const own = (ctx: Ctx) => and(eq(userId, caller(ctx).id), eq(isDeleted, 0))
const unread = (ctx: Ctx) => and(own(ctx), isNull(readTime))

export async function listMessages(ctx: Ctx, query: Input<typeof noticeCalls.userSelectPageList>) {
  const { readStatus } = query
  const wanted = readStatus === undefined ? undefined : readStatus === 1 ? isNotNull(readTime) : isNull(readTime)
  const [page, waiting] = await Promise.all([
    pageOfTable(ctx, receivedMessage, query, { fields: { title, noticeType, sendTime }, where: and(own(ctx), wanted) }),
    countUnread(ctx),
  ])
  return { ...page, records: page.records.map(present), unread: waiting }
}

/** More than the bell shows is not counted. */
const MOST_COUNTED = 1000

async function countUnread(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: number }>(sql`select count(*)::int as n from
    (select 1 from ${receivedMessage} where ${unread(ctx)} limit ${MOST_COUNTED}) as waiting`)
  return rows[0]!.n
}

/** Without ids all of them. */
export async function readMessages(ctx: Ctx, { ids }: Input<typeof messageCalls.readNotice>): Promise<void> {
  if (ids) await refuseForeign(ctx, ids)
  await ctx.db
    .update(receivedMessage)
    .set({ readTime: ctx.now })
    .where(and(unread(ctx), ids && inArray(id, ids)))
}

export async function deleteMessages(ctx: Ctx, { ids }: Input<typeof messageCalls.batchDelete>): Promise<void> {
  await refuseForeign(ctx, ids)
  await ctx.db
    .update(receivedMessage)
    .set({ isDeleted: 1 })
    .where(and(own(ctx), inArray(id, ids)))
}

/** A message of somebody else is as unknown as one that never was. */
async function refuseForeign(ctx: Ctx, ids: string[]): Promise<void> {
  const known = await ctx.db.$count(receivedMessage, and(own(ctx), inArray(id, ids)))
  if (known !== ids.length) notFound()
}

const SUMMARY_LENGTH = 60

const present = (row: Row) => {
  const readStatus = row.readTime ? 1 : 0
  return {
    ...row,
    noticeId: row.bizType === ONLINE_NOTICE ? row.bizId : '',
    noticeTypeName: NOTICE_TYPES[row.noticeType as keyof typeof NOTICE_TYPES],
    summary: row.content.length > SUMMARY_LENGTH ? `${row.content.slice(0, SUMMARY_LENGTH)}…` : row.content,
    readStatus,
    readStatusName: READ_STATES[readStatus],
  }
}
