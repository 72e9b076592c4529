import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { type Account, accountFor } from './account.ts'
import { binariesFor } from './binaries.ts'

export type Place = {
  data: string
  /** The data folder as the database itself calls it. */
  inside: string
  socket: string
  bin: string
  account: Account | undefined
}

export const superuser = 'jinqiao'
export const database = 'jinqiao'

const longestSocketFolder = 85

export async function choosePlace(dataDir: string): Promise<Place> {
  const data = await realFolder(dataDir)
  const account = await accountFor(data)
  // An account lent by root may stand in its folder, yet not walk there through folders only root may enter.
  const inside = account && process.platform === 'linux' ? '/proc/self/cwd' : data
  return { data, inside, account, socket: await socketFolder(data, account), bin: await binariesFor(account) }
}

export function urlOf(place: Place) {
  return `postgresql://${superuser}@${encodeURIComponent(place.socket)}/${database}`
}

async function realFolder(dataDir: string) {
  const path = resolve(dataDir)
  await mkdir(dirname(path), { recursive: true })
  return await realpath(path).catch(async () => join(await realpath(dirname(path)), basename(path)))
}

/** The kernel allows a socket's path about a hundred bytes, so a deep data folder gets a short one. */
async function socketFolder(data: string, account: Account | undefined) {
  if (Buffer.byteLength(data) <= longestSocketFolder) return data
  const folder = join('/tmp', `jinqiao-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`)
  await mkdir(folder, { recursive: true })
  if (account) await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
  return folder
}
