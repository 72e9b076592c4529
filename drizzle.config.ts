import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/domains/*/tables.ts', './server/kit/history.ts'],
  out: './server/migrations',
})
