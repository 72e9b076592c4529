import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cloneDatabase } from '#server/testing/database.ts'
import { openDatabase } from './database.ts'

it('names statements, so that a connection plans them once, and tells of the slow ones', async () => {
  const { url, drop } = await cloneDatabase()
  const slow: string[] = []
  const { db, close } = openDatabase(url, { connections: 1, onSlow: (statement) => slow.push(statement) })
  for (let time = 0; time < 3; time++) await db.execute(sql`select ${time}::int + 41 as answer`)
  const named = await db.execute(sql`select statement from pg_prepared_statements`)
  expect(named.rows.map((row) => row['statement'])).toEqual([expect.stringContaining('+ 41 as answer')])
  await db.execute(sql`select pg_sleep(0.25)`)
  await db.transaction((tx) => tx.execute(sql`select pg_sleep(${0.26}::float)`))
  expect(slow).toEqual([expect.stringContaining('pg_sleep'), expect.stringContaining('pg_sleep')])
  await close()
  await drop()
})
