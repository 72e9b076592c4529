import { and, desc, eq, sql } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import type { law } from '#contract/policy/index.ts'
import { favouriteTable, isOwnFavourite } from '#server/domains/catalogue/index.ts'
import { matchesBigrams } from '#server/kit/bigrams.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { pageOfQuery } from '#server/kit/pages.ts'
import { shownTo } from '#server/kit/published.ts'
import { LISTED_COLUMNS, type ListedPolicy, presentPolicies } from './policies.ts'
import { policy } from './tables.ts'

/** Policies among the kinds of favourites. */
const KIND = '01'

/** The caller's own favourites, the newest first; what was withdrawn is not listed. */
export async function listKeptPolicies(ctx: Ctx, query: Input<typeof law.collectionPage>) {
  const kept = eq(policy.id, favouriteTable.targetId)
  const where = and(
    isOwnFavourite(ctx, KIND),
    shownTo({ ...ctx, user: undefined }, policy),
    matchesBigrams(policy.titleGrams, query.title),
  )
  const rows = ctx.db
    .select(LISTED_COLUMNS)
    .from(favouriteTable)
    .innerJoin(policy, kept)
    .where(where)
    .orderBy(desc(favouriteTable.id))
  const counted = sql`select 1 from ${favouriteTable} join ${policy} on ${kept} where ${where}`
  const page = await pageOfQuery<ListedPolicy>(ctx, rows, counted, query)
  return { ...page, records: await presentPolicies(ctx, page.records) }
}

/** What may be kept: a policy that everybody can read. */
export const keepable = {
  [KIND]: async (ctx: Ctx, id: string): Promise<boolean> =>
    (await ctx.db.$count(policy, and(eq(policy.id, id), shownTo({ ...ctx, user: undefined }, policy)))) === 1,
}
