import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import { ROOT_REGION, type region as regionCalls } from '#contract/system/region.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { columnOf, pageOfTable } from '#server/kit/pages.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { LEVELS, type RegionRow, regionRow } from './region-rows.ts'
import { region } from './tables.ts'

const fields = {
  code: region.code,
  name: region.name,
  parentCode: region.parentCode,
  regionLevel: region.regionLevel,
  sort: region.sort,
}

export async function listRegions(ctx: Ctx, query: Input<typeof regionCalls.list>) {
  const page = await pageOfTable(ctx, region, query, { fields, mode: 'exact', order: [asc(region.code)] })
  return { ...page, records: await withParents(ctx, page.records) }
}

export async function readRegion(ctx: Ctx, { code }: { code: string }) {
  const [shown] = await withParents(ctx, [(await findRegion(ctx, code)) ?? notFound()])
  return shown
}

export async function listRegionsBelow(ctx: Ctx, { parentCode }: { parentCode?: string }) {
  return withParents(ctx, await childrenOf(ctx, parentCode || ROOT_REGION))
}

export const chooseRegions = (ctx: Ctx, { code }: { code?: string }) => listRegionsBelow(ctx, { parentCode: code })

export async function regionTreeBelow(ctx: Ctx, { parentCode }: { parentCode?: string }) {
  const rows = await childrenOf(ctx, parentCode || ROOT_REGION)
  return rows.map(({ code, name, hasChildren, ...row }) => ({
    id: code,
    parentId: row.parentCode,
    title: name,
    key: code,
    value: code,
    hasChildren,
  }))
}

/** Stores a region below its parent; the names that regions below it carry follow. */
export async function saveRegion(ctx: Ctx, form: Input<typeof regionCalls.submit>): Promise<void> {
  const before = await findRegion(ctx, form.code)
  const parentCode = form.parentCode ?? before?.parentCode ?? ''
  if (!parentCode && form.code !== ROOT_REGION) refuse('请选择上级区划')
  const parent = parentCode ? ((await findRegion(ctx, parentCode)) ?? notFound('上级区划不存在')) : undefined
  if (before && before.parentCode !== parentCode && (await hasBranches(ctx, form.code)))
    refuse('该区划有下级，不能更改上级')
  const row = regionRow(parent, { sort: before?.sort, remark: before?.remark, ...form })
  await ctx.db.insert(region).values(row).onConflictDoUpdate({ target: region.code, set: row })
  if (before && before.name !== row.name) await renameBelow(ctx, row)
}

export async function removeRegion(ctx: Ctx, { id }: { id: string }): Promise<void> {
  if (await hasBranches(ctx, id)) refuse('请先删除下级数据')
  const gone = await ctx.db.delete(region).where(eq(region.code, id))
  if (gone.rowCount === 0) notFound()
}

async function findRegion(ctx: Ctx, code: string): Promise<RegionRow | undefined> {
  const [row] = await ctx.db.select().from(region).where(eq(region.code, code))
  return row
}

const hasBranches = async (ctx: Ctx, code: string): Promise<boolean> =>
  (await ctx.db.$count(region, eq(region.parentCode, code))) > 0

async function childrenOf(ctx: Ctx, parentCode: string) {
  const rows = await ctx.db
    .select()
    .from(region)
    .where(eq(region.parentCode, parentCode))
    .orderBy(asc(region.sort), asc(region.code))
  const codes = rows.map(({ code }) => code)
  const below = await ctx.db
    .selectDistinct({ code: region.parentCode })
    .from(region)
    .where(and(inArray(region.parentCode, codes)))
  const parents = new Set(below.map(({ code }) => code))
  return rows.map((row) => ({ ...row, hasChildren: parents.has(row.code) }))
}

async function withParents<R extends RegionRow>(ctx: Ctx, rows: R[]): Promise<(R & { parentName: string })[]> {
  const codes = [...new Set(rows.map(({ parentCode }) => parentCode))]
  const parents = await ctx.db.select().from(region).where(inArray(region.code, codes))
  const names = new Map(parents.map(({ code, name }) => [code, name]))
  return rows.map((row) => ({ ...row, parentName: names.get(row.parentCode) ?? '' }))
}

async function renameBelow(ctx: Ctx, { code, name, regionLevel }: RegionRow): Promise<void> {
  const level = LEVELS[regionLevel]
  if (!level) return
  await ctx.db
    .update(region)
    .set({ [`${level}Name`]: name })
    .where(sql`${columnOf(region, `${level}Code`)} = ${code}`)
}
