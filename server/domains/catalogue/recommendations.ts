import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { productRecommendToday } from '#contract/catalogue/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { institutionTable } from '#server/domains/institution/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { pageOfQuery } from '#server/kit/pages.ts'
import { type CardRow, cardColumns, toCards, withFavourites } from './cards.ts'
import { published } from './shown.ts'
import { product, productRecommend } from './tables.ts'

type Query = Input<typeof productRecommendToday.page>

/** Recommendations of a day; without one, those of today or of the last day that had any. */
export async function pageRecommended(ctx: Ctx, query: Query) {
  const day = query.recommendDateReq || (await lastDay(ctx))
  const shown = and(eq(productRecommend.isDeleted, 0), eq(productRecommend.status, 1), published)
  const where = and(shown, sql`${productRecommend.recommendDate} = ${day ?? null}::date`)
  const rows = ctx.db
    .select({ ...cardColumns, recommendDate: productRecommend.recommendDate, reason: productRecommend.reason })
    .from(productRecommend)
    .innerJoin(product, eq(product.id, productRecommend.productId))
    .innerJoin(institutionTable, eq(institutionTable.id, product.financeId))
    .where(where)
    .orderBy(asc(productRecommend.sort), asc(productRecommend.id))
  const counted = sql`select 1 from ${productRecommend} join ${product} on ${eq(product.id, productRecommend.productId)} where ${where}`
  type Row = CardRow & { recommendDate: string; reason: string }
  const page = await pageOfQuery<Row>(ctx, rows, counted, query)
  const cards = await withFavourites(ctx, await toCards(ctx, page.records))
  const records = cards.map((card, at) => {
    const { recommendDate, reason } = page.records[at]!
    return { ...card, productId: card.id, recommendDate, reason }
  })
  return { ...page, records }
}

export const listRecommended = async (ctx: Ctx, query: Query) => (await pageRecommended(ctx, query)).records

async function lastDay(ctx: Ctx): Promise<string | undefined> {
  const today = ctx.now.slice(0, 10)
  const [row] = await ctx.db
    .select({ day: productRecommend.recommendDate })
    .from(productRecommend)
    .where(
      and(
        eq(productRecommend.isDeleted, 0),
        eq(productRecommend.status, 1),
        lte(productRecommend.recommendDate, today),
      ),
    )
    .orderBy(sql`${productRecommend.recommendDate} desc`)
    .limit(1)
  return row?.day
}
