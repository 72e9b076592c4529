import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { columnOf } from './pages.ts'

/** Inserts many like rows as one parameter: building a placeholder for every value would cost more than storing it. */
export async function insertBulk<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const keys = Object.keys(first)
  const names = keys.map((key) => columnOf(table, key).name)
  const records = rows.map((row) =>
    Object.fromEntries(keys.map((key, at) => [names[at], (row as Record<string, unknown>)[key]])),
  )
  const columns = sql.raw(names.map((name) => `"${name}"`).join(', '))
  await db.execute(
    sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`,
  )
}
