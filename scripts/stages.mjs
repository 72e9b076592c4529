import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, node, openly, root } from './processes.mjs'
import { tally } from './tally.mjs'

const check = (name, args) => ({ name, run: async () => single(await openly(node, args)) })
const suite = (name, runner, args) => ({ name, run: () => runSuite(runner, args) })

export const types = check('types', [bin('tsc'), '--noEmit'])
export const lint = check('lint', [bin('biome'), 'check'])
export const http = suite('vitest', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf('vitest')}`,
])
export const calls = check('calls', ['scripts/exercised.ts'])
export const browser = suite('playwright', 'playwright', ['test'])

/** Runs one stage and adds how long it took. */
export async function timed({ name, run }) {
  const begin = performance.now()
  const result = await run()
  return { name, ...result, seconds: Math.round((performance.now() - begin) / 100) / 10 }
}

async function runSuite(runner, args) {
  const report = reportOf(runner)
  mkdirSync(join(root, 'test-results'), { recursive: true })
  rmSync(report, { force: true })
  if (runner === 'vitest') rmSync(join(root, 'test-results', 'exercised'), { recursive: true, force: true })
  return tally(runner, report, await openly(node, [bin(runner), ...args]))
}

function single(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function reportOf(runner) {
  return join(root, 'test-results', `${runner}.json`)
}
