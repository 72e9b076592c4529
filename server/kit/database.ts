import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** Both the pool and a transaction: use cases never know which they hold. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface Database {
  pool: pg.Pool
  db: NodePgDatabase<Record<string, never>>
  close(): Promise<void>
}

/** Told of every statement that took too long, without its parameters. */
export type OnSlow = (statement: string, milliseconds: number) => void

export function openDatabase(
  url: string,
  { connections = 20, onSlow }: { connections?: number; onSlow?: OnSlow } = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    options: '-c timezone=Asia/Shanghai',
    connectionTimeoutMillis: 10_000,
    application_name: 'jinqiao',
  })
  // A connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    nameStatements(client, onSlow)
  })
  return { pool, db: drizzle(pool), close: () => pool.end() }
}

const MOST_NAMES = 500
const names = new Map<string, string>()

const SLOW_MS = 200

/** Statements with parameters are named: parsed and planned once for each connection, since their texts are few. */
function nameStatements(client: pg.ClientBase, onSlow: OnSlow = () => {}): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  // The pool passes a callback, a transaction awaits a promise.
  const named = (config: pg.QueryConfig, values: unknown, done?: (...result: unknown[]) => void) => {
    const started = performance.now()
    const tell = () => tellSlow(config, started, onSlow)
    const called = (...result: unknown[]) => {
      tell()
      done?.(...result)
    }
    const sent = query(Array.isArray(values) && values.length > 0 ? withName(config) : config, values, done && called)
    if (sent instanceof Promise) sent.then(tell, tell)
    return sent
  }
  // The wrapper takes whatever query() takes; its overloads cannot be spelled again.
  client.query = named as unknown as typeof client.query
}

function tellSlow(config: pg.QueryConfig | string, started: number, onSlow: OnSlow): void {
  const milliseconds = Math.round(performance.now() - started)
  if (milliseconds > SLOW_MS) onSlow(typeof config === 'string' ? config : config.text, milliseconds)
}

function withName(config: pg.QueryConfig): pg.QueryConfig {
  if (typeof config !== 'object' || config.name || typeof config.text !== 'string') return config
  const known = names.get(config.text)
  if (!known && names.size >= MOST_NAMES) return config
  const name = known ?? `s${names.size}`
  if (!known) names.set(config.text, name)
  return { ...config, name }
}
