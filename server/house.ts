import { hostname } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Config } from './config.ts'
import { gate } from './domains/index.ts'
import { apiLogWriter } from './domains/system/index.ts'
import { createCache } from './kit/cache.ts'
import { openDatabase } from './kit/database.ts'
import type { CallRecord, House } from './kit/house.ts'
import { countCall } from './kit/metrics.ts'

export interface OpenHouse extends House {
  close(): Promise<void>
}

/** Everything one instance shares: database, memory, log, and where finished calls are written down. */
export function openHouse(config: Config, databaseUrl: string, now: () => Date = () => new Date()): OpenHouse {
  const log = logOf(config)
  const database = openDatabase(databaseUrl, { onSlow: (statement, ms) => log.warn({ statement, ms }, 'slow query') })
  const writer = apiLogWriter(database.db, { demo: config.demo, now })
  return {
    database,
    cache: createCache(),
    log,
    gate,
    now,
    demo: config.demo,
    dataDir: config.dataDir,
    record: (call) => {
      countCall(call)
      logCall(log, call)
      writer.add(call)
    },
    close: async () => {
      await writer.close()
      await database.close()
    },
  }
}

/** An instance of the demonstration is started by hand: its terminal is for people, its log goes to a file. */
function logOf({ logLevel, databaseUrl, dataDir }: Config) {
  const options = { level: logLevel, base: { host: hostname() } }
  if (databaseUrl) return pino(options)
  return pino(options, pino.destination({ dest: join(dataDir, 'server.log'), mkdir: true, sync: false }))
}

function logCall(log: House['log'], { request, user, method, path, status, milliseconds, error }: CallRecord): void {
  const line = { id: request.id, method, path, status, ms: milliseconds, user: user?.id, app: request.app }
  if (error) log.error({ ...line, err: error }, 'call failed')
  else log.info(line, 'call')
}
