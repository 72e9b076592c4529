import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import type { law, policySearch } from '#contract/policy/index.ts'
import { bizDictNames, nameIn } from '#server/domains/system/index.ts'
import { matchesBigrams } from '#server/kit/bigrams.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { cleanHtml } from '#server/kit/html.ts'
import { pageOfQuery } from '#server/kit/pages.ts'
import { cachedList, shownTo, wordsOf } from '#server/kit/published.ts'
import { notFound } from '#server/kit/refusals.ts'
import { policy } from './tables.ts'

export const POLICY_TAG = 'policy'

type Query = Input<typeof policySearch.policySearch>

const {
  content: _content,
  titleGrams: _grams,
  clauses: _clauses,
  materials: _materials,
  ...listed
} = getTableColumns(policy)

export const LISTED_COLUMNS = listed

export type ListedPolicy = Pick<typeof policy.$inferSelect, keyof typeof LISTED_COLUMNS>

export async function searchPolicies(ctx: Ctx, query: Query) {
  const page = await cachedList(ctx, POLICY_TAG, { ...query, day: ctx.now.slice(0, 10) }, query.keyWord, () => {
    const where = conditionsOf(ctx, query)
    const rows = ctx.db
      .select(LISTED_COLUMNS)
      .from(policy)
      .where(where)
      .orderBy(...orderOf(query))
    return pageOfQuery<ListedPolicy>(ctx, rows, sql`select 1 from ${policy} where ${where}`, query)
  })
  return { ...page, records: await presentPolicies(ctx, page.records) }
}

function conditionsOf(ctx: Ctx, query: Query): SQL | undefined {
  const grades = wordsOf(query.grade || query.policylevel)
  const types = wordsOf(query.policyType)
  const labels = wordsOf(query.label)
  return and(
    shownTo(ctx, policy),
    grades.length > 0 ? inArray(policy.grade, grades) : undefined,
    types.length > 0 ? inArray(policy.policyType, types) : undefined,
    labels.length > 0 ? arrayOverlaps(policy.labels, labels) : undefined,
    query.areaCode ? eq(policy.areaCode, query.areaCode) : undefined,
    query.modelCode ? arrayContains(policy.modelCodes, [query.modelCode]) : undefined,
    query.sorts === '2' ? gte(policy.validDate, ctx.now.slice(0, 10)) : undefined,
    matchesBigrams(policy.titleGrams, query.keyWord),
  )
}

/** Words in one piece count for more than the same characters scattered over the title. */
function orderOf({ sorts, keyWord }: Query): SQL[] {
  const newest = [desc(policy.isTop), desc(policy.issueDate), desc(policy.id)]
  if (sorts === '2') return [asc(policy.validDate), asc(policy.id)]
  return sorts === '1' && keyWord ? [desc(sql`position(${keyWord} in ${policy.title}) > 0`), ...newest] : newest
}

export async function presentPolicies(ctx: Ctx, rows: readonly ListedPolicy[]) {
  const [grades, types, support, fast, areas] = await Promise.all(
    ['policyGrade', 'policyType', 'policyLabel', 'fastTrackLabel', 'areaCode'].map((code) => bizDictNames(ctx, code)),
  )
  return rows.map((row) => ({
    ...row,
    gradeName: nameIn(grades!, row.grade),
    policyTypeName: nameIn(types!, row.policyType),
    labels: row.labels.join(','),
    labelNames: row.labels.map((label) => nameIn(support!, label) || nameIn(fast!, label)).join(','),
    areaName: nameIn(areas!, row.areaCode),
    date: row.issueDate,
    submitTime: row.pubTime,
  }))
}

export async function readPolicy(ctx: Ctx, { id }: Input<typeof law.detail>) {
  const found = await ctx.cached(`${POLICY_TAG} ${ctx.tenantId} ${id}`, [POLICY_TAG], async () => {
    const [row] = await ctx.db
      .select()
      .from(policy)
      .where(and(eq(policy.id, id), shownTo({ ...ctx, user: undefined }, policy)))
    return row && { row, ...(await neighboursOf(ctx, row)) }
  })
  const { row, related, interpretations } = found ?? notFound()
  const [shown] = await presentPolicies(ctx, [row])
  return { ...row, ...shown!, content: cleanHtml(row.content), related, interpretations }
}

const RELATED = 5

/** Policies on the same subject, and what explains this one. */
async function neighboursOf(ctx: Ctx, row: typeof policy.$inferSelect) {
  const list = async (where: SQL | undefined) => {
    const rows = await ctx.db
      .select(LISTED_COLUMNS)
      .from(policy)
      .where(and(where, ne(policy.id, row.id), shownTo({ ...ctx, user: undefined }, policy)))
      .orderBy(desc(policy.isTop), desc(policy.issueDate), desc(policy.id))
      .limit(RELATED)
    return presentPolicies(ctx, rows)
  }
  const [related, interpretations] = await Promise.all([
    list(and(arrayOverlaps(policy.labels, row.labels), eq(policy.policyType, row.policyType))),
    list(eq(policy.explainsId, row.id)),
  ])
  return { related, interpretations }
}
