import { and, asc, eq, getTableColumns, inArray, notInArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from './ctx.ts'
import { columnOf } from './pages.ts'
import { refuse } from './refusals.ts'
import { existing } from './rows.ts'
import { isWithin } from './trees.ts'

/** Rules of every table whose rows have parents: columns id and parentId, and the root is 0. */
export const ROOT = '0'
export const ROOT_NAME = '顶级'

/** A whole branch may go in one batch; what would be left without its parent may not. */
export async function refuseWithBranches(ctx: Ctx, table: PgTable, ids: string[]): Promise<void> {
  const { id, parentId } = treeColumns(table)
  const [below] = await ctx.db
    .select({ id })
    .from(table)
    .where(and(inArray(parentId, ids), notInArray(id, ids), existing(ctx, table)))
    .limit(1)
  if (below) refuse('请先删除下级数据')
}

export async function refuseOwnAncestor(ctx: Ctx, table: PgTable, id: string, parent: string): Promise<void> {
  if (parent === ROOT) return
  const columns = treeColumns(table)
  const rows = await ctx.db
    .select({ id: columns.id, parentId: columns.parentId })
    .from(table)
    .where(existing(ctx, table))
  if (isWithin(rows as { id: string; parentId: string }[], parent, id)) refuse('上级不能选择自身或下级')
}

/** Adds the parent's name to rows; what stands at the top has 顶级. */
export async function withParentNames<R extends { parentId: string }>(
  ctx: Ctx,
  table: PgTable,
  nameColumn: string,
  rows: readonly R[],
): Promise<(R & { parentName: string })[]> {
  const { id } = treeColumns(table)
  const wanted = [...new Set(rows.map((row) => row.parentId))].filter((parent) => parent !== ROOT)
  const parents =
    wanted.length > 0
      ? await ctx.db
          .select({ id, name: columnOf(table, nameColumn) })
          .from(table)
          .where(inArray(id, wanted))
      : []
  const names = new Map(parents.map((parent) => [String(parent.id), String(parent.name)]))
  return rows.map((row) => ({ ...row, parentName: names.get(row.parentId) ?? ROOT_NAME }))
}

/** The direct children of one row, each knowing whether it has children itself. */
export async function branchesBelow<T extends PgTable>(
  ctx: Ctx,
  table: T,
  parent: string,
  where = existing(ctx, table),
): Promise<(T['$inferSelect'] & { hasChildren: boolean })[]> {
  const { parentId } = treeColumns(table)
  const rows = await ctx.db
    .select()
    .from(table as PgTable)
    .where(and(eq(parentId, parent), where))
    .orderBy(...bySort(table))
  const ids = rows.map((row) => String(row['id']))
  const parents = ids.length > 0 ? await parentsAmong(ctx, table, ids, where) : new Set()
  // Rows of an unnamed table are records; the return type names them again.
  return rows.map((row, index) => ({ ...row, hasChildren: parents.has(ids[index]!) })) as never
}

async function parentsAmong(ctx: Ctx, table: PgTable, ids: string[], where: SQL | undefined): Promise<Set<string>> {
  const { parentId } = treeColumns(table)
  const rows = await ctx.db
    .selectDistinct({ id: parentId })
    .from(table)
    .where(and(inArray(parentId, ids), where))
  return new Set(rows.map((row) => String(row.id)))
}

export const bySort = (table: PgTable): SQL[] => [asc(columnOf(table, 'sort')), asc(columnOf(table, 'id'))]

function treeColumns(table: PgTable): { id: PgColumn; parentId: PgColumn } {
  const { id, parentId } = getTableColumns(table) as Record<string, PgColumn>
  if (!id || !parentId) throw new Error('a table of branches needs id and parentId')
  return { id, parentId }
}
