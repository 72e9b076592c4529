import { and, asc, eq, sql } from 'drizzle-orm'
import type { zone as zoneCalls } from '#contract/content/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { policyTables } from '#server/domains/policy/index.ts'
import { PARAM_TAG, publicParam } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { shownTo } from '#server/kit/published.ts'
import { notFound } from '#server/kit/refusals.ts'
import { own } from '#server/kit/rows.ts'
import { news, zone, zoneMonth } from './tables.ts'

const TAGS = ['zone', 'news', 'policy', PARAM_TAG]
const OUTSIDE = 'param:'

type ZoneRow = typeof zone.$inferSelect

export const listZones = (ctx: Ctx) =>
  ctx.cached(`zones ${ctx.tenantId}`, TAGS, async () => {
    const rows = await ctx.db.select().from(zone).where(visible(ctx)).orderBy(asc(zone.sort), asc(zone.id))
    const [newsOf, policiesOf] = await Promise.all([countNews(ctx), countPolicies(ctx)])
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        ...(await placeOf(ctx, row)),
        newsNum: newsOf.get(row.zoneKey) ?? 0,
        policyNum: policiesOf.get(row.zoneKey) ?? 0,
      })),
    )
  })

export async function readZone(ctx: Ctx, { zoneKey }: Input<typeof zoneCalls.detail>) {
  const listed = (await listZones(ctx)).find((row) => row.zoneKey === zoneKey) ?? notFound('专区不存在')
  const months = await ctx.cached(`zone months ${ctx.tenantId} ${zoneKey}`, ['zone'], () => monthsOf(ctx, zoneKey))
  const sum = (pick: (month: (typeof months)[number]) => number) =>
    months.reduce((total, month) => total + pick(month), 0)
  return {
    ...listed,
    months,
    corpNum: sum(({ corpNum }) => corpNum),
    creditCorpNum: sum(({ creditCorpNum }) => creditCorpNum),
    creditAmount: sumMoney(months.map(({ creditAmount }) => creditAmount)),
  }
}

const visible = (ctx: Ctx) => shownTo({ ...ctx, user: undefined }, zone)

/** Zones of other platforms leave for an address that operators keep as a parameter. */
async function placeOf(ctx: Ctx, { route }: ZoneRow) {
  if (!route.startsWith(OUTSIDE)) return { route, external: false }
  return { route: await publicParam(ctx, route.slice(OUTSIDE.length)), external: true }
}

const monthsOf = (ctx: Ctx, zoneKey: string) =>
  ctx.db
    .select()
    .from(zoneMonth)
    .where(and(eq(zoneMonth.zoneKey, zoneKey), eq(zoneMonth.tenantId, ctx.tenantId)))
    .orderBy(asc(zoneMonth.month))

/** Adds in whole fen, so that no sum depends on floating point. */
function sumMoney(amounts: readonly string[]): string {
  const fen = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n)
  const text = String(fen).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

async function countNews(ctx: Ctx): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ key: news.modelCode, count: sql<number>`count(*)::int` })
    .from(news)
    .where(and(eq(news.status, 1), own(ctx, news)))
    .groupBy(news.modelCode)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** Policies of each zone. */
async function countPolicies(ctx: Ctx): Promise<Map<string, number>> {
  const { policy } = policyTables
  const { rows } = await ctx.db.execute<{ key: string; count: number }>(sql`
    select key, count(*)::int as count from ${policy}, unnest(${policy.modelCodes}) as key
    where ${policy.status} = 1 and ${own(ctx, policy)} group by key`)
  return new Map(rows.map(({ key, count }) => [key, count]))
}
