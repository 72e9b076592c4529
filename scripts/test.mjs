import { prepareBrowser } from './browser.mjs'
import { prepare } from './prepare.mjs'
import { browser, calls, http, lint, timed, types } from './stages.mjs'
import { tell } from './words.mjs'

const unprepared = { name: 'prepare', passed: 0, failed: 1, seconds: 0 }

const results = await runStages().catch((error) => {
  tell(error)
  return [unprepared]
})
const [passed, failed] = ['passed', 'failed'].map((key) => results.reduce((total, result) => total + result[key], 0))
console.table(Object.fromEntries(results.map(({ name, ...row }) => [name, row])))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function runStages() {
  if (!(await prepare())) return [unprepared]
  await prepareBrowser()
  const checks = await Promise.all([timed(types), timed(lint)])
  return [...checks, await timed(http), await timed(calls), await timed(browser)]
}
