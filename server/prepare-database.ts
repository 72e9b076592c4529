import { join } from 'node:path'
import type { Config } from './config.ts'
import { DEMO_PASSWORD } from './demo/accounts.ts'
import { fillDemoWorld } from './demo/world.ts'
import { type House, inTransaction } from './kit/house.ts'
import { migrateJobs } from './kit/jobs.ts'
import { migrateDatabase } from './kit/migrate.ts'
import { root } from './root.ts'
import { seedInstallation } from './seed/installation.ts'

/** Brings any database to where this version can work: tables, queue, first rows and, if wanted, the demo world. */
export async function prepareDatabase(house: House, config: Pick<Config, 'demo' | 'webClientSecret'>): Promise<void> {
  await migrateDatabase(house.database, join(root, 'server', 'migrations'))
  await migrateJobs(house)
  const initialPassword = process.env['INITIAL_PASSWORD'] || DEMO_PASSWORD
  await inTransaction(house, {}, (ctx) =>
    seedInstallation(ctx, { webClientSecret: config.webClientSecret, initialPassword }),
  )
  if (config.demo) await fillDemoWorld(house)
}
