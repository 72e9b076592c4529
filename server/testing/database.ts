import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#server/embedded-postgres.ts'

const template = 'template'

/** Once per test run: a PostgreSQL of its own with one migrated and seeded database to copy from. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'jinqiao-test-'))
  let stop = () => Promise.resolve()
  const teardown = async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  try {
    const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
    stop = postgres.stop
    await createTemplate(postgres.url)
    project.provide('postgresUrl', postgres.url)
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}

/** A fresh copy of the seeded database, for one test file. */
export async function cloneDatabase() {
  const { inject } = await import('vitest')
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await execute(server, `create database ${name} template ${template} strategy file_copy`)
  return { url: urlOf(server, name), drop: () => execute(server, `drop database ${name} with (force)`) }
}

async function createTemplate(server: string) {
  const { prepareTemplate } = await import('#server/testing/prepare-template.ts')
  await execute(server, `create database ${template}`)
  await prepareTemplate(urlOf(server, template))
  await execute(server, `alter database ${template} allow_connections false`)
}

async function execute(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function urlOf(server: string, name: string) {
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}
