import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { factsOf, LARGEST_COMPARISON, type LineNo, type Product, type ProductCard } from '#contract/catalogue/index.ts'
import { institutionTable } from '#server/domains/institution/index.ts'
import { bizDictNames } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { type CardRow, cardsFrom, type FullRow, fullColumns, namesOf, toCards, withFavourites } from './cards.ts'
import { CATALOGUE_TAG } from './search.ts'
import { published } from './shown.ts'
import { product } from './tables.ts'

export const GONE = '产品不存在或已下架'

/** One published product of a line; on another line it does not exist. */
export const readProduct =
  (line: LineNo) =>
  async (ctx: Ctx, { id }: { id: string }): Promise<Product> => {
    const found = (await publishedProduct(ctx, id)) ?? notFound(GONE)
    if (found.line !== line) notFound(GONE)
    return (await withFavourites(ctx, [found]))[0]!
  }

export const readBankProduct = (ctx: Ctx, { productId }: { productId: string }) =>
  readProduct(1)(ctx, { id: productId })

export const publishedProduct = (ctx: Ctx, id: string): Promise<Product | undefined> =>
  ctx.cached(`${CATALOGUE_TAG} product ${id}`, [CATALOGUE_TAG], async () => (await loadProducts(ctx, [id]))[0])

export async function compareProducts(ctx: Ctx, { ids }: { ids: string[] }): Promise<Product[]> {
  if (ids.length > LARGEST_COMPARISON) refuse('最多对比三款产品')
  const found = await Promise.all(ids.map((id) => publishedProduct(ctx, id)))
  return withFavourites(
    ctx,
    found.filter((one) => one !== undefined),
  )
}

async function loadProducts(ctx: Ctx, ids: string[]): Promise<Product[]> {
  const rows: FullRow[] = await ctx.db
    .select(fullColumns)
    .from(product)
    .innerJoin(institutionTable, eq(institutionTable.id, product.financeId))
    .where(and(inArray(product.id, ids), published))
  const [areas, parts, cards] = await Promise.all([
    bizDictNames(ctx, 'areaCode'),
    bizDictNames(ctx, 'mainPart'),
    toCards(ctx, rows),
  ])
  return rows.map((row, at) => ({
    ...row,
    ...cards[at]!,
    areaCodes: row.areaCodes.join(','),
    areaNames: namesOf(areas, row.areaCodes),
    corTypes: row.corTypes.join(','),
    mainParts: row.mainParts.join(','),
    mainPartNames: namesOf(parts, row.mainParts),
    contactsPhone: row.contactsPhone || row.institutionPhone,
    applyCondition: row.conditions.map(({ text }) => text).join('；'),
    applyMaterial: row.materials.map(({ name }) => name).join('、'),
    facts: factsOf(row.line as LineNo, row.facts),
  }))
}

const SIMILAR = 3
/** Looked at before the three nearest are chosen. */
const CANDIDATES = 60

/** Of the same line with a tag or kind in common; the more in common the nearer. */
export async function listSimilar(ctx: Ctx, { id }: { id: string }): Promise<ProductCard[]> {
  const like = (await publishedProduct(ctx, id)) ?? notFound(GONE)
  const cards = await ctx.cached(`${CATALOGUE_TAG} similar ${id}`, [CATALOGUE_TAG], async () => {
    const near = sql`(${product.productTags} && ${sql.param(like.productTag.split(','))}::text[] or ${product.productType} = ${like.productType})`
    const rows: CardRow[] = await cardsFrom(ctx)
      .where(
        and(published, eq(product.line, like.line), ne(product.id, id), ne(product.financeId, like.financeId), near),
      )
      .orderBy(sql`${product.topTime} desc nulls last, ${product.sort}, ${product.updateTime} desc, ${product.id}`)
      .limit(CANDIDATES)
    const found = await toCards(ctx, rows)
    return found.toSorted((a, b) => inCommon(like, b) - inCommon(like, a) || nearerRate(like, a, b)).slice(0, SIMILAR)
  })
  return withFavourites(ctx, cards)
}

function inCommon(one: ProductCard, other: ProductCard): number {
  const shared = (a: string, b: string) => a.split(',').filter((key) => key && b.split(',').includes(key)).length
  const sameKind = one.productType === other.productType ? 2 : 0
  return shared(one.productTag, other.productTag) * 2 + shared(one.guaType, other.guaType) + sameKind
}

const nearerRate = (like: ProductCard, a: ProductCard, b: ProductCard): number =>
  Math.abs(Number(a.beginRate) - Number(like.beginRate)) - Math.abs(Number(b.beginRate) - Number(like.beginRate))
