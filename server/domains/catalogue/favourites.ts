import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { collection, NamedPage } from '#contract/catalogue/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { institutionTable } from '#server/domains/institution/index.ts'
import { matchesBigrams } from '#server/kit/bigrams.ts'
import { type Ctx, caller } from '#server/kit/ctx.ts'
import { pageOfQuery } from '#server/kit/pages.ts'
import { notFound } from '#server/kit/refusals.ts'
import { type CardRow, cardColumns, collectTypeOf, toCards } from './cards.ts'
import { publishedProduct } from './details.ts'
import { published } from './shown.ts'
import { favourite, product } from './tables.ts'

/** What other domains let people keep, asked by kind of favourite. */
export type Keepable = Readonly<Record<string, (ctx: Ctx, id: string) => Promise<boolean>>>

type Choice = Input<typeof collection.save>

/** Keeping twice is keeping once. */
export const saveFavourite =
  (elsewhere: Keepable) =>
  async (ctx: Ctx, { collectType, policyId }: Choice): Promise<void> => {
    const known = elsewhere[collectType] ?? isProductOf(collectType)
    if (!(await known(ctx, policyId))) notFound('收藏的内容不存在或已下架')
    await ctx.db
      .insert(favourite)
      .values({ userId: caller(ctx).id, collectType, targetId: policyId, createTime: ctx.now })
      .onConflictDoNothing()
  }

const isProductOf = (collectType: string) => async (ctx: Ctx, id: string) => {
  const found = await publishedProduct(ctx, id)
  return found !== undefined && collectTypeOf(found.line) === collectType
}

export async function cancelFavourite(ctx: Ctx, { collectType, policyId }: Choice): Promise<void> {
  await ctx.db.delete(favourite).where(and(isMine(ctx, collectType), eq(favourite.targetId, policyId)))
}

/** For lists of other domains: rows of `favourite` that are the caller's own and of this kind. */
export const isMine = (ctx: Ctx, collectType: string): SQL =>
  and(eq(favourite.userId, caller(ctx).id), eq(favourite.collectType, collectType))!

/** The caller's own favourites of one kind, the newest first; what was taken off the shelf is not listed. */
export const listFavourites = (collectType: string) => async (ctx: Ctx, query: z.output<typeof NamedPage>) => {
  const where = and(isMine(ctx, collectType), published, matchesBigrams(product.words, query.proName))
  const rows = ctx.db
    .select(cardColumns)
    .from(favourite)
    .innerJoin(product, eq(product.id, favourite.targetId))
    .innerJoin(institutionTable, eq(institutionTable.id, product.financeId))
    .where(where)
    .orderBy(desc(favourite.id))
  const counted = sql`select 1 from ${favourite} join ${product} on ${eq(product.id, favourite.targetId)} where ${where}`
  const page = await pageOfQuery<CardRow>(ctx, rows, counted, query)
  const cards = await toCards(ctx, page.records)
  return { ...page, records: cards.map((card) => ({ ...card, collection: 1 })) }
}
