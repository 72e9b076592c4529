import { desc, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PageOf, Paging } from '#contract/kit/index.ts'
import type { Ctx } from './ctx.ts'
import { type FilterFields, type FilterMode, filtersOf, orderOf } from './filters.ts'

/** Counting stops here: beyond it a list says "more than", so that a page costs the same at a million rows. */
export const COUNT_CAP = 10_000

export interface ListOptions {
  fields: FilterFields
  mode?: FilterMode
  where?: SQL
  order?: SQL[]
}

type Row<T extends PgTable> = T['$inferSelect']

/** One page of a table, its count in the same statement: filters and sorting by declared fields only. */
export async function pageOfTable<T extends PgTable>(
  ctx: Ctx,
  table: T,
  query: Paging & Record<string, unknown>,
  options: ListOptions,
): Promise<PageOf<Row<T>>> {
  const { fields, mode = 'free', where, order = [desc(columnOf(table, 'id'))] } = options
  const rows = sql`from ${table} where ${both(where, filtersOf(fields, mode, query)) ?? sql`true`}`
  const sorting = sql.join(orderOf(fields, query, order), sql`, `)
  const start = (query.current - 1) * query.size
  const { rows: found } = await ctx.db.execute<Row<T> & { counted: number }>(
    sql`select ${selectionOf(table)}, (${countOf(rows)}) as counted ${rows} order by ${sorting} limit ${query.size} offset ${start}`,
  )
  return pageOfRecords<Row<T>>(found, found[0]?.counted ?? (await countWhenEmpty(ctx, rows, start)), query)
}

const countOf = (rows: SQL) => sql`select count(*)::int from (select 1 ${rows} limit ${COUNT_CAP + 1}) as capped`

/** A page beyond the last has no row to tell the count. */
async function countWhenEmpty(ctx: Ctx, rows: SQL, start: number): Promise<number> {
  if (start === 0) return 0
  const { rows: found } = await ctx.db.execute<{ count: number }>(countOf(rows))
  return found[0]!.count
}

const selections = new WeakMap<PgTable, SQL>()

/** All columns under the names the code uses; made once, since listing them anew costs more than the query. */
export function selectionOf(table: PgTable): SQL {
  const known = selections.get(table)
  if (known) return known
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => `"${column.name}" as "${name}"`)
  const selection = sql.raw(columns.join(', '))
  selections.set(table, selection)
  return selection
}

interface Limitable {
  limit(size: number): { offset(start: number): PromiseLike<unknown[]> }
}

/** One page of any query; `counted` selects the same rows without their columns. */
export async function pageOfQuery<R>(ctx: Ctx, rows: Limitable, counted: SQL, paging: Paging): Promise<PageOf<R>> {
  const { current, size } = paging
  const [records, count] = await Promise.all([
    rows.limit(size).offset((current - 1) * size),
    ctx.db.execute<{ n: number }>(sql`select count(*)::int as n from (${counted} limit ${COUNT_CAP + 1}) as capped`),
  ])
  return pageOfRecords(records as R[], count.rows[0]!.n, paging)
}

export function pageOfRecords<R>(records: R[], counted: number, { current, size }: Paging): PageOf<R> {
  const more = counted > COUNT_CAP
  const total = more ? COUNT_CAP : counted
  return { records, total, size, current, pages: Math.ceil(total / size), ...(more && { more }) }
}

export const columnOf = (table: PgTable, name: string): PgColumn => {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[name]
  if (!column) throw new Error(`no column ${name}`)
  return column
}

const both = (one: SQL | undefined, other: SQL | undefined) =>
  one && other ? sql`${one} and ${other}` : (one ?? other)
