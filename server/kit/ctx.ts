import type { Logger } from 'pino'
import type { Visitor } from '#contract/kit/index.ts'
import type { Tags } from './cache.ts'
import type { Db } from './database.ts'

/** The caller, as the session knows him. Ids are text. */
export interface User extends Visitor {
  readonly id: string
  readonly tenantId: string
  readonly account: string
  readonly realName: string
  readonly phone: string
  readonly roleIds: readonly string[]
  readonly deptIds: readonly string[]
  readonly userCategory: string
  /** Code of the caller's enterprise (category 3), `""` for everybody else. */
  readonly orgCode: string
  readonly authStatus: string
  /** Institution of the caller (category 2), `""` for everybody else. */
  readonly financeId: string
  readonly financeType: string
  /** How the caller's organisation is named in histories and in the top bar. */
  readonly organisation: string
  readonly clientId: string
  /** The client the token was issued to must sign its requests. */
  readonly signRequired: boolean
  readonly sessionId: string
  /** Addresses behind API scopes that the caller's roles do not hold. */
  readonly closedPaths: ReadonlySet<string>
}

export interface Request {
  readonly id: string
  readonly ip: string
  readonly userAgent: string
  readonly app: string
  readonly header: (name: string) => string
  /** Client named by the Authorization header, if any. */
  readonly clientId: string
}

/** What a use case works with. `db` is this call's transaction, or the pool when the call only reads. */
export interface Ctx {
  readonly db: Db
  readonly user: User | undefined
  readonly now: string
  readonly log: Logger
  readonly request: Request
  readonly tenantId: string
  /** The demonstration world: codes are shown, outside parties are sandboxes. */
  readonly demo: boolean
  readonly dataDir: string
  /** Remembers an answer until one of its tags is outdated. A call that writes always reads afresh. */
  readonly cached: <T>(key: string, tags: Tags<T>, load: () => Promise<T>) => Promise<T>
  /** Marks cached answers as outdated once the transaction has committed, on every instance. */
  readonly outdate: (...tags: string[]) => void
  /** A transaction of its own, kept whatever becomes of this call. */
  readonly apart: <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>
  /** Hands work to the queue, in this transaction: it happens exactly when the data is committed. */
  readonly enqueue: (task: string, payload: unknown, options?: { key?: string; runAt?: string }) => Promise<void>
}

/** The caller of a call that is not public. */
export function caller(ctx: Ctx): User {
  if (!ctx.user) throw new Error('caller() in a call without a session')
  return ctx.user
}

export const isAdmin = (user: User | undefined): boolean => user?.kinds.has('admin') ?? false

/** Administrators of the first tenant work across tenants. */
export const seesAllTenants = (ctx: Ctx): boolean => isAdmin(ctx.user) && ctx.tenantId === '000000'
