import { and, type Column, eq, gte, ilike, lte, or, type SQL, sql } from 'drizzle-orm'
import { LETTER_KINDS, type LineNo, type ProductQuery, type ProductSort } from '#contract/catalogue/index.ts'
import { isId } from '#contract/kit/index.ts'
import { institutionTable } from '#server/domains/institution/index.ts'
import { matchesBigrams } from '#server/kit/bigrams.ts'
import { product } from './tables.ts'

/** What the public sees; written with literals so that the partial indexes apply. */
export const published = sql`${product.isDeleted} = 0 and ${product.auditStatus} = '02' and ${product.shelfStatus} = 1 and ${product.showFlag} = 1`

type Rule = (query: ProductQuery) => SQL | undefined

const overlaps = (column: Column, codes: string | undefined): SQL | undefined =>
  codes ? sql`${column} && ${sql.param(codes.split(','))}::text[]` : undefined

const oneOf = (column: Column, codes: string | undefined): SQL | undefined =>
  codes ? sql`${column} = any(${sql.param(codes.split(','))}::text[])` : undefined

const flagged = (column: Column, flag: string | undefined): SQL | undefined =>
  flag === undefined ? undefined : eq(column, Number(flag))

/** Both ends of `100-300` in the column's own unit, scaled by `factor`. */
function touches(from: Column, to: Column, range: string | undefined, factor: number): SQL | undefined {
  if (!range) return undefined
  const [low = '', high = ''] = range.split('-')
  return and(
    low === '' ? undefined : gte(to, sql`${low}::numeric * ${factor}`),
    high === '' ? undefined : lte(from, sql`${high}::numeric * ${factor}`),
  )
}

const areaServed: Rule = ({ areaCode }) =>
  areaCode ? or(sql`${product.areaCodes} = '{}'`, overlaps(product.areaCodes, areaCode)) : undefined

/** One rule for each filter of the shop, by the name the filter has in the query. */
export const RULES = {
  keyWord: ({ keyWord }) => matchesBigrams(product.words, keyWord),
  investigateName: ({ investigateName }) =>
    investigateName
      ? ilike(institutionTable.financeName, `%${investigateName.replace(/[\\%_]/g, '\\$&')}%`)
      : undefined,
  financeId: ({ financeId }) => (financeId && isId(financeId) ? eq(product.financeId, financeId) : undefined),
  mainPart: ({ mainPart }) => overlaps(product.mainParts, mainPart),
  guaType: ({ guaType }) => overlaps(product.guaTypes, guaType),
  productType: ({ productType }) => oneOf(product.productType, productType),
  insuranceProductType: ({ insuranceProductType }) => oneOf(product.productType, insuranceProductType),
  productModels: ({ productModels }) => overlaps(product.productModels, productModels),
  productTag: ({ productTag }) => overlaps(product.productTags, productTag),
  corTypes: ({ corTypes }) => overlaps(product.corTypes, corTypes),
  areaCode: areaServed,
  isPolicy: ({ isPolicy }) => flagged(product.isPolicy, isPolicy),
  isXbd: ({ isXbd }) => flagged(product.isXbd, isXbd),
  isFirst: ({ isFirst }) => flagged(product.isFirst, isFirst),
  isScience: ({ isScience }) => flagged(product.isScience, isScience),
  isHot: ({ isHot }) => flagged(product.isHot, isHot),
  showChannel: ({ showChannel }) => flagged(product.showChannel, showChannel),
  dbzxTab: ({ dbzxTab }) => (dbzxTab === '1' ? oneOf(product.productType, LETTER_KINDS.join(',')) : undefined),
  loanAmtLimit: ({ loanAmtLimit }) => touches(product.loanAmt, product.loantoAmt, loanAmtLimit, 10_000),
  loanYearLimit: ({ loanYearLimit }) => touches(product.loanDate, product.loantoDate, loanYearLimit, 12),
  rateLimit: ({ rateLimit }) => (rateLimit ? lte(product.beginRate, rateLimit) : undefined),
} satisfies Record<string, Rule>

export type Filter = keyof typeof RULES

/** Published products of a line under all filters but the named one. */
export function shownProducts(line: LineNo, query: ProductQuery, without?: Filter): SQL {
  const rules = Object.entries(RULES).filter(([name]) => name !== without)
  return and(published, eq(product.line, line), ...rules.map(([, rule]) => rule(query)))!
}

const { topTime, sort, updateTime, beginRate, loantoAmt, workDays, shelfTime, hotTime, id } = product

const ORDERS: Record<ProductSort | 'hot', SQL> = {
  0: sql`${topTime} desc nulls last, ${sort}, ${updateTime} desc, ${id}`,
  1: sql`${beginRate} nulls last, ${id}`,
  2: sql`${loantoAmt} desc, ${id}`,
  3: sql`${workDays}, ${id}`,
  4: sql`${shelfTime} desc nulls last, ${id}`,
  hot: sql`${hotTime} desc nulls last, ${id}`,
}

/** The hot products of the home page come in the order in which they became hot. */
export const orderFor = ({ sorts, showChannel }: ProductQuery): SQL => ORDERS[sorts ?? (showChannel ? 'hot' : '0')]
