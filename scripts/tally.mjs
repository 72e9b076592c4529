import { readFileSync } from 'node:fs'

/** How many passed and failed, by the report each runner wrote. A skipped test proves nothing: it counts as failed. */
export const tallies = {
  vitest: (report) => {
    const silent = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
    )
    const { numPassedTests: passed, numTotalTests: total } = report
    return { passed, failed: total - passed + silent.length }
  },
  playwright: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }),
}

/** A runner that ended badly has failed at least once, whatever its report says or if there is none. */
export function tally(runner, file, code) {
  const counted = read(file, tallies[runner])
  return { ...counted, failed: code === 0 ? counted.failed : Math.max(counted.failed, 1) }
}

function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
