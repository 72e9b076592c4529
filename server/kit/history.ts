import { createHash } from 'node:crypto'
import { and, asc, desc, eq } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { dateTime, idColumn, primaryId } from './columns.ts'
import type { Ctx } from './ctx.ts'

/** Every transition of every case, append-only (a trigger guards it) and hash-chained per case. */
export const caseHistory = pgTable(
  'case_history',
  {
    id: primaryId(),
    bizType: text('biz_type').notNull(),
    bizId: idColumn('biz_id').notNull(),
    seq: integer('seq').notNull(),
    node: text('node').notNull(),
    action: text('action').notNull(),
    fromStatus: text('from_status').notNull(),
    toStatus: text('to_status').notNull(),
    statusName: text('status_name').notNull(),
    operatorId: idColumn('operator_id'),
    operatorName: text('operator_name').notNull(),
    operatorOrg: text('operator_org').notNull(),
    opinion: text('opinion').notNull(),
    attachGroup: text('attach_group').notNull(),
    createTime: dateTime('create_time').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (row) => [uniqueIndex('case_history_case').on(row.bizType, row.bizId, row.seq)],
)

export type HistoryRow = typeof caseHistory.$inferSelect

export interface Transition {
  bizType: string
  bizId: string
  node: string
  action: string
  fromStatus: string
  toStatus: string
  statusName: string
  opinion?: string
  attachGroup?: string
}

/** Appends one row. The caller holds the lock on the case's own row, so the chain cannot fork. */
export async function appendHistory(ctx: Ctx, transition: Transition): Promise<void> {
  const last = await lastOf(ctx, transition.bizType, transition.bizId)
  const row = {
    ...transition,
    opinion: transition.opinion ?? '',
    attachGroup: transition.attachGroup ?? '',
    seq: (last?.seq ?? 0) + 1,
    operatorId: ctx.user?.id ?? null,
    operatorName: ctx.user?.realName ?? '系统',
    operatorOrg: ctx.user?.organisation ?? '',
    createTime: ctx.now,
    previousHash: last?.hash ?? '',
  }
  await ctx.db.insert(caseHistory).values({ ...row, hash: hashOf(row) })
}

/** Oldest first. */
export const historyOf = (ctx: Ctx, bizType: string, bizId: string): Promise<HistoryRow[]> =>
  ctx.db.select().from(caseHistory).where(ofCase(bizType, bizId)).orderBy(asc(caseHistory.seq))

/** True when no row was changed, removed or put in between. */
export const isUnbroken = (rows: readonly HistoryRow[]): boolean =>
  rows.every((row, index) => {
    const previousHash = rows[index - 1]?.hash ?? ''
    return row.seq === index + 1 && row.previousHash === previousHash && row.hash === hashOf(row)
  })

type Hashed = Omit<HistoryRow, 'id' | 'hash'>

const HASHED = [
  'previousHash',
  'bizType',
  'bizId',
  'seq',
  'node',
  'action',
  'fromStatus',
  'toStatus',
  'statusName',
  'operatorId',
  'operatorName',
  'operatorOrg',
  'opinion',
  'attachGroup',
  'createTime',
] as const satisfies (keyof Hashed)[]

const hashOf = (row: Hashed): string =>
  createHash('sha256')
    .update(JSON.stringify(HASHED.map((name) => row[name])))
    .digest('hex')

const ofCase = (bizType: string, bizId: string) => and(eq(caseHistory.bizType, bizType), eq(caseHistory.bizId, bizId))

async function lastOf(ctx: Ctx, bizType: string, bizId: string) {
  const [last] = await ctx.db
    .select({ seq: caseHistory.seq, hash: caseHistory.hash })
    .from(caseHistory)
    .where(ofCase(bizType, bizId))
    .orderBy(desc(caseHistory.seq))
    .limit(1)
  return last
}
