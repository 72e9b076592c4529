import { access, chown, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Refusal } from './failures.ts'
import { database, type Place, superuser } from './place.ts'
import { connect } from './postmaster.ts'
import { isAlive, run } from './processes.ts'

const choices = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth-local=trust',
  '--auth-host=reject',
  '--no-instructions',
]

/** Under a name of its own first: of two that begin at once one wins, and a cluster cut short is never used. */
export async function createCluster(place: Place, durable: boolean) {
  if (await isCluster(place.data)) return
  if (await holdsFiles(place.data)) throw foreignFolder(place.data)
  const draft = `${place.data}.new-${process.pid}`
  try {
    await sweepDrafts(place.data)
    await initialize(place, draft, durable)
    await rename(draft, place.data)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    if (!(await isCluster(place.data))) throw error
  }
}

export async function ensureDatabase(place: Place) {
  const client = await connect(place)
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}

async function initialize({ account, bin, data, inside }: Place, draft: string, durable: boolean) {
  await mkdir(draft, { mode: 0o700 })
  if (account) await chown(draft, account.uid, account.gid)
  const target = inside === data ? draft : inside
  const speed = durable ? [] : ['--no-sync']
  await run(join(bin, 'initdb'), ['-D', target, '-U', superuser, ...choices, ...speed], { ...account, cwd: draft })
}

async function isCluster(data: string) {
  return await access(join(data, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}

async function sweepDrafts(data: string) {
  const prefix = `${basename(data)}.new-`
  const drafts = (await readdir(dirname(data))).filter((name) => name.startsWith(prefix))
  const dead = drafts.filter((name) => !isAlive(Number(name.slice(prefix.length))))
  await Promise.all(dead.map((name) => rm(join(dirname(data), name), { recursive: true, force: true })))
}

async function holdsFiles(data: string) {
  return (await readdir(data).catch(() => [])).length > 0
}

function foreignFolder(data: string) {
  return new Refusal(
    `${data} 里已有其他文件，不能用作数据库目录`,
    `${data} holds other files and cannot be the database`,
  )
}
