import { readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from './place.ts'
import { isAlive } from './processes.ts'

/** PostgreSQL writes its process number in line 1 and, once it takes connections, "ready" in line 8. */
export async function isReady(place: Place, pid: number | undefined) {
  const lines = await readLines(place)
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

/** The PostgreSQL that works in this folder. After a crash its old number may belong to any other program. */
export async function runningPostmaster(place: Place) {
  const pid = Number((await readLines(place))[0])
  if (!pid || !isAlive(pid)) return undefined
  if (await worksIn(pid, place.data)) return pid
  await rm(join(place.data, 'postmaster.pid'), { force: true })
  await rm(join(place.socket, '.s.PGSQL.5432.lock'), { force: true })
  return undefined
}

async function worksIn(pid: number, data: string) {
  if (process.platform !== 'linux') return true
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === data
}

async function readLines({ data }: Place) {
  return (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
}
