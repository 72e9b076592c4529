import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { newInformation } from '#contract/content/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { bizDictNames, nameIn } from '#server/domains/system/index.ts'
import { matchesBigrams } from '#server/kit/bigrams.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { cleanHtml } from '#server/kit/html.ts'
import { pageOfQuery } from '#server/kit/pages.ts'
import { cachedList, shownTo, wordsOf } from '#server/kit/published.ts'
import { notFound } from '#server/kit/refusals.ts'
import { news } from './tables.ts'

export const NEWS_TAG = 'news'

const { content: _content, titleGrams: _grams, ...LISTED } = getTableColumns(news)

type Query = Input<typeof newInformation.search>
type Listed = Pick<typeof news.$inferSelect, keyof typeof LISTED>

export async function searchNews(ctx: Ctx, query: Query) {
  const page = await cachedList(ctx, NEWS_TAG, query, query.keyWord, () => {
    const where = conditionsOf(ctx, query)
    const rows = ctx.db
      .select(LISTED)
      .from(news)
      .where(where)
      .orderBy(desc(news.isTop), desc(news.pubTime), desc(news.id))
    return pageOfQuery<Listed>(ctx, rows, sql`select 1 from ${news} where ${where}`, query)
  })
  const names = await bizDictNames(ctx, 'infoType')
  const records = page.records.map((row) => ({ ...row, infoTypeName: nameIn(names, row.infoType) }))
  return { ...page, records, success: true }
}

function conditionsOf(ctx: Ctx, { keyWord, infoType, modelCode, imageFlag }: Query): SQL | undefined {
  const types = wordsOf(infoType)
  return and(
    shownTo(ctx, news),
    types.length > 0 ? inArray(news.infoType, types) : undefined,
    modelCode ? eq(news.modelCode, modelCode) : undefined,
    imageFlag === 1 ? or(isNotNull(news.picId), ne(news.cover, '')) : undefined,
    matchesBigrams(news.titleGrams, keyWord),
  )
}

export async function readNews(ctx: Ctx, { id }: Input<typeof newInformation.detail>) {
  const found = await ctx.cached(`${NEWS_TAG} ${ctx.tenantId} ${id}`, [NEWS_TAG], async () => {
    const [row] = await ctx.db
      .select()
      .from(news)
      .where(and(eq(news.id, id), visible(ctx)))
    return (
      row && {
        row: { ...row, content: cleanHtml(row.content) },
        previous: await beside(ctx, row, 'before'),
        next: await beside(ctx, row, 'after'),
      }
    )
  })
  const { row, previous, next } = found ?? notFound()
  return { ...row, infoTypeName: nameIn(await bizDictNames(ctx, 'infoType'), row.infoType), previous, next }
}

const visible = (ctx: Ctx) => shownTo({ ...ctx, user: undefined }, news)

/** The item published just before or just after, within the same kind. */
async function beside(ctx: Ctx, row: typeof news.$inferSelect, side: 'before' | 'after') {
  const [sign, order] = side === 'before' ? [sql`<`, desc] : [sql`>`, asc]
  const here = sql`(${row.pubTime}::timestamp, ${row.id}::bigint)`
  const [found] = await ctx.db
    .select({ id: news.id, adTitle: news.adTitle })
    .from(news)
    .where(and(visible(ctx), eq(news.infoType, row.infoType), sql`(${news.pubTime}, ${news.id}) ${sign} ${here}`))
    .orderBy(order(news.pubTime), order(news.id))
    .limit(1)
  return found
}
