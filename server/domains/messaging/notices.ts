import { and, desc, eq, lte } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import type { notice as calls } from '#contract/messaging/index.ts'
import { dictNames, nameIn } from '#server/domains/system/index.ts'
import { crudHandlers } from '#server/kit/crud.ts'
import { type Ctx, caller, isAdmin } from '#server/kit/ctx.ts'
import { pageOfTable } from '#server/kit/pages.ts'
import { notFound } from '#server/kit/refusals.ts'
import { existing } from '#server/kit/rows.ts'
import { checkedHtml } from './checked-html.ts'
import { notice } from './tables.ts'

const { title, category, releaseTime, createTime } = notice

const { submit, remove } = crudHandlers({
  table: notice,
  fields: {},
  prepare: (ctx, form) => ({
    ...form,
    content: checkedHtml(String(form['content'])),
    ...(!form.id && { createUserName: caller(ctx).realName }),
  }),
})

export const submitNotice = submit
export const removeNotices = remove

export async function listNotices(ctx: Ctx, query: Input<typeof calls.list>) {
  const page = await pageOfTable(ctx, notice, query, {
    fields: { title, category, releaseTime, createTime },
    where: visibleNotices(ctx),
    order: [desc(releaseTime), desc(notice.id)],
  })
  return { ...page, records: await present(ctx, page.records) }
}

export async function readNotice(ctx: Ctx, { id }: { id: string }) {
  const [row] = await ctx.db
    .select()
    .from(notice)
    .where(and(eq(notice.id, id), visibleNotices(ctx)))
  const [shown] = await present(ctx, [row ?? notFound()])
  return shown
}

/** Whoever keeps the list sees what is still to be released. */
const visibleNotices = (ctx: Ctx) =>
  and(existing(ctx, notice), keepsNotices(ctx) ? undefined : lte(releaseTime, ctx.now))

const keepsNotices = ({ user }: Ctx) => isAdmin(user) || user?.menus.has('/desk/notice')

async function present(ctx: Ctx, rows: readonly (typeof notice.$inferSelect)[]) {
  const categories = await dictNames(ctx, 'notice')
  return rows.map((row) => ({ ...row, categoryName: nameIn(categories, row.category) }))
}
