import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { inUse } from './failures.ts'
import { isReady, runningPostmaster } from './pid-file.ts'
import { type Place, superuser } from './place.ts'
import { isAlive, sleep } from './processes.ts'
import { settingsFor } from './settings.ts'

/** The guard is a connection that holds the lock of the data folder for as long as its Node process lives. */
export type Postmaster = { process: ChildProcess; guard: pg.Client }

const guardLock = 7_411_026
const patience = 60_000
const courtesy = 3_000
const overtaken = /lock file .* already exists|pre-existing shared memory block/

/** Starts the database; one that a killed server left behind is stopped first, one in use is left alone. */
export async function runPostmaster(place: Place, durable: boolean): Promise<Postmaster> {
  const deadline = Date.now() + patience
  for (;;) {
    await stopOrphan(place, deadline)
    try {
      return await launch(place, durable)
    } catch (error) {
      if (!overtaken.test(String(error)) || Date.now() > deadline) throw error
      await sleep(100)
    }
  }
}

export async function stopPostmaster({ process }: Postmaster) {
  if (hasEnded(process)) return
  const hurry = setTimeout(() => process.kill('SIGQUIT'), patience)
  const exit = once(process, 'exit')
  process.kill('SIGINT')
  await exit
  clearTimeout(hurry)
}

export async function connect({ socket }: Place) {
  const client = new pg.Client({
    host: socket,
    port: 5432,
    user: superuser,
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function stopOrphan(place: Place, deadline: number) {
  for (let pid = await runningPostmaster(place); pid; pid = await runningPostmaster(place)) {
    const guard = await connect(place).catch(() => undefined)
    if (guard && (await claim(guard, place)) && isAlive(pid)) process.kill(pid, 'SIGINT')
    if (Date.now() > deadline) throw new Error(`FATAL: PostgreSQL (process ${pid}) neither answers nor ends`)
    await sleep(20)
  }
}

async function launch(place: Place, durable: boolean): Promise<Postmaster> {
  // A group of its own: Ctrl-C in a terminal must reach the server, which then stops the database in order.
  const child = spawn(join(place.bin, 'postgres'), ['-D', place.inside, ...settingsFor(place, durable)], {
    ...place.account,
    cwd: place.data,
    env: { LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => (complaint += chunk))
  child.on('error', (error) => (complaint += error))
  const closed = once(child, 'close').catch(() => undefined)

  while (!hasEnded(child)) {
    const guard = await connectTo(child, place)
    if (guard && (await claim(guard, place))) return { process: child, guard }
    await sleep(10)
  }
  await closed
  throw new Error(complaint)
}

async function connectTo(child: ChildProcess, place: Place) {
  if (!(await isReady(place, child.pid))) return undefined
  return await connect(place).catch(() => undefined)
}

/** Waits a moment for a server that is just stopping; false when the database went down meanwhile. */
async function claim(guard: pg.Client, place: Place) {
  try {
    for (const deadline = Date.now() + courtesy; Date.now() < deadline; await sleep(100)) {
      const { rows } = await guard.query('select pg_try_advisory_lock($1) as mine', [guardLock])
      if (rows[0].mine) return true
    }
  } catch {
    return false
  }
  await guard.end()
  throw inUse(place.data)
}

function hasEnded(child: ChildProcess) {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}
