import { hostname } from 'node:os'
import { insertBulk } from '#server/kit/bulk.ts'
import { toDateTime } from '#server/kit/clock.ts'
import type { Db } from '#server/kit/database.ts'
import type { CallRecord } from '#server/kit/house.ts'
import { logApi, logError } from './tables.ts'

const FLUSH_MS = 1000
const LARGEST_BATCH = 500
/** Beyond this the database cannot keep up, and answering calls matters more than logging them. */
const LARGEST_QUEUE = 20_000

/** Writes finished calls in batches, beside the calls: nobody waits for the log. */
export function apiLogWriter(db: Db, { demo, now }: { demo: boolean; now: () => Date }) {
  let waiting: CallRecord[] = []
  const row = (call: CallRecord) => logRow(call, demo, toDateTime(now()))

  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, LARGEST_BATCH)
      const calls = batch.map((call) => ({ ...row(call), type: '1', title: call.title, status: call.status }))
      await insertBulk(db, logApi, calls)
      const failed = batch.filter((call) => call.error)
      if (failed.length > 0)
        await insertBulk(
          db,
          logError,
          failed.map((call) => ({ ...row(call), ...failure(call.error!) })),
        )
    }
  }
  // A lost batch is a lost log line; the next one tries again.
  const timer = setInterval(() => void flush().catch(() => {}), FLUSH_MS)
  timer.unref()
  return {
    add(call: CallRecord) {
      if (waiting.length < LARGEST_QUEUE) waiting.push(call)
    },
    async close() {
      clearInterval(timer)
      await flush().catch(() => {})
      waiting = []
    },
  }
}

function logRow({ request, user, path, method, params, milliseconds }: CallRecord, demo: boolean, createTime: string) {
  return {
    serviceId: path.split('/')[2] ?? '',
    serverHost: hostname(),
    env: demo ? 'demo' : 'prod',
    remoteIp: request.ip,
    userAgent: request.userAgent.slice(0, 300),
    requestUri: path,
    method,
    params,
    time: milliseconds,
    createBy: user?.account ?? '',
    createTime,
  }
}

function failure(error: Error) {
  const place = /\(?([^()\s]+):(\d+):\d+\)?$/m.exec(error.stack ?? '')
  return {
    stackTrace: error.stack ?? '',
    exceptionName: error.name,
    message: error.message,
    fileName: place?.[1] ?? '',
    lineNumber: place ? Number(place[2]) : null,
  }
}
