import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { activityStage, type hotActivity } from '#contract/content/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { bizDictNames, nameIn } from '#server/domains/system/index.ts'
import { matchesBigrams } from '#server/kit/bigrams.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { cleanHtml } from '#server/kit/html.ts'
import { pageOfQuery } from '#server/kit/pages.ts'
import { cachedList, shownTo } from '#server/kit/published.ts'
import { notFound } from '#server/kit/refusals.ts'
import { activity } from './tables.ts'

const TAG = 'activity'
const { content: _content, report: _report, titleGrams: _grams, ...LISTED } = getTableColumns(activity)

type Listed = Pick<typeof activity.$inferSelect, keyof typeof LISTED>

export async function listActivities(ctx: Ctx, query: Input<typeof hotActivity.page>) {
  const where = and(
    shownTo(ctx, activity, query.status),
    query.activityType ? eq(activity.activityType, query.activityType) : undefined,
    matchesBigrams(activity.titleGrams, query.title),
  )
  const rows = ctx.db.select(LISTED).from(activity).where(where).orderBy(desc(activity.startTime), desc(activity.id))
  const page = await cachedList(ctx, TAG, query, query.title, () =>
    pageOfQuery<Listed>(ctx, rows, sql`select 1 from ${activity} where ${where}`, query),
  )
  return { ...page, records: await present(ctx, page.records) }
}

export async function readActivity(ctx: Ctx, { id }: Input<typeof hotActivity.detail>) {
  const [row = notFound()] = await ctx.db
    .select()
    .from(activity)
    .where(and(eq(activity.id, id), shownTo(ctx, activity)))
  const [shown] = await present(ctx, [row])
  return { ...row, ...shown, content: cleanHtml(row.content), report: cleanHtml(row.report) }
}

async function present<R extends Listed>(ctx: Ctx, rows: readonly R[]) {
  const names = await bizDictNames(ctx, 'activityType')
  return rows.map((row) => ({
    ...row,
    activityTypeName: nameIn(names, row.activityType),
    stage: activityStage(row, ctx.now),
  }))
}
