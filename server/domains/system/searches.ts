import type { PgTable } from 'drizzle-orm/pg-core'
import type { Paging } from '#contract/kit/index.ts'
import { bySort } from '#server/kit/branches.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { columnOf, pageOfTable } from '#server/kit/pages.ts'
import { existing } from '#server/kit/rows.ts'
import { dept, post, role } from './tables.ts'

/** Pickers by name: what a row is called is answered as `name` too. */
const searchIn = (table: PgTable, nameColumn: string) => async (ctx: Ctx, query: Paging & { name?: string }) => {
  const fields = { name: columnOf(table, nameColumn) }
  const page = await pageOfTable(ctx, table, query, { fields, where: existing(ctx, table), order: bySort(table) })
  return { ...page, records: page.records.map((row) => ({ ...row, name: String(row[nameColumn]) })) }
}

export const searchRoles = searchIn(role, 'roleName')
export const searchDepts = searchIn(dept, 'deptName')
export const searchPosts = searchIn(post, 'postName')
