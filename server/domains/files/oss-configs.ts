import { and, inArray } from 'drizzle-orm'
import { dictNames, nameIn } from '#server/domains/system/index.ts'
import { oneEnabledHandlers } from '#server/kit/one-enabled.ts'
import { refuse } from '#server/kit/refusals.ts'
import { hideSecret } from '#server/kit/secrets.ts'
import { OSS_TAG } from './storage.ts'
import { attach, oss } from './tables.ts'

const { category, ossCode, accessKey, endpoint, bucketName, status, createTime } = oss

export const ossHandlers = oneEnabledHandlers({
  table: oss,
  fields: { category, ossCode, accessKey, endpoint, bucketName, status, createTime },
  unique: { columns: ['ossCode'], label: '资源编号' },
  tag: OSS_TAG,
  present: async (ctx, rows) => {
    const [categories, states] = await Promise.all([dictNames(ctx, 'oss'), dictNames(ctx, 'yes_no')])
    return hideSecret('secretKey', rows).map((row) => ({
      ...row,
      categoryName: nameIn(categories, row.category),
      statusName: nameIn(states, row.status),
    }))
  },
  beforeRemove: async (ctx, ids) => {
    const [used] = await ctx.db
      .select({ id: attach.id })
      .from(attach)
      .where(and(inArray(attach.store, ids)))
      .limit(1)
    if (used) refuse('该存储中仍有文件，不可删除')
  },
})
