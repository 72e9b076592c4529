import { defineConfig } from 'vitest/config'

const tests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    allowOnly: false,
    projects: [
      { extends: true, test: { name: 'rules', include: tests('contract', 'web', 'scripts') } },
      { extends: true, test: { name: 'server', include: tests('server'), globalSetup: 'server/testing/database.ts' } },
    ],
  },
})
