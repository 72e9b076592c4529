import { Logger, type Runner, run, runMigrations, runOnce, type TaskList } from 'graphile-worker'
import type { Ctx } from './ctx.ts'
import { type House, inTransaction } from './house.ts'

/** Work handed over by `ctx.enqueue`. Each task runs in a transaction of its own and is retried with back-off. */
export type Task = (ctx: Ctx, payload: never) => Promise<void>

export interface Timed {
  /** Cron pattern, in UTC. */
  readonly at: string
  readonly task: string
}

export const migrateJobs = (house: Pick<House, 'database'>): Promise<void> =>
  runMigrations({ pgPool: house.database.pool, logger: QUIET })

export const startJobs = (house: House, tasks: Record<string, Task>, timed: readonly Timed[]): Promise<Runner> =>
  run({
    pgPool: house.database.pool,
    taskList: taskList(house, tasks),
    crontab: timed.map(({ at, task }) => `${at} ${task}`).join('\n'),
    concurrency: 4,
    noHandleSignals: true,
    logger: loggerOf(house),
  })

/** Works off everything that is due, then returns: tests use it instead of waiting. */
export const drainJobs = (house: House, tasks: Record<string, Task>): Promise<void> =>
  runOnce({ pgPool: house.database.pool, taskList: taskList(house, tasks), logger: QUIET })

const taskList = (house: House, tasks: Record<string, Task>): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown) => inTransaction(house, {}, (ctx) => task(ctx, payload as never)),
    ]),
  )

const QUIET = new Logger(() => () => {})

const loggerOf = (house: House) =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') house.log.warn({ job: true }, message)
  })
