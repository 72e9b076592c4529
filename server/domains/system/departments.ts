import { inArray } from 'drizzle-orm'
import type { Ctx } from '#server/kit/ctx.ts'
import { dept } from './tables.ts'

/** Names of departments, in the order asked for. */
export async function deptNames(ctx: Ctx, ids: readonly string[]): Promise<string> {
  if (ids.length === 0) return ''
  const rows = await ctx.db
    .select({ id: dept.id, name: dept.deptName })
    .from(dept)
    .where(inArray(dept.id, [...ids]))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ids.flatMap((id) => names.get(id) ?? []).join(',')
}
