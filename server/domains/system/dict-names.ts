import { and, eq, ne } from 'drizzle-orm'
import { DICT_PARENT_KEY } from '#contract/system/dict.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { existing } from '#server/kit/rows.ts'
import { dict } from './tables.ts'

export type DictNames = Readonly<Record<string, string>>

/** Key to name of a system dictionary, sealed entries included: old rows keep their names. */
export const dictNames = (ctx: Ctx, code: string): Promise<DictNames> =>
  ctx.cached(`dict names ${code}`, ['dict'], async () => {
    const rows = await ctx.db
      .select({ key: dict.dictKey, value: dict.dictValue })
      .from(dict)
      .where(and(eq(dict.code, code), ne(dict.dictKey, DICT_PARENT_KEY), existing(ctx, dict)))
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  })
