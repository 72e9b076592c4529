import { sql } from 'drizzle-orm'
import type { Ctx } from '#server/kit/ctx.ts'

/** Takes a run of ids at once, for rows that name each other. */
export async function issueIds(ctx: Ctx, count: number): Promise<{ next: () => string }> {
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select next_id() as id from generate_series(1, ${count}::int)`,
  )
  let taken = 0
  return {
    next: () => {
      const row = rows[taken++]
      if (!row) throw new Error('more ids used than issued')
      return row.id
    },
  }
}
