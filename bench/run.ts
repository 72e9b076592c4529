import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#server/embedded-postgres.ts'
import { load } from './load.ts'
import { recordStatements } from './record.ts'
import { scenarios } from './scenarios.ts'
import { startServer } from './servers.ts'

const ROUNDS = 4
const SECONDS = 2.5

/**
 * Our calls, through the whole chain, against a bare node:http handler that runs the very same SQL.
 * Both servers stand on one database and take turns, so a noisy machine disturbs both alike; only the ratio counts.
 */
const folder = mkdtempSync(join(tmpdir(), 'jinqiao-bench-'))
const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
try {
  const ours = await startServer('server/main.ts', {
    DATABASE_URL: postgres.url,
    DEMO: '1',
    PORT: '0',
    DATA_DIR: folder,
  })
  const prepared = await scenarios(ours.url)
  const statements = await recordStatements(postgres.url, prepared)
  const bare = await startServer('bench/bare.ts', {
    DATABASE_URL: postgres.url,
    STATEMENTS: JSON.stringify(statements),
  })
  const rows = []
  for (const scenario of prepared) {
    const [mine, theirs]: number[][] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      mine!.push(await load(ours.url, scenario, SECONDS))
      theirs!.push(await load(bare.url, { ...scenario, path: `/${scenario.name}`, headers: {} }, SECONDS))
    }
    const [we, they] = [median(mine!), median(theirs!)]
    rows.push({
      call: scenario.name,
      ours: Math.round(we),
      bare: Math.round(they),
      ratio: (we / they).toFixed(2),
      wanted: scenario.wanted,
    })
  }
  console.table(rows)
  await Promise.all([ours.stop(), bare.stop()])
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
}
