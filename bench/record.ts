import pg from 'pg'
import { buildApp } from '#server/app.ts'
import { openHouse } from '#server/house.ts'
import type { Scenario } from './scenarios.ts'

export interface Statement {
  text: string
  values: unknown[]
}

export type Recorded = Record<string, { statements: Statement[]; transaction: boolean }>

/** Runs each call once and writes down the SQL it makes, for the bare handler to repeat. */
export async function recordStatements(databaseUrl: string, scenarios: readonly Scenario[]): Promise<Recorded> {
  const config = {
    port: 0,
    host: '127.0.0.1',
    dataDir: '',
    databaseUrl,
    demo: true,
    webClientSecret: '',
    trustProxy: false as const,
    logLevel: 'silent',
  }
  const house = openHouse(config, databaseUrl)
  const app = await buildApp(house, config)
  const ask = ({ method, path, headers, body }: Scenario) => app.inject({ method, url: path, headers, payload: body })
  const recorded: Recorded = {}
  const seen: Statement[] = []
  const stop = listen(seen)
  for (const scenario of scenarios) {
    await ask(scenario) // What the chain remembers between calls is loaded by now.
    seen.length = 0
    await ask(scenario)
    recorded[scenario.name] = {
      statements: seen.filter(({ text }) => !/^(begin|commit)/i.test(text)),
      transaction: seen.some(({ text }) => /^begin/i.test(text)),
    }
  }
  stop()
  await app.close()
  await house.close()
  return recorded
}

type Query = pg.Client['query']

function listen(seen: Statement[]): () => void {
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: Parameters<Query>) {
    const [first, second] = args as unknown as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
    const text = typeof first === 'string' ? first : first.text
    if (text && !text.includes('log_api'))
      seen.push({ text, values: Array.isArray(second) ? second : (typeof first === 'object' && first.values) || [] })
    return query.apply(this, args as never)
  } as Query
  return () => {
    pg.Client.prototype.query = query
  }
}
