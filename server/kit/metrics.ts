import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { CallRecord } from './house.ts'

export const registry = new Registry()

collectDefaultMetrics({ register: registry, prefix: 'jinqiao_' })

const duration = new Histogram({
  name: 'jinqiao_call_seconds',
  help: 'Time to answer a call',
  labelNames: ['call'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  registers: [registry],
})

const answers = new Counter({
  name: 'jinqiao_calls_total',
  help: 'Answered calls by status',
  labelNames: ['call', 'status'],
  registers: [registry],
})

export function countCall({ path, status, milliseconds }: CallRecord): void {
  duration.observe({ call: path }, milliseconds / 1000)
  answers.inc({ call: path, status })
}
