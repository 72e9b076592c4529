import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import { LINES, type LineNo, type ProductCard } from '#contract/catalogue/index.ts'
import { institutionTable } from '#server/domains/institution/index.ts'
import { bizDictNames, nameIn } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { favourite, product } from './tables.ts'

const { conditions, materials, steps, fees, subsidies, questions, words, ...listed } = getTableColumns(product)

/** What a list needs of a product and its institution. */
export const cardColumns = {
  ...listed,
  financeName: institutionTable.financeName,
  shortName: institutionTable.shortName,
}

export const fullColumns = {
  ...cardColumns,
  conditions,
  materials,
  steps,
  fees,
  subsidies,
  questions,
  institutionPhone: institutionTable.phone,
  address: institutionTable.address,
}

type Columns<T extends Record<string, { _: { data: unknown; notNull: boolean } }>> = {
  [K in keyof T]: T[K]['_']['notNull'] extends true ? T[K]['_']['data'] : T[K]['_']['data'] | null
}
export type CardRow = Columns<typeof cardColumns>
export type FullRow = Columns<typeof fullColumns>

export const cardsFrom = (ctx: Ctx) =>
  ctx.db.select(cardColumns).from(product).innerJoin(institutionTable, eq(institutionTable.id, product.financeId))

/** Rows as the wire shows them: codes beside their names, terms in words. */
export async function toCards(ctx: Ctx, rows: readonly CardRow[]): Promise<ProductCard[]> {
  const [tags, guarantees, ...kinds] = await Promise.all([
    bizDictNames(ctx, 'productTag'),
    bizDictNames(ctx, 'guaType'),
    ...Object.values(LINES).map(({ kindDict }) => bizDictNames(ctx, kindDict)),
  ])
  return rows.map((row) => ({
    ...row,
    productTypeName: nameIn(kinds[row.line - 1]!, row.productType),
    productTag: row.productTags.join(','),
    productTagName: namesOf(tags, row.productTags),
    guaType: row.guaTypes.join(','),
    guaTypeName: namesOf(guarantees, row.guaTypes),
    productModels: row.productModels.join(','),
    repayments: row.repayments.join(','),
    beginRate: row.beginRate ?? '',
    endRate: row.endRate ?? '',
    loanDateName: termName(row.loanDate, row.loantoDate),
    feeRate: row.isScience ? (row.beginRate ?? '') : '',
    feeDesc: row.isScience ? (row.facts['feeDesc'] ?? '') : '',
    collection: 0,
  }))
}

export const namesOf = (names: ReadonlyMap<string, string>, keys: readonly string[]): string =>
  keys
    .map((key) => nameIn(names, key))
    .filter(Boolean)
    .join(',')

export const termName = (from: number, to: number): string => (from === to ? `${to}个月` : `${from}-${to}个月`)

export const collectTypeOf = (line: number): string => LINES[line as LineNo].collectType

/** Marks what the caller keeps; visitors keep nothing. */
export async function withFavourites<T extends { id: string; line: number }>(
  ctx: Ctx,
  cards: readonly T[],
): Promise<(T & { collection: number })[]> {
  const kept = new Set(ctx.user && cards.length > 0 ? await keptIds(ctx, ctx.user.id, cards) : [])
  return cards.map((card) => ({ ...card, collection: kept.has(`${collectTypeOf(card.line)} ${card.id}`) ? 1 : 0 }))
}

async function keptIds(ctx: Ctx, userId: string, cards: readonly { id: string }[]): Promise<string[]> {
  const ids = cards.map(({ id }) => id)
  const rows = await ctx.db
    .select({ type: favourite.collectType, id: favourite.targetId })
    .from(favourite)
    .where(and(eq(favourite.userId, userId), inArray(favourite.targetId, ids)))
  return rows.map(({ type, id }) => `${type} ${id}`)
}
