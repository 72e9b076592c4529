import { and, eq } from 'drizzle-orm'
import { crudHandlers } from '#server/kit/crud.ts'
import { type Ctx, isAdmin } from '#server/kit/ctx.ts'
import { forbidden, noToken } from '#server/kit/refusals.ts'
import { MSJX_KEY, parseMsjx } from './msjx-values.ts'
import { param } from './tables.ts'

export const PARAM_TAG = 'param'

/** Keys that anybody may read (wire §5); all others need a session. */
const PUBLIC_KEYS =
  /^(contact\.|footer\.|filter_grayscale$|platform-url-|chatai_hot_question_list|bank_tip|vipEnterprises$)/

/** Values that no page reads by key. */
const SECRET_KEYS = /password|secret/i

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

export async function readValueByKey(ctx: Ctx, { paramKey }: { paramKey: string }): Promise<string> {
  if (!isPublicKey(paramKey) && !ctx.user) noToken()
  if (SECRET_KEYS.test(paramKey) && !isAdmin(ctx.user)) forbidden()
  return paramValue(ctx, paramKey)
}

export const paramHandlers = crudHandlers({
  table: param,
  fields: { paramName: param.paramName, paramKey: param.paramKey, paramValue: param.paramValue },
  tag: PARAM_TAG,
  unique: { columns: ['paramKey'], label: '参数键名' },
  prepare: (_ctx, form) => {
    if (form['paramKey'] === MSJX_KEY) parseMsjx(String(form['paramValue']))
    return form
  },
})
