import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Call, Reply, Sent } from '#contract/kit/index.ts'
import { buildApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { DEMO_PASSWORD } from '#server/demo/accounts.ts'
import { md5 } from '#server/domains/identity/index.ts'
import { tasks } from '#server/domains/index.ts'
import { type OpenHouse, openHouse } from '#server/house.ts'
import { drainJobs } from '#server/kit/jobs.ts'
import { root } from '#server/root.ts'
import { cloneDatabase } from './database.ts'

export interface Answer<T> {
  status: number
  code: number
  success: boolean
  msg: string
  data: T
  headers: Headers
  /** The whole body: bare answers have no envelope. */
  body: unknown
  bytes: Buffer
}

export interface Caller {
  readonly token: string
  readonly userId: string
  call<C extends Call>(call: C, input?: Sent<C>, options?: CallOptions): Promise<Answer<Reply<C>>>
  upload<C extends Call>(
    call: C,
    fields: Record<string, string>,
    file: { name: string; bytes: Uint8Array },
  ): Promise<Answer<Reply<C>>>
}

export interface CallOptions {
  headers?: Record<string, string>
  /** Sends the parameters in the query although the call is a POST. */
  inQuery?: boolean
}

export interface TestApp {
  readonly url: string
  readonly house: OpenHouse
  readonly visitor: Caller
  as(account: string): Promise<Caller>
  /** Moves the server's clock. */
  setNow(moment: Date | undefined): void
  /** Works off all queued jobs. */
  drain(): Promise<void>
}

const SABER = `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`

/** The whole server on a database of its own, spoken to over HTTP. Stopped when the test file ends. */
export async function startTestApp(): Promise<TestApp> {
  const { url: databaseUrl, drop } = await cloneDatabase()
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    dataDir: join(root, 'test-results', `data-${process.pid}-${Date.now()}`),
    databaseUrl,
    demo: true,
    webClientSecret: 'jinqiao-web',
    trustProxy: false,
    logLevel: 'silent',
  }
  let moment: Date | undefined
  const house = openHouse(config, databaseUrl, () => moment ?? new Date())
  const app = await buildApp(house, config)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const sessions = new Map<string, Promise<Caller>>()
  afterAll(async () => {
    await app.close()
    await house.close()
    await drop()
  })
  return {
    url,
    house,
    visitor: callerFor(url, '', ''),
    as: (account) => {
      const known = sessions.get(account) ?? login(url, account)
      sessions.set(account, known)
      return known
    },
    setNow: (wanted) => {
      moment = wanted
    },
    drain: () => drainJobs(house, tasks),
  }
}

export async function login(url: string, account: string, password = DEMO_PASSWORD): Promise<Caller> {
  const query = new URLSearchParams({ grant_type: 'password', username: account, password: md5(password) })
  const answer = await fetch(`${url}/api/blade-auth/oauth/token?${query}`, {
    method: 'POST',
    headers: { authorization: SABER },
  })
  const session = (await answer.json()) as { access_token?: string; user_id: string; error_description?: string }
  if (!session.access_token) throw new Error(`login of ${account}: ${session.error_description}`)
  return callerFor(url, session.access_token, session.user_id)
}

export function callerFor(url: string, token: string, userId: string): Caller {
  const headers = (extra: Record<string, string> = {}) => ({
    authorization: SABER,
    ...(token && { 'blade-auth': `bearer ${token}` }),
    ...extra,
  })
  return {
    token,
    userId,
    async call(call, input, options = {}) {
      const query = call.method === 'GET' || options.inQuery
      const { path, rest } = addressOf(call, (input ?? {}) as Record<string, unknown>)
      const address = query ? `${url}${path}?${new URLSearchParams(textOf(rest))}` : `${url}${path}`
      const body = query ? undefined : JSON.stringify(rest)
      const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
      const sent = { method: call.method, body, headers: headers({ ...type, ...options.headers }) }
      return answerOf(call, await fetch(address, sent))
    },
    async upload(call, fields, file) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name)
      return answerOf(call, await fetch(`${url}${call.path}`, { method: 'POST', body: form, headers: headers() }))
    },
  }
}

function addressOf(call: Call, input: Record<string, unknown>) {
  const rest = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path, rest }
}

const textOf = (input: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  )

async function answerOf<T>(call: Call, response: Response): Promise<Answer<T>> {
  if (response.ok) record(call)
  const bytes = Buffer.from(await response.arrayBuffer())
  const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(bytes.toString()) : {}
  // The test states which reply it expects; a wrong one fails its assertions.
  return { status: response.status, headers: response.headers, body: json, bytes, ...json } as Answer<T>
}

const exercised = new Set<string>()
let counting = true

/** For tests that only walk over all calls: knocking at every door tests none of the rooms. */
export const countNothing = (): void => {
  counting = false
}

/** Writes down which calls a test has seen succeed; the run fails on a call that none did. */
function record(call: Call): void {
  const line = `${call.method} ${call.path}`
  if (!counting || exercised.has(line)) return
  exercised.add(line)
  const folder = join(root, 'test-results', 'exercised')
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`)
}
