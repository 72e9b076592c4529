import { sql } from 'drizzle-orm'
import type { Call, Limit } from '#contract/kit/index.ts'
import type { Request, User } from './ctx.ts'
import type { Db } from './database.ts'
import { tooOften } from './refusals.ts'

/** Counts in PostgreSQL, so that all instances share one count. Runs outside the call's transaction: refusals count. */
export async function countLimits(
  db: Db,
  call: Call,
  request: Request,
  user: User | undefined,
  input: Record<string, unknown>,
): Promise<void> {
  for (const limit of call.limits) {
    const key = keyOf(limit, request, user, input)
    if (key && (await hits(db, `${call.path} ${limit.by} ${key}`, limit.seconds)) > limit.max) tooOften()
  }
}

function keyOf({ by }: Limit, request: Request, user: User | undefined, input: Record<string, unknown>): string {
  if (by === 'ip') return request.ip
  if (by === 'user') return user?.id ?? request.ip
  return String(input[by.slice('field:'.length)] ?? '').slice(0, 100)
}

async function hits(db: Db, key: string, seconds: number): Promise<number> {
  const window = Math.floor(Date.now() / 1000 / seconds)
  const counted = await db.execute<{ hits: number }>(sql`
    insert into rate_limit (key, ends_at, hits) values (${`${key} ${window}`}, to_timestamp(${(window + 1) * seconds}), 1)
    on conflict (key) do update set hits = rate_limit.hits + 1 returning hits`)
  return counted.rows[0]!.hits
}

/** Counts and nonces whose time is over. */
export async function sweepCounters(db: Db): Promise<void> {
  await db.execute(sql`delete from rate_limit where ends_at < now()`)
  await db.execute(sql`delete from request_nonce where seen_at < now() - interval '10 minutes'`)
}
