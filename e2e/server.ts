import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const root = join(import.meta.dirname, '..')

/** Starts the product as `npm start` does, with a demo world of its own, for all browser tests of this run. */
export default async function startProduct() {
  const folder = await mkdtemp(join(tmpdir(), 'jinqiao-e2e-'))
  const server = await launch({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '1' })
  const exit = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await exit
    await rm(folder, { recursive: true, force: true })
  }
  try {
    process.env['BASE_URL'] = await readyAddress(server)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

async function launch(settings: Record<string, string>) {
  const env = { ...process.env, ...settings, HOST: '127.0.0.1', PORT: String(await freePort()) }
  const server = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  mkdirSync(join(root, 'test-results'), { recursive: true })
  server.stdout.pipe(createWriteStream(join(root, 'test-results/server.log')))
  return server
}

function readyAddress(server: ChildProcessByStdio<null, Readable, null>) {
  return new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The server ended before it was ready; see test-results/server.log')))
    createInterface({ input: server.stdout }).on('line', (line) => {
      const [, address] = /^ready (http\S+)/.exec(line) ?? []
      if (address) resolve(address)
    })
  })
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' ? address?.port : undefined
}
