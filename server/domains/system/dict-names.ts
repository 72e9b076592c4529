import { and, eq, ne } from 'drizzle-orm'
import { DICT_PARENT_KEY } from '#contract/system/dict.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { own } from '#server/kit/rows.ts'
import { dict, dictBiz } from './tables.ts'

export const DICT_TAG = 'dict'
export const DICT_BIZ_TAG = 'dict-biz'

export type Names = ReadonlyMap<string, string>

/** Key to name of one dictionary, sealed entries too: what was stored once keeps its name. */
export const dictNames = (ctx: Ctx, code: string): Promise<Names> => namesIn(ctx, dict, DICT_TAG, code)

export const bizDictNames = (ctx: Ctx, code: string): Promise<Names> => namesIn(ctx, dictBiz, DICT_BIZ_TAG, code)

const namesIn = (ctx: Ctx, table: typeof dict | typeof dictBiz, tag: string, code: string): Promise<Names> =>
  ctx.cached(`${tag} names ${ctx.tenantId} ${code}`, [tag], async () => {
    const rows = await ctx.db
      .select({ key: table.dictKey, name: table.dictValue })
      .from(table)
      .where(and(eq(table.code, code), ne(table.dictKey, DICT_PARENT_KEY), own(ctx, table)))
    return new Map(rows.map(({ key, name }) => [key, name]))
  })

/** The name of a stored value, `""` when the dictionary does not know it. */
export const nameIn = (names: Names, value: number | string | null | undefined): string =>
  names.get(String(value ?? '')) ?? ''
