import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import {
  type onlineNotice as calls,
  NOTICE_TYPES,
  ONLINE_NOTICE_STATES,
  RECEIVE_TYPES,
  SENT,
  STAGED,
} from '#contract/messaging/index.ts'
import { checkOwnGroup, registerFileReader } from '#server/domains/files/index.ts'
import { refuseUnknown } from '#server/kit/crud.ts'
import { type Ctx, caller, isAdmin } from '#server/kit/ctx.ts'
import { pageOfTable } from '#server/kit/pages.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { existing, findRow, insertRow, removeRows, updateRow } from '#server/kit/rows.ts'
import { directory } from './audience.ts'
import { checkedHtml } from './checked-html.ts'
import { ONLINE_NOTICE } from './message-centre.ts'
import { type OnlineNotice, refuseStrangers, release } from './online-notice-sending.ts'
import { onlineNotice, receivedMessage } from './tables.ts'

const { title, noticeType, status, receiveType, sendTime, createTime } = onlineNotice

export async function listOnlineNotices(ctx: Ctx, query: Input<typeof calls.page>) {
  const fields = { title, noticeType, status, receiveType, sendTime, createTime }
  const page = await pageOfTable(ctx, onlineNotice, query, { fields, where: existing(ctx, onlineNotice) })
  return { ...page, records: await present(ctx, page.records) }
}

/** Receivers read what they got; whoever keeps the list reads all and sees for whom it is. */
export async function readOnlineNotice(ctx: Ctx, { id }: Input<typeof calls.detail>) {
  const row = (await findRow(ctx, onlineNotice, id)) ?? notFound()
  const [shown] = await present(ctx, [row])
  if (keepsNotices(ctx)) return { ...shown, receivers: await receiversOf(ctx, row) }
  if (!(await hasReceived(ctx, eq(onlineNotice.id, id)))) notFound()
  return { ...shown, receiverIds: '', receiverCount: undefined, readCount: undefined, receivers: [] }
}

export async function saveOnlineNotice(ctx: Ctx, input: Input<typeof calls.save>): Promise<void> {
  const values = await checked(ctx, input)
  const id = await insertRow(ctx, onlineNotice, { ...values, createUserName: caller(ctx).realName })
  if (input.status === SENT) await release(ctx, id)
}

export async function updateOnlineNotice(ctx: Ctx, { id, ...input }: Input<typeof calls.update>): Promise<void> {
  const values = await checked(ctx, input)
  if (!(await updateRow(ctx, onlineNotice, id, values, eq(status, STAGED))))
    (await findRow(ctx, onlineNotice, id)) ? refuse('已发送的通知不可修改') : notFound()
  if (input.status === SENT) await release(ctx, id)
}

/** Taking a notice back takes it out of its receivers' centres as well. */
export async function removeOnlineNotices(ctx: Ctx, { ids }: Input<typeof calls.remove>): Promise<void> {
  await refuseUnknown(ctx, onlineNotice, ids)
  await removeRows(ctx, onlineNotice, ids)
  await ctx.db.update(receivedMessage).set({ isDeleted: 1 }).where(messagesOf(ids))
}

async function checked(ctx: Ctx, input: Omit<Input<typeof calls.save>, 'id'>) {
  if (input.attachGroup) await checkOwnGroup(ctx, input.attachGroup)
  await refuseStrangers(ctx, input)
  return { ...input, content: checkedHtml(input.content), status: STAGED, scheduled: 0 }
}

const keepsNotices = ({ user }: Ctx) => isAdmin(user) || user?.menus.has('/content/onlinenotice')

async function hasReceived(ctx: Ctx, which: ReturnType<typeof eq>): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: receivedMessage.id })
    .from(receivedMessage)
    .innerJoin(onlineNotice, and(eq(onlineNotice.id, receivedMessage.bizId), eq(onlineNotice.isDeleted, 0)))
    .where(
      and(
        which,
        eq(receivedMessage.bizType, ONLINE_NOTICE),
        eq(receivedMessage.userId, caller(ctx).id),
        eq(receivedMessage.isDeleted, 0),
      ),
    )
    .limit(1)
  return rows.length > 0
}

registerFileReader(ONLINE_NOTICE, {
  mayRead: async (ctx, group) => ctx.user !== undefined && hasReceived(ctx, eq(onlineNotice.attachGroup, group)),
})

const messagesOf = (ids: string[]) =>
  and(eq(receivedMessage.bizType, ONLINE_NOTICE), inArray(receivedMessage.bizId, ids))

async function receiversOf(ctx: Ctx, row: OnlineNotice) {
  if (row.receiveType !== 'user') return []
  const ids = row.receiverIds.split(',')
  const names = await directory().names(ctx, ids)
  return ids.map((id) => ({ id, name: names.get(id) ?? id }))
}

async function present(ctx: Ctx, rows: readonly OnlineNotice[]) {
  const sent = rows.filter((row) => row.status === SENT).map(({ id }) => id)
  const counts = await readCounts(ctx, sent)
  return rows.map((row) => ({
    ...row,
    statusName: row.scheduled ? '定时待发' : ONLINE_NOTICE_STATES[row.status as keyof typeof ONLINE_NOTICE_STATES],
    noticeTypeName: NOTICE_TYPES[row.noticeType as keyof typeof NOTICE_TYPES],
    receiveTypeName: RECEIVE_TYPES[row.receiveType as keyof typeof RECEIVE_TYPES],
    readCount: counts.get(row.id) ?? 0,
  }))
}

async function readCounts(ctx: Ctx, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: receivedMessage.bizId, count: sql<number>`count(*)::int` })
    .from(receivedMessage)
    .where(and(messagesOf(ids), isNotNull(receivedMessage.readTime)))
    .groupBy(receivedMessage.bizId)
  return new Map(rows.map(({ id, count }) => [String(id), count]))
}
