import { eq, sql } from 'drizzle-orm'
import { LETTER_KINDS, LINES } from '#contract/catalogue/index.ts'
import { institutionTable } from '#server/domains/institution/index.ts'
import { bizDictNames } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { CATALOGUE_TAG } from './search.ts'
import { published } from './shown.ts'
import { product } from './tables.ts'

/** What the doors of the shop say: how many products and institutions, the lowest rate, the largest amount. */
export const summariseShop = (ctx: Ctx) =>
  ctx.cached(`${CATALOGUE_TAG} summary`, [CATALOGUE_TAG], async () => {
    const letters = sql`${product.productType} = any(${sql.param([...LETTER_KINDS])}::text[]) and ${product.line} = 4`
    const rows = await ctx.db
      .select({
        line: product.line,
        productNum: sql<number>`count(*)::int`,
        letterNum: sql<number>`(count(*) filter (where ${letters}))::int`,
        institutionNum: sql<number>`count(distinct ${product.financeId})::int`,
        lowestRate: sql<string | null>`min(${product.beginRate})`,
        largestAmt: sql<string>`max(${product.loantoAmt})`,
      })
      .from(product)
      .where(published)
      .groupBy(product.line)
    const [all] = await ctx.db
      .select({ count: sql<number>`count(distinct ${product.financeId})::int` })
      .from(product)
      .where(published)
    const known = new Map(rows.map((row) => [row.line, row]))
    const total = (key: 'productNum' | 'letterNum') => rows.reduce((sum, row) => sum + row[key], 0)
    return {
      productNum: total('productNum'),
      institutionNum: all?.count ?? 0,
      letterNum: total('letterNum'),
      lines: Object.values(LINES).map(({ no, name }) => ({
        productNum: 0,
        institutionNum: 0,
        ...known.get(no),
        line: no,
        name,
      })),
    }
  })

/** Institutions with something on the shelf, those with most first. */
export const listCooperating = (ctx: Ctx) =>
  ctx.cached(`${CATALOGUE_TAG} cooperating`, [CATALOGUE_TAG], () => {
    const { id, financeName, shortName, financeType, picture1 } = institutionTable
    return ctx.db
      .select({ financeId: id, financeName, shortName, financeType, picture1, productNum: sql<number>`count(*)::int` })
      .from(product)
      .innerJoin(institutionTable, eq(id, product.financeId))
      .where(published)
      .groupBy(id)
      .orderBy(sql`count(*) desc`, id)
      .limit(2000)
  })

/** The tags of a dictionary, each with the products that carry it. */
export async function listTags(ctx: Ctx, { code }: { code: string }) {
  const names = await bizDictNames(ctx, code)
  const counts = await ctx.cached(`${CATALOGUE_TAG} tags`, [CATALOGUE_TAG], async () => {
    const { rows } = await ctx.db.execute<{ tag: string; count: number }>(
      sql`select tag, count(*)::int as count from ${product}, unnest(${product.productTags}) as tag where ${published} group by tag`,
    )
    return new Map(rows.map(({ tag, count }) => [tag, count]))
  })
  return [...names].map(([key, name]) => ({ code: key, name, productNum: counts.get(key) ?? 0 }))
}
