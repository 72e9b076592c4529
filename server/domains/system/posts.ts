import type { Input } from '#contract/kit/index.ts'
import type { post as postCalls } from '#contract/system/post.ts'
import { bySort } from '#server/kit/branches.ts'
import { crudHandlers } from '#server/kit/crud.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { ofTenant } from '#server/kit/rows.ts'
import { dictNames, nameIn } from './dict-names.ts'
import { type People, refuseHeld } from './people.ts'
import { inTenant } from './placed-rows.ts'
import { post } from './tables.ts'
import { tenantFor } from './tenants.ts'

const fields = {
  postCode: post.postCode,
  postName: post.postName,
  category: post.category,
  tenantId: post.tenantId,
  sort: post.sort,
}

export const postHandlers = (people: People) => ({
  ...crudHandlers({
    table: post,
    fields,
    mode: 'exact',
    order: bySort(post),
    unique: { columns: ['tenantId', 'postCode'], label: '岗位编号' },
    present: presentPosts,
    prepare: (ctx, form) => inTenant(ctx, post, form),
    beforeRemove: (ctx, ids) => refuseHeld(ctx, people, 'postId', ids),
  }),
  select: choosePosts,
})

async function choosePosts(ctx: Ctx, { tenantId }: Input<typeof postCalls.select>) {
  const rows = await ctx.db
    .select()
    .from(post)
    .where(ofTenant(post, tenantFor(ctx, tenantId)))
    .orderBy(...bySort(post))
  return presentPosts(ctx, rows)
}

async function presentPosts(ctx: Ctx, rows: (typeof post.$inferSelect)[]) {
  const categories = await dictNames(ctx, 'post_category')
  return rows.map((row) => ({ ...row, categoryName: nameIn(categories, row.category) }))
}
