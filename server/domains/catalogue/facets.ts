import { eq, type SQL, sql } from 'drizzle-orm'
import type { Facet, LineNo, ProductQuery } from '#contract/catalogue/index.ts'
import { institutionTable } from '#server/domains/institution/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { COUNT_CAP } from '#server/kit/pages.ts'
import { type Filter, shownProducts } from './shown.ts'
import { product } from './tables.ts'

/** The step of the rate histogram in percent. */
const RATE_STEP = '0.2'

interface Group {
  readonly filter: Filter
  readonly column: SQL
  /** What one row counts for; several values count for each. */
  readonly values: SQL
}

const GROUPS: readonly Group[] = [
  { filter: 'guaType', column: sql`${product.guaTypes}`, values: sql`unnest(value)` },
  { filter: 'productTag', column: sql`${product.productTags}`, values: sql`unnest(value)` },
  { filter: 'productType', column: sql`${product.productType}`, values: sql`value` },
  {
    filter: 'rateLimit',
    column: sql`${product.beginRate}`,
    values: sql`trim_scale(floor(value / ${sql.raw(RATE_STEP)}) * ${sql.raw(RATE_STEP)})::text`,
  },
]

/** Counts beside every choice, in one statement over at most as many rows as lists count. */
export async function facetsOf(ctx: Ctx, line: LineNo, query: ProductQuery): Promise<Facet[]> {
  const parts = GROUPS.map(({ filter, column, values }) => {
    const rows = sql`select ${column} as value from ${product} join ${institutionTable} on ${eq(institutionTable.id, product.financeId)}
      where ${shownProducts(line, query, filter)} limit ${COUNT_CAP}`
    return sql`select ${filter}::text as field, chosen as value, count(*)::int as count
      from (select ${values} as chosen from (${rows}) as capped) as counted where chosen is not null group by chosen`
  })
  const { rows } = await ctx.db.execute<{ field: string; value: string; count: number }>(
    sql.join(parts, sql` union all `),
  )
  return rows.toSorted((a, b) => a.field.localeCompare(b.field) || a.value.localeCompare(b.value))
}
