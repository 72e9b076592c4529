import { asc, gt } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import { RegionForm, type region as regionCalls } from '#contract/system/region.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { readXlsx, templateXlsx, writeXlsx, XLSX_TYPE, type XlsxColumn } from '#server/kit/documents/xlsx.ts'
import { parseInput } from '#server/kit/input.ts'
import { Refusal, refuse } from '#server/kit/refusals.ts'
import type { Download, Uploaded } from '#server/kit/serve.ts'
import { type RegionRow, regionRow } from './region-rows.ts'
import { saveRegion } from './regions.ts'
import { region } from './tables.ts'

const COLUMNS: XlsxColumn[] = [
  { key: 'code', title: '区划编号' },
  { key: 'parentCode', title: '父区划编号' },
  { key: 'name', title: '区划名称', width: 24 },
  { key: 'sort', title: '排序', kind: 'number' },
  { key: 'remark', title: '备注', width: 24 },
]

const BATCH = 500

export const downloadRegionTemplate = (): Download => ({
  name: '区划导入模板.xlsx',
  type: XLSX_TYPE,
  content: templateXlsx(COLUMNS),
})

/** Parents stand before what is below them, so the file can be imported elsewhere. */
export const exportRegions = (ctx: Ctx): Download => ({
  name: '行政区划.xlsx',
  type: XLSX_TYPE,
  content: writeXlsx({ sheet: '行政区划', columns: COLUMNS, rows: regionsInOrder(ctx) }),
})

interface Sheet {
  known: Map<string, RegionRow>
  /** New regions that are not stored yet. */
  fresh: RegionRow[]
}

/** Takes the lines that are right and names the others. A known region changes only when covering is asked for. */
export async function importRegions(ctx: Ctx, input: Input<(typeof regionCalls)['import-region']> & Uploaded) {
  const sheet: Sheet = { known: await allRegions(ctx), fresh: [] }
  const errors: { line: number; message: string }[] = []
  let total = 0
  for await (const { line, values } of readXlsx(input.file.bytes, COLUMNS)) {
    total += 1
    try {
      await takeLine(ctx, sheet, parseInput(RegionForm, values), input.isCovered === 1)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      errors.push({ line, message: error.message })
    }
  }
  await storeFresh(ctx, sheet)
  return { total, failed: errors.length, errors }
}

type Line = Input<typeof regionCalls.submit>

async function takeLine(ctx: Ctx, sheet: Sheet, line: Line, covers: boolean): Promise<void> {
  const before = sheet.known.get(line.code)
  if (before && !covers) refuse(`区划编号${line.code}已存在`)
  if (before) return isSame(before, line) ? undefined : cover(ctx, sheet, line)
  const parent = sheet.known.get(line.parentCode ?? '') ?? refuse('上级区划不存在')
  const row = regionRow(parent, line)
  sheet.known.set(row.code, row)
  sheet.fresh.push(row)
  if (sheet.fresh.length >= BATCH) await storeFresh(ctx, sheet)
}

const isSame = (before: RegionRow, { name, parentCode, sort, remark }: Line) =>
  before.name === name && before.parentCode === parentCode && before.sort === sort && before.remark === remark

/** A new name also changes what stands below, so everything is read again. */
async function cover(ctx: Ctx, sheet: Sheet, line: Line): Promise<void> {
  await storeFresh(ctx, sheet)
  await saveRegion(ctx, line)
  sheet.known = await allRegions(ctx)
}

async function storeFresh(ctx: Ctx, sheet: Sheet): Promise<void> {
  if (sheet.fresh.length > 0) await ctx.db.insert(region).values(sheet.fresh)
  sheet.fresh = []
}

const allRegions = async (ctx: Ctx) =>
  new Map((await ctx.db.select().from(region)).map((row) => [row.code, row] as const))

async function* regionsInOrder(ctx: Ctx): AsyncGenerator<RegionRow> {
  for (let last = ''; ; ) {
    const rows = await ctx.db.select().from(region).where(gt(region.code, last)).orderBy(asc(region.code)).limit(1000)
    yield* rows
    if (rows.length === 0) return
    last = rows.at(-1)!.code
  }
}
