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

/** One page of a table: filters and sorting by declared fields only. */
export async function pageOfTable<T extends PgTable>(
  ctx: Ctx,
  table: T,
  query: Paging & Record<string, unknown>,
  options: ListOptions,
): Promise<PageOf<Row<T>>> {
  const { fields, mode = 'free', where, order = [desc(columnOf(table, 'id'))] } = options
  const condition = both(where, filtersOf(fields, mode, query))
  const rows = ctx.db
    .select()
    .from(table as PgTable)
    .where(condition)
    .orderBy(...orderOf(fields, query, order))
  return pageOfQuery<Row<T>>(
    ctx,
    rows,
    sql`select 1 from ${table} ${condition ? sql`where ${condition}` : sql``}`,
    query,
  )
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
