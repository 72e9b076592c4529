import type { Input } from '#contract/kit/index.ts'
import { SMS_STATES, type smsConfig } from '#contract/messaging/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { pageOfTable } from '#server/kit/pages.ts'
import { existing } from '#server/kit/rows.ts'
import { smsOutbox } from './tables.ts'

type Row = typeof smsOutbox.$inferSelect

const { phone, template, status, createTime } = smsOutbox

/** What was sent, for operators, who need not know whole numbers and must not know codes. */
export async function listOutbox(ctx: Ctx, query: Input<(typeof smsConfig)['outbox/list']>) {
  const where = existing(ctx, smsOutbox)
  const page = await pageOfTable(ctx, smsOutbox, query, { fields: { phone, template, status, createTime }, where })
  return { ...page, records: page.records.map(present) }
}

const present = (row: Row) => ({
  ...row,
  phone: row.phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2'),
  content: hidesCode(row) ? row.content.replace(/\d/g, '*') : row.content,
  statusName: SMS_STATES[row.status as keyof typeof SMS_STATES],
})

/** A login code, or values for a template that may hold one. */
const hidesCode = (row: Row) => row.template === 'code' || row.params !== ''
