import { createCluster, ensureDatabase } from './embedded-postgres/cluster.ts'
import { explain } from './embedded-postgres/failures.ts'
import { choosePlace, type Place, urlOf } from './embedded-postgres/place.ts'
import { type Postmaster, runPostmaster, stopPostmaster } from './embedded-postgres/postmaster.ts'
import { sleep } from './embedded-postgres/processes.ts'

export type Postgres = { url: string; stop(): Promise<void> }

/**
 * PostgreSQL out of the npm package: nothing to install, no port, no password. It answers on a Unix socket that
 * only its owner may open. `dataDir` is the database's own folder; `durable: false` trades safety for test speed.
 */
export async function startPostgres({ dataDir, durable = true }: { dataDir: string; durable?: boolean }) {
  try {
    const place = await choosePlace(dataDir)
    await createCluster(place, durable)
    const postgres = keepRunning(place, await runPostmaster(place, durable), durable)
    await ensureDatabase(place).catch(async (error) => {
      await postgres.stop()
      throw error
    })
    return postgres
  } catch (error) {
    throw await explain(error, dataDir)
  }
}

/** Whoever kills the database under a running server gets it started again, on the same address. */
function keepRunning(place: Place, first: Postmaster, durable: boolean): Postgres {
  let current = first
  let stopped: Promise<void> | undefined
  let reviving = Promise.resolve()

  const watch = () => current.guard.once('end', () => (reviving = revive()))
  const revive = async () => {
    while (!stopped) {
      try {
        current = await runPostmaster(place, durable)
        return void watch()
      } catch {
        await sleep(1000)
      }
    }
  }
  const stop = async () => {
    await reviving
    await stopPostmaster(current)
    process.off('exit', interrupt)
  }
  const interrupt = () => current.process.kill('SIGINT')

  watch()
  process.on('exit', interrupt)
  return { url: urlOf(place), stop: () => (stopped ??= stop()) }
}
