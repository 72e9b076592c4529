import { and, asc, eq, inArray, like, or, sql } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import type { dept as deptCalls } from '#contract/system/department.ts'
import { branchesBelow, bySort, ROOT, refuseWithBranches, withParentNames } from '#server/kit/branches.ts'
import { crudHandlers } from '#server/kit/crud.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { filtersOf } from '#server/kit/filters.ts'
import { existing, ofTenant } from '#server/kit/rows.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { forestOf, treeNode, treeOf } from '#server/kit/trees.ts'
import { dictNames, nameIn } from './dict-names.ts'
import { GRANT_TAG } from './grants.ts'
import { type People, refuseHeld } from './people.ts'
import { type Form, inTree } from './placed-rows.ts'
import { dept } from './tables.ts'
import { tenantFor } from './tenants.ts'

type Row = typeof dept.$inferSelect

const fields = {
  deptName: dept.deptName,
  fullName: dept.fullName,
  tenantId: dept.tenantId,
  deptCategory: dept.deptCategory,
  parentId: dept.parentId,
}

export function deptHandlers(people: People): Handlers<typeof deptCalls> {
  const { detail, submit, remove } = crudHandlers({
    table: dept,
    fields,
    // Sessions remember the name of their department.
    tag: GRANT_TAG,
    present: presentDepts,
    prepare: prepareDept,
    beforeRemove: async (ctx, ids) => {
      await refuseWithBranches(ctx, dept, ids)
      await refuseHeld(ctx, people, 'deptId', ids)
    },
  })
  return {
    detail,
    submit,
    remove,
    list: listDepts,
    'lazy-list': listDeptsBelow,
    tree: deptTree,
    'lazy-tree': treeBelow,
  }
}

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

async function presentDepts<R extends Row>(ctx: Ctx, rows: R[]) {
  const categories = await dictNames(ctx, 'org_category')
  const named = await withParentNames(ctx, dept, 'deptName', rows)
  return named.map((row) => ({ ...row, deptCategoryName: nameIn(categories, row.deptCategory) }))
}

async function listDepts(ctx: Ctx, filters: Record<string, unknown>) {
  const rows = await ctx.db
    .select()
    .from(dept)
    .where(and(existing(ctx, dept), filtersOf(fields, 'free', filters)))
    .orderBy(asc(dept.tenantId), ...bySort(dept))
  return forestOf(await presentDepts(ctx, rows))
}

async function listDeptsBelow(ctx: Ctx, { parentId, ...filters }: Record<string, unknown>) {
  if (!parentId) return listDepts(ctx, filters)
  const rows = await branchesBelow(ctx, dept, String(parentId))
  const found = await ctx.db
    .select({ id: dept.id })
    .from(dept)
    .where(and(eq(dept.parentId, String(parentId)), filtersOf(fields, 'free', filters)))
  const ids = new Set(found.map(({ id }) => id))
  const matching = rows.filter(({ id }) => ids.has(id))
  return presentDepts(ctx, matching)
}

async function deptTree(ctx: Ctx, { tenantId }: Input<typeof deptCalls.tree>) {
  const rows = await ctx.db
    .select()
    .from(dept)
    .where(ofTenant(dept, tenantFor(ctx, tenantId)))
    .orderBy(...bySort(dept))
  return treeOf(rows, ({ deptName }) => deptName)
}

async function treeBelow(ctx: Ctx, { parentId, tenantId }: Input<(typeof deptCalls)['lazy-tree']>) {
  const rows = await branchesBelow(ctx, dept, parentId || ROOT, ofTenant(dept, tenantFor(ctx, tenantId)))
  return rows.map((row) => treeNode(row, row.deptName, row.hasChildren))
}

async function prepareDept(ctx: Ctx, input: Form): Promise<Form> {
  const { form, before, parent } = await inTree(ctx, dept, input)
  const ancestors = parent ? lineBelow(parent) : ROOT
  if (before && before.ancestors !== ancestors) await moveBelow(ctx, before, ancestors)
  return { ...form, ancestors, fullName: input['fullName'] || input['deptName'] }
}

const lineBelow = ({ ancestors, id }: Pick<Row, 'ancestors' | 'id'>) => `${ancestors},${id}`

/** What stands below a department moves with it. */
async function moveBelow(ctx: Ctx, before: Row, ancestors: string): Promise<void> {
  const old = lineBelow(before)
  await ctx.db
    .update(dept)
    .set({ ancestors: sql`${lineBelow({ ancestors, id: before.id })} || substr(${dept.ancestors}, ${old.length + 1})` })
    .where(or(eq(dept.ancestors, old), like(dept.ancestors, `${old},%`)))
}
