import { and, asc, desc, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import { FAST_LABELS, POLICY_GRADES, POLICY_TYPES, type policyHall, SUPPORT_LABELS } from '#contract/policy/index.ts'
import { bizDictNames, nameIn } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { shownTo } from '#server/kit/published.ts'
import { type ListedPolicy, POLICY_TAG, presentPolicies } from './policies.ts'
import { policy, policyService } from './tables.ts'

/** How many published policies there are of each level, label and type; counted once until one changes. */
export async function countPolicies(ctx: Ctx) {
  const counts = await ctx.cached(`${POLICY_TAG} counts ${ctx.tenantId}`, [POLICY_TAG], () => countAll(ctx))
  const named = async (dictionary: string, keys: readonly string[], of: 'grade' | 'type' | 'label') => {
    const names = await bizDictNames(ctx, dictionary)
    return keys.map((key) => ({ key, name: nameIn(names, key), count: counts.get(`${of} ${key}`) ?? 0 }))
  }
  return {
    total: counts.get('total') ?? 0,
    grades: await named('policyGrade', POLICY_GRADES, 'grade'),
    supportLabels: await named('policyLabel', SUPPORT_LABELS, 'label'),
    fastLabels: await named('fastTrackLabel', FAST_LABELS, 'label'),
    types: await named('policyType', POLICY_TYPES, 'type'),
  }
}

async function countAll(ctx: Ctx): Promise<Map<string, number>> {
  const shown = shownTo({ ...ctx, user: undefined }, policy)
  const { rows } = await ctx.db.execute<{ key: string; count: number }>(sql`
    select case when grouping(grade) = 0 then 'grade ' || grade when grouping(policy_type) = 0 then 'type ' || policy_type
      else 'total' end as key, count(*)::int as count
    from ${policy} where ${shown} group by grouping sets ((grade), (policy_type), ())
    union all
    select 'label ' || label, count(*)::int from ${policy}, unnest(labels) as label where ${shown} group by label`)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

export async function listServices(ctx: Ctx, { type }: Input<typeof policyHall.services>) {
  const names = await bizDictNames(ctx, 'policyServiceType')
  const rows = await ctx.cached(`policy services ${ctx.tenantId}`, [POLICY_TAG], () =>
    ctx.db
      .select()
      .from(policyService)
      .where(shownTo({ ...ctx, user: undefined }, policyService))
      .orderBy(asc(policyService.sort), asc(policyService.id)),
  )
  return rows
    .filter((row) => !type || row.type === type)
    .map((row) => ({ ...row, typeName: nameIn(names, row.type), open: isOpen(row, ctx.now.slice(0, 10)) }))
}

const isOpen = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }, today: string) =>
  (!startDate || startDate <= today) && (!endDate || endDate >= today)

const CONSIDERED = 300
const OFFERED = 12

/** Of the newest policies that an enterprise could still use, those that answer most of what it said. */
export async function matchPolicies(ctx: Ctx, wanted: Input<typeof policyHall.match>) {
  const subjects = [wanted.industry, wanted.need].filter((key) => key !== undefined && key !== '') as string[]
  const candidates = await ctx.db
    .select()
    .from(policy)
    .where(and(shownTo({ ...ctx, user: undefined }, policy), inForce(ctx), reachable(wanted.areaCode), usable))
    .orderBy(desc(policy.isTop), desc(policy.issueDate), desc(policy.id))
    .limit(CONSIDERED)
  const scored = candidates
    .map((row) => ({ row, score: subjects.filter((key) => row.labels.includes(key)).length + extras(row, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  return presentPolicies(
    ctx,
    scored.slice(0, OFFERED).map(({ row }) => row),
  )
}

const usable = inArray(policy.policyType, ['1', '2'])

const inForce = (ctx: Ctx): SQL | undefined => or(isNull(policy.validDate), gte(policy.validDate, ctx.now.slice(0, 10)))

/** Policies of one's own district and of everything above it. */
const reachable = (areaCode: string | undefined): SQL | undefined =>
  areaCode ? inArray(policy.areaCode, ['', areaCode]) : undefined

const extras = (row: ListedPolicy, { areaCode, benefit }: Input<typeof policyHall.match>): number =>
  (benefit && row.benefitKind === benefit ? 1 : 0) + (areaCode && row.areaCode === areaCode ? 0.5 : 0)
