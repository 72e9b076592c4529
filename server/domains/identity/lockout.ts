import { eq, inArray, lt, sql } from 'drizzle-orm'
import { plusSeconds } from '#server/kit/clock.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { loginFailure } from './tables.ts'

const MOST_FAILURES = 5
const WINDOW_SECONDS = 1800

export const lockKey = (tenantId: string, account: string) => `${tenantId}:${account}`

/** Five failures within half an hour lock the account until half an hour after the last one. */
export async function isLocked(ctx: Ctx, key: string): Promise<boolean> {
  const [known] = await ctx.db.select().from(loginFailure).where(eq(loginFailure.key, key))
  return known !== undefined && known.failures >= MOST_FAILURES && isRecent(ctx, known.lastFailure)
}

export async function countFailure(ctx: Ctx, key: string): Promise<void> {
  const recent = plusSeconds(ctx.now, -WINDOW_SECONDS)
  const { failures, lastFailure } = loginFailure
  await ctx.db
    .insert(loginFailure)
    .values({ key, failures: 1, lastFailure: ctx.now })
    .onConflictDoUpdate({
      target: loginFailure.key,
      set: {
        failures: sql`case when ${lastFailure} > ${recent} then ${failures} + 1 else 1 end`,
        lastFailure: ctx.now,
      },
    })
}

export async function clearFailures(ctx: Ctx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await ctx.db.delete(loginFailure).where(inArray(loginFailure.key, [...keys]))
}

export const removeOldFailures = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(loginFailure).where(lt(loginFailure.lastFailure, plusSeconds(ctx.now, -WINDOW_SECONDS)))
}

/** Which of these accounts are locked now. */
export async function lockedAmong(ctx: Ctx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await ctx.db
    .select()
    .from(loginFailure)
    .where(inArray(loginFailure.key, [...keys]))
  return new Set(
    rows.filter((row) => row.failures >= MOST_FAILURES && isRecent(ctx, row.lastFailure)).map((row) => row.key),
  )
}

const isRecent = (ctx: Ctx, moment: string) => moment > plusSeconds(ctx.now, -WINDOW_SECONDS)
