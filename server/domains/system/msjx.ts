import { eq } from 'drizzle-orm'
import type { Msjx } from '#contract/system/param.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { insertRow } from '#server/kit/rows.ts'
import { writeNote } from './logs.ts'
import { checkedMsjx, MSJX_KEY, parseMsjx } from './msjx-values.ts'
import { PARAM_TAG, paramValue } from './params.ts'
import { param } from './tables.ts'

/** The subsidy paid without application: its yearly cap and rates, kept as one parameter. */
export async function readMsjx(ctx: Ctx): Promise<Msjx | undefined> {
  const json = await paramValue(ctx, MSJX_KEY)
  return json ? parseMsjx(json) : undefined
}

export async function updateMsjx(ctx: Ctx, input: Msjx): Promise<void> {
  const paramValue = JSON.stringify(checkedMsjx(input))
  const stored = await ctx.db
    .update(param)
    .set({ paramValue, updateTime: ctx.now, updateUser: ctx.user?.id ?? null })
    .where(eq(param.paramKey, MSJX_KEY))
  if (stored.rowCount === 0) await insertRow(ctx, param, { paramKey: MSJX_KEY, paramName: '免申即享参数', paramValue })
  ctx.outdate(PARAM_TAG)
  await writeNote(ctx, '修改免申即享参数', paramValue)
}
