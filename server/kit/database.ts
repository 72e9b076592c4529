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

export function openDatabase(url: string, connections = 20): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    options: '-c timezone=Asia/Shanghai',
    connectionTimeoutMillis: 10_000,
    application_name: 'jinqiao',
  })
  // A connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { pool, db: drizzle(pool), close: () => pool.end() }
}
