import { and, type Column, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Ctx, seesAllTenants } from './ctx.ts'
import { columnOf, selectionOf } from './pages.ts'

type Values = Record<string, unknown>

/** Fields of the row itself, never taken from a request (wire §3). */
const OWN = new Set([
  'id',
  'createUser',
  'createDept',
  'createTime',
  'updateUser',
  'updateTime',
  'isDeleted',
  'tenantId',
])

/** Rows that exist for this caller: not deleted, and of his tenant where the table has tenants. */
export function existing(ctx: Ctx, table: PgTable): SQL | undefined {
  const columns: Record<string, Column> = getTableColumns(table)
  const { isDeleted, tenantId } = columns
  return and(isDeleted && eq(isDeleted, 0), tenantId && !seesAllTenants(ctx) ? eq(tenantId, ctx.tenantId) : undefined)
}

/** Rows of the caller's own tenant, also for those who see all tenants: what pages and forms read for themselves. */
export const own = (ctx: Ctx, table: PgTable): SQL | undefined => ofTenant(table, ctx.tenantId)

export function ofTenant(table: PgTable, tenant: string): SQL | undefined {
  const { isDeleted, tenantId }: Record<string, Column> = getTableColumns(table)
  return and(isDeleted && eq(isDeleted, 0), tenantId && eq(tenantId, tenant))
}

export async function findRow<T extends PgTable>(
  ctx: Ctx,
  table: T,
  id: string,
): Promise<T['$inferSelect'] | undefined> {
  const mine = and(eq(columnOf(table, 'id'), id), existing(ctx, table))
  const { rows } = await ctx.db.execute<T['$inferSelect']>(
    sql`select ${selectionOf(table)} from ${table} where ${mine}`,
  )
  return rows[0]
}

export async function insertRow(ctx: Ctx, table: PgTable, values: Values): Promise<string> {
  const columns: Record<string, Column> = getTableColumns(table)
  const user = ctx.user?.id ?? null
  const stamped: Values = {
    ...storable(columns, values),
    ...('createTime' in columns && { createTime: ctx.now }),
    ...('updateTime' in columns && { updateTime: ctx.now }),
    ...('createUser' in columns && { createUser: user, createDept: ctx.user?.deptIds[0] ?? null, updateUser: user }),
    ...('tenantId' in columns && { tenantId: values['tenantId'] || ctx.tenantId }),
  }
  const [row] = await ctx.db
    .insert(table)
    .values(stamped)
    .returning({ id: columnOf(table, 'id') })
  return String(row!.id)
}

/** Answers false when the row does not exist for this caller, or `where` does not hold. */
export async function updateRow(ctx: Ctx, table: PgTable, id: string, values: Values, where?: SQL): Promise<boolean> {
  const columns: Record<string, Column> = getTableColumns(table)
  const stamped = { ...storable(columns, values), updateTime: ctx.now, updateUser: ctx.user?.id ?? null }
  const changed = await ctx.db
    .update(table)
    .set(stamped)
    .where(and(eq(columnOf(table, 'id'), id), existing(ctx, table), where))
  return changed.rowCount === 1
}

/** Logical deletion; the caller has checked that nothing depends on the rows. */
export async function removeRows(ctx: Ctx, table: PgTable, ids: string[]): Promise<number> {
  const gone = await ctx.db
    .update(table)
    .set({ isDeleted: 1, updateTime: ctx.now, updateUser: ctx.user?.id ?? null } as Values)
    .where(and(inArray(columnOf(table, 'id'), ids), existing(ctx, table)))
  return gone.rowCount ?? 0
}

/** What of an input the table holds; empty text clears a column that cannot hold text. */
function storable(columns: Record<string, Column>, values: Values): Values {
  const known = Object.entries(values).filter(
    ([name, value]) => name in columns && !OWN.has(name) && value !== undefined,
  )
  return Object.fromEntries(
    known.map(([name, value]) => [name, value === '' && !holdsText(columns[name]!) ? null : value]),
  )
}

const holdsText = (column: Column) => column.getSQLType() === 'text'
