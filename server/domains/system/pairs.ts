import { inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '#server/kit/ctx.ts'

interface Pairs {
  table: PgTable
  owner: PgColumn
  target: PgColumn
}

/** Gives every owner exactly these targets. */
export async function replacePairs(ctx: Ctx, pairs: Pairs, owners: string[], targets: string[]): Promise<void> {
  await ctx.db.delete(pairs.table).where(inArray(pairs.owner, owners))
  await addPairs(ctx, pairs, owners, targets)
}

/** Gives every owner these targets besides those it has. */
export async function addPairs(ctx: Ctx, pairs: Pairs, owners: string[], targets: string[]): Promise<void> {
  const columns = sql.join([sql.identifier(pairs.owner.name), sql.identifier(pairs.target.name)], sql`, `)
  await ctx.db.execute(sql`
    insert into ${pairs.table} (${columns})
    select owner, target from unnest(${sql.param(owners)}::bigint[]) owner
      cross join unnest(${sql.param(targets)}::bigint[]) target
    on conflict do nothing`)
}
