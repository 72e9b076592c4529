import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { commonQuestion as questionCalls } from '#contract/content/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { bizDictNames, nameIn } from '#server/domains/system/index.ts'
import { matchesBigrams } from '#server/kit/bigrams.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { pageOfQuery } from '#server/kit/pages.ts'
import { cachedList, shownTo } from '#server/kit/published.ts'
import { notFound } from '#server/kit/refusals.ts'
import { commonQuestion } from './tables.ts'

const TAG = 'common-question'
const { questionGrams: _grams, ...LISTED } = getTableColumns(commonQuestion)

type Listed = Pick<typeof commonQuestion.$inferSelect, keyof typeof LISTED>

export async function listQuestions(ctx: Ctx, query: Input<typeof questionCalls.getCommonList>) {
  const where = and(
    shownTo(ctx, commonQuestion, query.status),
    query.type ? eq(commonQuestion.type, query.type) : undefined,
    matchesBigrams(commonQuestion.questionGrams, query.question),
  )
  const rows = ctx.db
    .select(LISTED)
    .from(commonQuestion)
    .where(where)
    .orderBy(asc(commonQuestion.sort), asc(commonQuestion.id))
  const page = await cachedList(ctx, TAG, query, query.question, () =>
    pageOfQuery<Listed>(ctx, rows, sql`select 1 from ${commonQuestion} where ${where}`, query),
  )
  const names = await bizDictNames(ctx, 'questionType')
  return { ...page, records: page.records.map((row) => ({ ...row, typeName: nameIn(names, row.type) })) }
}

export async function readQuestion(ctx: Ctx, { id }: Input<typeof questionCalls.detail>) {
  const [row = notFound()] = await ctx.db
    .select(LISTED)
    .from(commonQuestion)
    .where(and(eq(commonQuestion.id, id), shownTo(ctx, commonQuestion)))
  return { ...row, typeName: nameIn(await bizDictNames(ctx, 'questionType'), row.type) }
}
