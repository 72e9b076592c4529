import { randomBytes } from 'node:crypto'
import { and, asc, count, eq } from 'drizzle-orm'
import { tooMany, uploadRule } from '#contract/files/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { lockUntilCommit } from '#server/kit/locks.ts'
import { forbidden, refuse } from '#server/kit/refusals.ts'
import { holds, isSettled } from './file-readers.ts'
import { attach } from './tables.ts'

/** Shaped like any other id, but nobody can guess the next one. */
export const newGroup = (): string => (randomBytes(8).readBigUInt64BE() >> 1n).toString()

/**
 * A business record may name only a group that its author holds or that is still empty: whoever may read the record
 * may read the group, so a foreign group would hand out foreign files.
 */
export async function checkOwnGroup(ctx: Ctx, attachGroup: string): Promise<void> {
  const [first] = await ctx.db
    .select()
    .from(attach)
    .where(eq(attach.attachGroup, attachGroup))
    .orderBy(asc(attach.id))
    .limit(1)
  if (!first) return
  if (!holds(ctx, first)) forbidden()
  if (await isSettled(ctx, first)) refuse('业务已提交，不能再修改附件')
}

/** Makes room for one more file. Uploads to one group come one after the other, so that the count holds. */
export async function enterGroup(ctx: Ctx, attachGroup: string, businessType: string): Promise<void> {
  await lockUntilCommit(ctx, `attach group ${attachGroup}`)
  await checkOwnGroup(ctx, attachGroup)
  const same = and(eq(attach.attachGroup, attachGroup), eq(attach.businessType, businessType), eq(attach.isDeleted, 0))
  const [there] = await ctx.db.select({ files: count() }).from(attach).where(same)
  const rule = uploadRule(businessType)
  if (there!.files >= rule.maxCount) refuse(tooMany(rule))
}
