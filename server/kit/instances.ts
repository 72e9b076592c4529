import pg from 'pg'
import type { Logger } from 'pino'
import type { Cache } from './cache.ts'

export const CHANNEL = 'jinqiao_outdate'

const RETRY_MS = 1000

/** Listens to the other instances. After a broken connection everything cached is dropped: a message may be missing. */
export async function followInstances(url: string, cache: Cache, log: Logger): Promise<() => Promise<void>> {
  let client: pg.Client
  let stopped = false

  const connect = async () => {
    client = new pg.Client({ connectionString: url, application_name: 'jinqiao-listen' })
    client.on('notification', (message) => cache.outdate((message.payload ?? '').split(' ')))
    client.on('error', () => void again())
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    cache.clear()
  }
  const again = async () => {
    cache.clear()
    while (!stopped) {
      await new Promise((done) => setTimeout(done, RETRY_MS))
      try {
        return await connect()
      } catch {
        log.warn('database connection for change messages is down, retrying')
      }
    }
  }
  await connect()
  return async () => {
    stopped = true
    await client.end()
  }
}
