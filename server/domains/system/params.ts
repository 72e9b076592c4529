import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#server/kit/ctx.ts'
import { param } from './tables.ts'

export const PARAM_TAG = 'param'

/** Keys that anybody may read (wire §5); all others need a session. */
const PUBLIC_KEYS =
  /^(contact\.|footer\.|filter_grayscale$|platform-url-|chatai_hot_question_list|bank_tip|vipEnterprises$)/

export const isPublicKey = (key: string): boolean => PUBLIC_KEYS.test(key)

export const paramValue = (ctx: Ctx, key: string): Promise<string> =>
  ctx.cached(`param ${key}`, [PARAM_TAG], async () => {
    const [row] = await ctx.db
      .select({ value: param.paramValue })
      .from(param)
      .where(and(eq(param.paramKey, key), eq(param.isDeleted, 0)))
    return row?.value ?? ''
  })

export const publicParam = (ctx: Ctx, key: string): Promise<string> =>
  isPublicKey(key) ? paramValue(ctx, key) : Promise.resolve('')
