import { and, asc, eq, getTableColumns, gt, ilike, lte, sql } from 'drizzle-orm'
import type {
  bannerConfigure,
  hotEvents,
  information as informationCalls,
  modelCase as modelCaseCalls,
} from '#contract/content/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { bizDictNames, nameIn } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { cleanHtml } from '#server/kit/html.ts'
import { pageOfQuery } from '#server/kit/pages.ts'
import { cachedList, maintains, shownTo } from '#server/kit/published.ts'
import { notFound } from '#server/kit/refusals.ts'
import { findRow, own } from '#server/kit/rows.ts'
import { banner, hotEvent, information, modelCase } from './tables.ts'

export async function listHotEvents(ctx: Ctx, query: Input<typeof hotEvents.pageList>) {
  const where = and(own(ctx, hotEvent), query.title ? ilike(hotEvent.title, `%${literal(query.title)}%`) : undefined)
  const rows = ctx.db.select().from(hotEvent).where(where).orderBy(asc(hotEvent.sort), asc(hotEvent.id))
  return cachedList(ctx, 'hot-event', query, query.title, () =>
    pageOfQuery<typeof hotEvent.$inferSelect>(ctx, rows, sql`select 1 from ${hotEvent} where ${where}`, query),
  )
}

/** What the caller typed, taken as it stands: no wildcards. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export const readHotEvent = async (ctx: Ctx, { id }: Input<typeof hotEvents.getDetail>) =>
  (await findRow(ctx, hotEvent, id)) ?? notFound()

/** The window moves on without anybody writing, so the list is not remembered. */
export async function listBanners(ctx: Ctx, query: Input<typeof bannerConfigure.getListByTime>) {
  const rows = await ctx.db
    .select()
    .from(banner)
    .where(
      and(
        shownTo(ctx, banner, query.status),
        query.position ? eq(banner.position, query.position) : undefined,
        maintains(ctx) ? undefined : and(lte(banner.startTime, ctx.now), gt(banner.endTime, ctx.now)),
        query.startTime ? gt(banner.endTime, query.startTime) : undefined,
        query.endTime ? lte(banner.startTime, query.endTime) : undefined,
      ),
    )
    .orderBy(asc(banner.sort), asc(banner.id))
  const names = await bizDictNames(ctx, 'bannerPosition')
  return rows.map((row) => ({
    ...row,
    positionName: nameIn(names, row.position),
    displayState: displayState(row, ctx.now),
  }))
}

export function displayState(row: { status: number; startTime: string; endTime: string }, now: string): string {
  if (row.status !== 1) return '未发布'
  if (now < row.startTime) return '待展示'
  return now < row.endTime ? '展示中' : '已过期'
}

const { content: _content, ...LISTED_CASE } = getTableColumns(modelCase)
const CASES = 6

export async function listModelCases(ctx: Ctx, { modelCode, size }: Input<typeof modelCaseCalls.homePage>) {
  const rows = await ctx.cached(`model-case ${ctx.tenantId} ${modelCode} ${size}`, ['model-case'], () =>
    ctx.db
      .select(LISTED_CASE)
      .from(modelCase)
      .where(
        and(eq(modelCase.caseStt, 1), own(ctx, modelCase), modelCode ? eq(modelCase.modelCode, modelCode) : undefined),
      )
      .orderBy(asc(modelCase.sort), asc(modelCase.id))
      .limit(size ?? CASES),
  )
  const names = await bizDictNames(ctx, 'modelCode')
  return rows.map((row) => ({ ...row, modelName: nameIn(names, row.modelCode) }))
}

export async function readModelCase(ctx: Ctx, { id }: Input<typeof modelCaseCalls.detail>) {
  const [row = notFound()] = await ctx.db
    .select()
    .from(modelCase)
    .where(and(eq(modelCase.id, id), own(ctx, modelCase), maintains(ctx) ? undefined : eq(modelCase.caseStt, 1)))
  return {
    ...row,
    content: cleanHtml(row.content),
    modelName: nameIn(await bizDictNames(ctx, 'modelCode'), row.modelCode),
  }
}

export async function listInformation(ctx: Ctx, query: Input<typeof informationCalls.page>) {
  const where = and(
    shownTo(ctx, information, query.status),
    query.type ? eq(information.type, query.type) : undefined,
    query.title ? ilike(information.title, `%${literal(query.title)}%`) : undefined,
  )
  const rows = ctx.db.select().from(information).where(where).orderBy(asc(information.sort), asc(information.id))
  return cachedList(ctx, 'information', query, query.title, async () => {
    const counted = sql`select 1 from ${information} where ${where}`
    const page = await pageOfQuery<typeof information.$inferSelect>(ctx, rows, counted, query)
    return { ...page, records: page.records.map((row) => ({ ...row, content: cleanHtml(row.content) })) }
  })
}

export async function readInformation(ctx: Ctx, { id }: Input<typeof informationCalls.detail>) {
  const [row = notFound()] = await ctx.db
    .select()
    .from(information)
    .where(and(eq(information.id, id), shownTo(ctx, information)))
  return { ...row, content: cleanHtml(row.content) }
}
