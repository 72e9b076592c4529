import { and, asc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { corBranch, investigate, publicInvestigate } from '#contract/institution/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { bizDictNames, nameIn } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { pageOfTable } from '#server/kit/pages.ts'
import { INSTITUTIONS_TAG, type Institution } from './institutions.ts'
import { institution } from './tables.ts'

const BANK = '000001'
const DEFAULT_CHANNEL = '1'

const openHead = and(eq(institution.parentId, '0'), eq(institution.isDeleted, 0), eq(institution.status, 1))
const inOrder = [asc(institution.sort), asc(institution.id)]

type Search = Input<typeof investigate.investigateSearchForModel>

/** Institutions with their branches counted. What everybody asks for alike is remembered. */
export async function searchInstitutions(ctx: Ctx, query: Search) {
  const load = () => readPage(ctx, query)
  return query.keyWord ? load() : ctx.cached(`institutions ${JSON.stringify(query)}`, [INSTITUTIONS_TAG], load)
}

async function readPage(ctx: Ctx, query: Search) {
  const where = and(openHead, named(query.keyWord), query.model ? listed(institution.models, query.model) : undefined)
  const fields = { financeType: institution.financeType, areaCode: institution.areaCode }
  const page = await pageOfTable(ctx, institution, query, { fields, mode: 'exact', where, order: inOrder })
  const [choices, branches, areas] = await Promise.all([
    choicesOf(ctx, page.records),
    branchCounts(ctx, page.records),
    bizDictNames(ctx, 'areaCode'),
  ])
  const records = page.records.map((row, at) => ({
    ...row,
    ...choices[at],
    areaName: nameIn(areas, row.areaCode),
    branchNum: branches.get(row.id) ?? 0,
  }))
  return { ...page, records }
}

/** Institutions that take demands of enterprises. */
export const listAccepting = (ctx: Ctx, { branchType }: Input<typeof corBranch.acceptBranchList>) =>
  listChoices(ctx, `accepting ${branchType || BANK}`, eq(institution.branchType, branchType || BANK))

/** Banks that a channel offers. */
export const listByChannel = (ctx: Ctx, { chanel }: Input<typeof publicInvestigate.investigateByChanel>) => {
  const offered = listed(institution.chanels, chanel || DEFAULT_CHANNEL)
  return listChoices(ctx, `channel ${chanel || DEFAULT_CHANNEL}`, and(eq(institution.financeType, BANK), offered))
}

const listChoices = (ctx: Ctx, name: string, where: SQL | undefined) =>
  ctx.cached(`institutions ${name}`, [INSTITUTIONS_TAG], async () => {
    const rows = await ctx.db
      .select()
      .from(institution)
      .where(and(openHead, where))
      .orderBy(...inOrder)
    return choicesOf(ctx, rows)
  })

async function choicesOf(ctx: Ctx, rows: readonly Institution[]) {
  const types = await bizDictNames(ctx, 'financeType')
  return rows.map(({ id, financeName, shortName, financeType, picture1 }) => ({
    financeId: id,
    financeName,
    shortName,
    financeType,
    financeTypeName: nameIn(types, financeType),
    picture1,
  }))
}

async function branchCounts(ctx: Ctx, heads: readonly Institution[]): Promise<Map<string, number>> {
  if (heads.length === 0) return new Map()
  const ids = heads.map(({ id }) => id)
  const rows = await ctx.db
    .select({ id: institution.parentId, num: sql<number>`count(*)::int` })
    .from(institution)
    .where(and(inArray(institution.parentId, ids), eq(institution.isDeleted, 0), eq(institution.status, 1)))
    .groupBy(institution.parentId)
  return new Map(rows.map(({ id, num }) => [id, num]))
}

export function named(keyWord: string | undefined): SQL | undefined {
  if (!keyWord) return undefined
  const pattern = `%${keyWord.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(institution.financeName, pattern), ilike(institution.shortName, pattern))
}

const listed = (column: typeof institution.models | typeof institution.chanels, value: string): SQL =>
  sql`${value} = any(string_to_array(${column}, ','))`
