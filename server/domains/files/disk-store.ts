import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Store } from './store.ts'

export const DISK = 'disk'

export function diskStore(dataDir: string): Store {
  const pathOf = (key: string) => join(dataDir, 'files', key)
  return {
    id: DISK,
    address: '',
    put: (key, bytes) => writeWhole(dataDir, pathOf(key), bytes),
    open: async (key) => (await open(pathOf(key)).catch(missing))?.createReadStream(),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

/** The file appears under its name only when it is complete and on the disk. */
async function writeWhole(dataDir: string, path: string, bytes: Buffer): Promise<void> {
  if ((await stat(path).catch(missing))?.size === bytes.length) return
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}.part`
  try {
    await withFile(unfinished, 'wx', async (file) => {
      await file.writeFile(bytes)
      await file.sync()
    })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  for (const folder of foldersOf(dataDir, path)) await withFile(folder, 'r', (file) => file.sync())
}

/** A new name lasts when its folder was written, and a new folder when the one above it was. */
const foldersOf = (dataDir: string, path: string): string[] => {
  const steps = relative(dataDir, dirname(path)).split(sep)
  return steps.map((_step, index) => join(dataDir, ...steps.slice(0, index + 1))).reverse()
}

type File = Awaited<ReturnType<typeof open>>

async function withFile(path: string, flags: string, work: (file: File) => Promise<void>): Promise<void> {
  const file = await open(path, flags)
  try {
    await work(file)
  } finally {
    await file.close()
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
