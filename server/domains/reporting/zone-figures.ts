import { and, eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import type { specialArea, swyyFigures } from '#contract/reporting/index.ts'
import { CATALOGUE_TAG, productTable as product, publishedProduct } from '#server/domains/catalogue/index.ts'
import { contentTables } from '#server/domains/content/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'

const BIOMEDICINE = 'swyy'

/** What a zone's months add up to, and what the shop offers under its model. */
export async function zoneFigures(ctx: Ctx, { model }: Input<typeof specialArea.statistics>) {
  const [{ corpNum, creditCorpNum, creditAmount }, offered] = await Promise.all([sums(ctx, model), offers(ctx, model)])
  return { model, corNum: corpNum, creditCorNum: creditCorpNum, creditAmt: creditAmount, ...offered }
}

export const biomedicineFigures = (ctx: Ctx, { model }: Input<typeof swyyFigures.swyyStatistics>) =>
  sums(ctx, model || BIOMEDICINE)

const sums = (ctx: Ctx, model: string) =>
  ctx.cached(`zone sums ${ctx.tenantId} ${model}`, ['zone'], async () => {
    const { zoneMonth } = contentTables
    const [row] = await ctx.db
      .select({
        corpNum: sql<number>`coalesce(sum(${zoneMonth.corpNum}), 0)::int`,
        creditCorpNum: sql<number>`coalesce(sum(${zoneMonth.creditCorpNum}), 0)::int`,
        creditAmount: sql<string>`coalesce(sum(${zoneMonth.creditAmount}), 0.00)`,
      })
      .from(zoneMonth)
      .where(and(eq(zoneMonth.zoneKey, model), eq(zoneMonth.tenantId, ctx.tenantId)))
    return row!
  })

const offers = (ctx: Ctx, model: string) =>
  ctx.cached(`zone offers ${model}`, [CATALOGUE_TAG], async () => {
    const [row] = await ctx.db
      .select({
        productNum: sql<number>`count(*)::int`,
        institutionNum: sql<number>`count(distinct ${product.financeId})::int`,
      })
      .from(product)
      .where(and(publishedProduct, sql`${product.productModels} && array[${model}]::text[]`))
    return row!
  })
