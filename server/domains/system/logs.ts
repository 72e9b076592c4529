import { hostname } from 'node:os'
import { type Column, desc, getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Input } from '#contract/kit/index.ts'
import type { log } from '#contract/system/log.ts'
import { crudHandlers } from '#server/kit/crud.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { columnOf } from '#server/kit/pages.ts'
import { logApi, logError, logUsual } from './tables.ts'

/** Long texts are read, not searched. */
const UNSEARCHED = new Set(['stackTrace', 'logData', 'userAgent'])

export const usualLogs = logReader(logUsual)
export const apiLogs = logReader(logApi)
export const errorLogs = logReader(logError)

/** Writes down what an administrator changed. */
export async function writeNote(ctx: Ctx, logId: string, logData: string): Promise<void> {
  await ctx.db
    .insert(logUsual)
    .values({ ...sourceOf(ctx), serviceId: 'blade-system', logLevel: 'info', logId, logData })
}

/** What went wrong in somebody's browser. */
export async function saveWebError(ctx: Ctx, input: Input<(typeof log)['error/save']>): Promise<void> {
  const { message, url: requestUri, stack: stackTrace = '', info: params } = input
  const place = /([^()\s/]+):(\d{1,9}):\d+\)?$/m.exec(stackTrace)
  await ctx.db.insert(logError).values({
    ...sourceOf(ctx),
    serviceId: 'web',
    requestUri,
    params,
    message,
    stackTrace,
    exceptionName: /^\w*(Error|Exception)/.exec(stackTrace)?.[0] ?? 'Error',
    fileName: place?.[1] ?? '',
    lineNumber: place ? Number(place[2]) : null,
  })
}

const sourceOf = (ctx: Ctx) => ({
  serverHost: hostname(),
  env: ctx.demo ? 'demo' : 'prod',
  remoteIp: ctx.request.ip,
  userAgent: ctx.request.userAgent.slice(0, 300),
  createBy: ctx.user?.account ?? '',
  createTime: ctx.now,
})

/** Logs are read, newest first, and never changed. */
function logReader<T extends PgTable>(table: T) {
  const columns: Record<string, Column> = getTableColumns(table)
  const fields = Object.fromEntries(Object.entries(columns).filter(([name]) => !UNSEARCHED.has(name)))
  const order = [desc(columnOf(table, 'createTime')), desc(columnOf(table, 'id'))]
  const { list, detail } = crudHandlers({ table, fields, order })
  return { list, detail }
}
