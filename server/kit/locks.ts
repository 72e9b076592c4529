import { sql } from 'drizzle-orm'
import type { Ctx } from './ctx.ts'

/** Whoever names the same thing waits until this call's transaction has ended. */
export async function lockUntilCommit(ctx: Ctx, name: string): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
