import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PageOf, Paging } from '#contract/kit/index.ts'
import type { Ctx } from './ctx.ts'
import type { FilterFields, FilterMode } from './filters.ts'
import { columnOf, pageOfTable } from './pages.ts'
import { notFound, refuse } from './refusals.ts'
import { existing, findRow, insertRow, removeRows, updateRow } from './rows.ts'

type Form = Record<string, unknown> & { id?: string }

export interface CrudTable<T extends PgTable> {
  table: T
  fields: FilterFields
  mode?: FilterMode
  order?: SQL[]
  /** Columns that together are unique, and how the refusal names them, as in 字典编号已存在. */
  unique?: { columns: readonly string[]; label: string }
  /** Adds derived names to answered rows. */
  present?: (ctx: Ctx, rows: T['$inferSelect'][]) => Promise<object[]> | object[]
  /** Checks and completes what is about to be stored. */
  prepare?: (ctx: Ctx, form: Form) => Promise<Form> | Form
  beforeRemove?: (ctx: Ctx, ids: string[]) => Promise<void>
  /** Cached answers that a change outdates. */
  tag?: string
}

/** list, detail, submit and remove over one table. What a resource does differently, it writes itself. */
export function crudHandlers<T extends PgTable>(crud: CrudTable<T>) {
  const { table, present = (_ctx, rows) => rows as object[] } = crud
  return {
    async list(ctx: Ctx, query: Paging & Record<string, unknown>): Promise<PageOf<object>> {
      const page = await pageOfTable(ctx, table, query, { ...crud, where: existing(ctx, table) })
      return { ...page, records: await present(ctx, page.records) }
    },
    async detail(ctx: Ctx, { id }: { id: string }): Promise<object> {
      const row = (await findRow(ctx, table, id)) ?? notFound()
      const [shown] = await present(ctx, [row])
      return shown!
    },
    async submit(ctx: Ctx, input: Form): Promise<void> {
      const form = crud.prepare ? await crud.prepare(ctx, input) : input
      await refuseTaken(ctx, crud, form)
      if (!form.id) await insertRow(ctx, table, form)
      else if (!(await updateRow(ctx, table, form.id, form))) notFound()
      if (crud.tag) ctx.outdate(crud.tag)
    },
    async remove(ctx: Ctx, { ids }: { ids: string[] }): Promise<void> {
      if (crud.beforeRemove) {
        await refuseUnknown(ctx, table, ids)
        await crud.beforeRemove(ctx, ids)
      }
      if ((await removeRows(ctx, table, ids)) !== ids.length) notFound()
      if (crud.tag) ctx.outdate(crud.tag)
    },
  }
}

/** What does not exist for the caller is not found, whatever else could be said about it. */
export async function refuseUnknown(ctx: Ctx, table: PgTable, ids: string[]): Promise<void> {
  const known = await ctx.db.$count(table, and(inArray(columnOf(table, 'id'), ids), existing(ctx, table)))
  if (known !== ids.length) notFound()
}

async function refuseTaken<T extends PgTable>(ctx: Ctx, { table, unique }: CrudTable<T>, form: Form): Promise<void> {
  if (!unique || unique.columns.some((name) => form[name] === undefined)) return
  const same = unique.columns.map((name) => eq(columnOf(table, name), form[name]))
  const other = form.id ? ne(columnOf(table, 'id'), form.id) : undefined
  const [taken] = await ctx.db
    .select({ id: columnOf(table, 'id') })
    .from(table as PgTable)
    .where(and(...same, other, existing(ctx, table)))
    .limit(1)
  if (taken) refuse(`${unique.label}已存在`)
}
