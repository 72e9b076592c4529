import { and, desc, eq, getTableColumns, gte, lte, sql } from 'drizzle-orm'
import type { announcementInfo } from '#contract/content/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { bizDictNames, nameIn } from '#server/domains/system/index.ts'
import { matchesBigrams } from '#server/kit/bigrams.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { cleanHtml } from '#server/kit/html.ts'
import { pageOfQuery } from '#server/kit/pages.ts'
import { cachedList, shownTo } from '#server/kit/published.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { announcement } from './tables.ts'

const TAG = 'announcement'
const { content: _content, titleGrams: _grams, ...LISTED } = getTableColumns(announcement)

type Listed = Pick<typeof announcement.$inferSelect, keyof typeof LISTED>

const newest = [desc(announcement.isTop), desc(announcement.pubTime), desc(announcement.id)]

export async function listAnnouncements(ctx: Ctx, query: Input<(typeof announcementInfo)['common/page']>) {
  const where = and(
    shownTo(ctx, announcement, query.status),
    query.type ? eq(announcement.type, query.type) : undefined,
    query.modelCode ? eq(announcement.modelCode, query.modelCode) : undefined,
    matchesBigrams(announcement.titleGrams, query.title),
  )
  const rows = ctx.db
    .select(LISTED)
    .from(announcement)
    .where(where)
    .orderBy(...newest)
  const page = await cachedList(ctx, TAG, query, query.title, () =>
    pageOfQuery<Listed>(ctx, rows, sql`select 1 from ${announcement} where ${where}`, query),
  )
  return { ...page, records: await withTypeNames(ctx, page.records) }
}

export async function readAnnouncement(ctx: Ctx, { id }: Input<typeof announcementInfo.detail>) {
  const [row = notFound()] = await ctx.db
    .select()
    .from(announcement)
    .where(and(eq(announcement.id, id), shownTo(ctx, announcement)))
  const [shown] = await withTypeNames(ctx, [{ ...row, content: cleanHtml(row.content) }])
  return shown
}

const DAY_SECONDS = 86_400_000
const LONGEST_RANGE = 366

export async function listAnnouncementsBetween(ctx: Ctx, input: Input<typeof announcementInfo.getListByTime>) {
  const { startTime, endTime, type } = input
  const days = (Date.parse(endTime) - Date.parse(startTime)) / DAY_SECONDS
  if (days < 0) refuse('结束日期不能早于开始日期')
  if (days > LONGEST_RANGE) refuse('查询时段不能超过一年')
  const rows = await ctx.db
    .select(LISTED)
    .from(announcement)
    .where(between(ctx, startTime, endTime, type))
    .orderBy(desc(announcement.pubTime), desc(announcement.id))
    .limit(MOST)
  return withTypeNames(ctx, rows)
}

const MOST = 1000

/** Days of a month that have announcements, for the marks of a calendar. */
export async function markedDays(ctx: Ctx, { month, type }: Input<typeof announcementInfo.getDateByInfo>) {
  const rows = await ctx.db
    .selectDistinct({ day: sql<string>`to_char(${announcement.pubTime}, 'YYYY-MM-DD')` })
    .from(announcement)
    .where(between(ctx, `${month}-01`, lastDay(month), type))
  return rows.map(({ day }) => day).sort()
}

const between = (ctx: Ctx, from: string, to: string, type: string | undefined) =>
  and(
    shownTo(ctx, announcement),
    gte(announcement.pubTime, from),
    lte(announcement.pubTime, `${to} 23:59:59`),
    type ? eq(announcement.type, type) : undefined,
  )

function lastDay(month: string): string {
  const [year, at] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, at!, 0)).toISOString().slice(0, 10)
}

async function withTypeNames<R extends { type: string }>(ctx: Ctx, rows: readonly R[]) {
  const names = await bizDictNames(ctx, 'announcementType')
  return rows.map((row) => ({ ...row, typeName: nameIn(names, row.type) }))
}
