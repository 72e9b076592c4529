import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allCalls } from '#contract/index.ts'

/** Ends badly when a call of the contract was not seen to succeed by any test of the last run. */
const folder = join(import.meta.dirname, '..', 'test-results', 'exercised')
const seen = new Set(files().flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')))
const missing = allCalls.map(({ method, path }) => `${method} ${path}`).filter((name) => !seen.has(name))

console.log(`${allCalls.length - missing.length} of ${allCalls.length} calls exercised`)
for (const name of missing) console.log(`  no test exercised ${name}`)
process.exitCode = missing.length > 0 ? 1 : 0

function files(): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
