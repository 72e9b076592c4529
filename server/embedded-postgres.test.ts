import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres } from './embedded-postgres.ts'

let folder: string
let dataDir: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jinqiao-postgres-'))
  dataDir = join(folder, 'database')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it('starts from an empty folder and keeps what was written over a restart', async () => {
  const first = await start()
  await ask(first.url, 'create table note (words text)')
  await ask(first.url, "insert into note values ('金桥')")
  await first.stop()

  const second = await start()
  expect(await ask(second.url, 'select words from note')).toEqual([{ words: '金桥' }])
  expect(await ask(second.url, 'show timezone')).toEqual([{ TimeZone: 'Asia/Shanghai' }])
  await second.stop()
})

it('refuses a folder that a living server uses, and leaves that server alone', async () => {
  const first = await start()
  await expect(start()).rejects.toThrow(/正被另一个运行中的金桥使用.*another running Jinqiao/)
  expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await first.stop()
})

it('lets one of two servers that begin at once have an empty folder', async () => {
  const fresh = join(folder, 'contested')
  const both = await Promise.all([spawnServer(fresh), spawnServer(fresh)])
  await Promise.all(both.map(({ stop }) => stop('SIGTERM')))
  expect(both.filter(({ line }) => line.startsWith('postgresql:'))).toHaveLength(1)
  expect(both.filter(({ line }) => line.includes('another running Jinqiao'))).toHaveLength(1)
})

it('takes over the database of a killed server', async () => {
  const killed = await spawnServer(dataDir)
  await ask(killed.line, 'create table orphan (n int)')
  await killed.stop('SIGKILL')

  const next = await start()
  expect(await ask(next.url, 'select count(*)::int as n from orphan')).toEqual([{ n: 0 }])
  await next.stop()
})

it('starts although the pid file of a crashed machine names a living program', async () => {
  await writeFile(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n`)
  const postgres = await start()
  expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await postgres.stop()
})

it('brings a database back that was killed under its server', async () => {
  const postgres = await start()
  process.kill(Number.parseInt(await readFile(join(dataDir, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL')
  await expect.poll(() => ask(postgres.url, 'select 1 as one'), { timeout: 10_000 }).toEqual([{ one: 1 }])
  await postgres.stop()
})

it('says in one sentence that a folder holds something else', async () => {
  await expect(startPostgres({ dataDir: folder })).rejects.toThrow(/已有其他文件/)
})

function start() {
  return startPostgres({ dataDir, durable: false })
}

async function ask(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** A server of its own process, which prints its database's address, or that it was refused. */
async function spawnServer(data: string) {
  const code = `
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))}
    const postgres = await startPostgres({ dataDir: ${JSON.stringify(data)}, durable: false }).catch((error) => error)
    console.log(postgres.url ?? 'refused ' + postgres.message)
    process.on('SIGTERM', () => postgres.stop().then(() => process.exit()))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = new Promise((resolve) => child.once('exit', resolve))
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
  )
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exit
  }
  return { line, stop }
}
