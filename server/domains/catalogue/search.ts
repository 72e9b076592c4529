import { eq, type SQL, sql } from 'drizzle-orm'
import type { LineNo, ProductPage, ProductQuery } from '#contract/catalogue/index.ts'
import { institutionTable } from '#server/domains/institution/index.ts'
import { bigramsAsked } from '#server/kit/bigrams.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { COUNT_CAP, pageOfQuery } from '#server/kit/pages.ts'
import { type CardRow, cardsFrom, toCards, withFavourites } from './cards.ts'
import { facetsOf } from './facets.ts'
import { readSentence } from './sentence.ts'
import { orderFor, shownProducts } from './shown.ts'
import { product } from './tables.ts'

/** Changes of any product outdate what the shop remembers. */
export const CATALOGUE_TAG = 'catalogue'

/** The shop's search on one line. */
export const searchLine = (line: LineNo) => (ctx: Ctx, query: ProductQuery) =>
  answer(ctx, query, `line ${line}`, () => load(ctx, line, query, shownProducts(line, query), orderFor(query)))

/** Takes a sentence as the keyword, reads amount and term from it and ranks by how much of it a product answers. */
export async function matchBankProducts(ctx: Ctx, query: ProductQuery): Promise<ProductPage> {
  const understood = { ...query, keyWord: undefined, ...readSentence(query.keyWord ?? '') }
  const asked = bigramsAsked(query.keyWord ?? '')
  const fits = sql`cardinality(array(select unnest(${product.words}) intersect select unnest(${sql.param(asked)}::text[])))`
  const order = asked.length > 0 && !query.sorts ? sql`${fits} desc, ${orderFor(query)}` : orderFor(query)
  return answer(ctx, query, 'match', () => load(ctx, 1, understood, shownProducts(1, understood), order))
}

async function answer(ctx: Ctx, query: ProductQuery, name: string, read: () => Promise<ProductPage>) {
  // Free text would fill the memory with answers nobody asks for again.
  const page =
    query.keyWord || query.investigateName
      ? await read()
      : await ctx.cached(`${CATALOGUE_TAG} ${name} ${JSON.stringify(query)}`, [CATALOGUE_TAG], read)
  return { ...page, records: await withFavourites(ctx, page.records) }
}

async function load(ctx: Ctx, line: LineNo, query: ProductQuery, where: SQL, order: SQL): Promise<ProductPage> {
  const counted = sql`select 1 from ${product} join ${institutionTable} on ${eq(institutionTable.id, product.financeId)} where ${where}`
  // Beyond what lists count there is nothing to turn to.
  const paging = { ...query, current: Math.min(query.current, Math.ceil(COUNT_CAP / query.size)) }
  const [page, facets] = await Promise.all([
    pageOfQuery<CardRow>(ctx, cardsFrom(ctx).where(where).orderBy(order), counted, paging),
    facetsOf(ctx, line, query),
  ])
  return { ...page, records: await toCards(ctx, page.records), facets }
}
