import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Cache, Tags } from './cache.ts'
import { toDateTime } from './clock.ts'
import type { Ctx, Request, User } from './ctx.ts'
import type { Database, Db } from './database.ts'
import { CHANNEL } from './instances.ts'

export interface Client {
  readonly clientId: string
  readonly clientSecret: string
  readonly signRequired: boolean
}

/** How the kit asks who is calling; the identity and system domains answer. */
export interface Gate {
  clientOf(house: House, clientId: string): Promise<Client | undefined>
  userOf(house: House, token: string): Promise<User | undefined>
}

export interface CallRecord {
  request: Request
  user: User | undefined
  title: string
  method: string
  path: string
  params: string
  status: number
  milliseconds: number
  error?: Error
}

/** What one running instance shares between its calls. */
export interface House {
  readonly database: Database
  readonly cache: Cache
  readonly log: Logger
  readonly gate: Gate
  readonly now: () => Date
  /** The demonstration world is on: codes are shown, outside parties are sandboxes. */
  readonly demo: boolean
  readonly dataDir: string
  readonly record: (call: CallRecord) => void
}

const SYSTEM_REQUEST: Request = { id: 'system', ip: '', userAgent: '', app: 'system', header: () => '', clientId: '' }

export const DEFAULT_TENANT = '000000'

interface Caller {
  user?: User
  request?: Request
}

/** For calls that only read, and for those that must keep what they wrote even when they refuse, as a login does. */
export const readingCtx = (house: House, { user, request = SYSTEM_REQUEST }: Caller = {}): Ctx =>
  ctxOn(house, house.database.db, { user, request }, { cached: house.cache.read, outdate: house.cache.outdate })

/** Runs work in one transaction. What it outdates is dropped here after the commit, elsewhere by message. */
export async function inTransaction<T>(house: House, caller: Caller, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const tags = new Set<string>()
  const result = await house.database.db.transaction(async (db) => {
    const memory = {
      cached: <V>(_key: string, _tags: Tags<V>, load: () => Promise<V>) => load(),
      outdate: (changed: readonly string[]) => {
        for (const tag of changed) tags.add(tag)
      },
    }
    const done = await work(ctxOn(house, db, { request: SYSTEM_REQUEST, ...caller }, memory))
    await tellInstances(db, [...tags])
    return done
  })
  if (tags.size > 0) house.cache.outdate([...tags])
  return result
}

/** A message holds 8000 bytes, so many tags go in several. */
const TAGS_IN_A_MESSAGE = 80

async function tellInstances(db: Db, tags: readonly string[]): Promise<void> {
  for (let at = 0; at < tags.length; at += TAGS_IN_A_MESSAGE) {
    const message = tags.slice(at, at + TAGS_IN_A_MESSAGE).join(' ')
    await db.execute(sql`select pg_notify(${CHANNEL}, ${message})`)
  }
}

function ctxOn(
  house: House,
  db: Db,
  { user, request }: { user?: User; request: Request },
  memory: { cached: Ctx['cached']; outdate: (tags: readonly string[]) => void },
): Ctx {
  return {
    db,
    user,
    request,
    now: toDateTime(house.now()),
    log: house.log,
    demo: house.demo,
    dataDir: house.dataDir,
    tenantId: user?.tenantId ?? (request.header('tenant-id') || DEFAULT_TENANT),
    cached: memory.cached,
    outdate: (...tags) => memory.outdate(tags),
    apart: (work) => inTransaction(house, { user, request }, work),
    enqueue: async (task, payload, options = {}) => {
      await db.execute(sql`select graphile_worker.add_job(${task}, payload := ${JSON.stringify(payload)}::json,
        job_key := ${options.key ?? null}, run_at := ${options.runAt ?? null}::timestamptz)`)
    },
  }
}
