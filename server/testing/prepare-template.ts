import { pino } from 'pino'
import { gate } from '#server/domains/index.ts'
import { createCache } from '#server/kit/cache.ts'
import { openDatabase } from '#server/kit/database.ts'
import { prepareDatabase } from '#server/prepare-database.ts'

/** Migrates and fills a database once; every test file then works on a copy of it. */
export async function prepareTemplate(url: string): Promise<void> {
  const database = openDatabase(url, { connections: 4 })
  try {
    const house = {
      database,
      cache: createCache(),
      log: pino({ level: 'silent' }),
      gate,
      now: () => new Date(),
      demo: true,
      dataDir: '',
      record: () => {},
    }
    await prepareDatabase(house, { demo: true, webClientSecret: 'jinqiao-web' })
  } finally {
    await database.close()
  }
}
