import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts'
import { tasks, timed } from './domains/index.ts'
import { startPostgres } from './embedded-postgres.ts'
import { openHouse } from './house.ts'
import { followInstances } from './kit/instances.ts'
import { startJobs } from './kit/jobs.ts'
import { prepareDatabase } from './prepare-database.ts'
import { explainFailure } from './start-failures.ts'
import { mountWeb } from './web.ts'

type Stop = () => Promise<unknown>

/** Starts one instance. What was started is stopped in reverse order, also when a later part fails. */
async function start(config: Config, stops: Stop[]): Promise<void> {
  const url = config.databaseUrl || (await startEmbedded(config, stops))
  const house = openHouse(config, url)
  stops.push(() => house.close())
  await prepareDatabase(house, config)
  stops.push(await followInstances(url, house.cache, house.log))
  const jobs = await startJobs(house, tasks, timed)
  stops.push(() => jobs.stop())
  const app = await buildApp(house, config)
  await mountWeb(app, house)
  stops.push(() => app.close())
  const address = await app.listen({ port: config.port, host: config.host })
  if (config.demo) console.log(accountLines())
  console.log(`ready ${address}`)
}

async function startEmbedded(config: Config, stops: Stop[]): Promise<string> {
  mkdirSync(config.dataDir, { recursive: true })
  const postgres = await startPostgres({ dataDir: join(config.dataDir, 'postgres') })
  stops.push(() => postgres.stop())
  return postgres.url
}

const accountLines = () =>
  [`演示账号（密码均为 ${DEMO_PASSWORD}）：`, ['admin', ...DEMO_ACCOUNTS.map(({ account }) => account)].join(' ')].join(
    '\n',
  )

async function main(): Promise<void> {
  const stops: Stop[] = []
  let leaving = false
  const leave = async (code: number) => {
    if (leaving) return
    leaving = true
    for (const stop of stops.reverse()) await stop().catch((error: unknown) => console.error(explainFailure(error)))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0))
  try {
    await start(readConfig(process.env), stops)
  } catch (error) {
    console.error(explainFailure(error))
    await leave(1)
  }
}

await main()
