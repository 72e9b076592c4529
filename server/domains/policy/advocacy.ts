import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import type { advocacy as advocacyCalls } from '#contract/policy/index.ts'
import { bizDictNames, nameIn } from '#server/domains/system/index.ts'
import { matchesBigrams } from '#server/kit/bigrams.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { cleanHtml } from '#server/kit/html.ts'
import { pageOfQuery } from '#server/kit/pages.ts'
import { cachedList, shownTo } from '#server/kit/published.ts'
import { notFound } from '#server/kit/refusals.ts'
import { advocacy } from './tables.ts'

const TAG = 'advocacy'
const { content: _content, titleGrams: _grams, ...LISTED } = getTableColumns(advocacy)

type Listed = Pick<typeof advocacy.$inferSelect, keyof typeof LISTED>

export async function listAdvocacy(ctx: Ctx, query: Input<typeof advocacyCalls.page>) {
  const where = and(
    shownTo(ctx, advocacy, query.status),
    query.type ? eq(advocacy.type, query.type) : undefined,
    matchesBigrams(advocacy.titleGrams, query.title),
  )
  const rows = ctx.db
    .select(LISTED)
    .from(advocacy)
    .where(where)
    .orderBy(desc(advocacy.isTop), desc(advocacy.pubTime), desc(advocacy.id))
  const page = await cachedList(ctx, TAG, query, query.title, () =>
    pageOfQuery<Listed>(ctx, rows, sql`select 1 from ${advocacy} where ${where}`, query),
  )
  const names = await bizDictNames(ctx, 'advocacyType')
  return { ...page, records: page.records.map((row) => ({ ...row, typeName: nameIn(names, row.type) })) }
}

export async function readAdvocacy(ctx: Ctx, { id }: Input<typeof advocacyCalls.detail>) {
  const [row = notFound()] = await ctx.db
    .select()
    .from(advocacy)
    .where(and(eq(advocacy.id, id), shownTo(ctx, advocacy)))
  return {
    ...row,
    content: cleanHtml(row.content),
    typeName: nameIn(await bizDictNames(ctx, 'advocacyType'), row.type),
  }
}
