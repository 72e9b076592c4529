import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Lifecycle, NEW, nextState, stepRefusal } from '#contract/kit/index.ts'
import type { Ctx } from './ctx.ts'
import { appendHistory } from './history.ts'
import { notFound, refuse } from './refusals.ts'
import { existing, insertRow, updateRow } from './rows.ts'

export interface Cases<S extends string, K extends string> {
  lifecycle: Lifecycle<S, K>
  /** Has the columns id, status (text) and version. */
  table: PgTable
  /** The rows this caller may see and move; everything starts from here. */
  visible: (ctx: Ctx) => SQL | undefined
}

interface Taken {
  id?: string
  version?: number
}

interface StepOptions {
  /** Columns that change together with the state. */
  set?: Record<string, unknown>
  opinion?: string
  attachGroup?: string
}

export interface Moved {
  id: string
  from: string
  to: string
  /** Of the case after the step; with its id it names this one step. */
  version: number
}

/** What the job `case:moved` is told about a step. */
export interface CaseMove extends Moved {
  bizType: string
  label: string
  /** Id of whoever took the step, `""` for the platform itself. */
  by: string
}

/**
 * Takes one step of a lifecycle: state, history and the queued event change together or not at all.
 * The old state is matched in the UPDATE, so of two racing callers one wins and the other is refused.
 */
export async function takeStep<S extends string, K extends string>(
  ctx: Ctx,
  cases: Cases<S, K>,
  name: K,
  input: Taken,
  options: StepOptions = {},
): Promise<Moved> {
  const step = cases.lifecycle.steps[name]
  const before = input.id ? await caseRow(ctx, cases, input.id) : { status: NEW, version: 0 }
  if (!(step.from as readonly string[]).includes(before.status))
    refuse(stepRefusal(cases.lifecycle, step, before.status))
  if (input.version !== undefined && input.version !== before.version) refuse('数据已被更新，请刷新后重试')

  const to = nextState(step, before.status)
  const version = before.version + 1
  const id = await store(ctx, cases, input.id, before, { ...options.set, status: to, version })
  if (!id) {
    const now = await caseRow(ctx, cases, input.id!)
    refuse(now.status === before.status ? '数据已被更新，请刷新后重试' : stepRefusal(cases.lifecycle, step, now.status))
  }
  const moved = { id: id!, from: before.status, to, version }
  await record(ctx, cases.lifecycle, step.label, moved, options)
  return moved
}

async function record<S extends string>(
  ctx: Ctx,
  lifecycle: Lifecycle<S>,
  label: string,
  moved: Moved,
  { opinion, attachGroup }: StepOptions,
) {
  const { bizType, states } = lifecycle
  const statusName = states[moved.to as S]
  const transition = { node: label, action: label, fromStatus: moved.from, toStatus: moved.to, statusName }
  await appendHistory(ctx, { bizType, bizId: moved.id, ...transition, opinion, attachGroup })
  const move: CaseMove = { bizType, ...moved, label, by: ctx.user?.id ?? '' }
  await ctx.enqueue('case:moved', move)
}

async function store<S extends string, K extends string>(
  ctx: Ctx,
  { table }: Cases<S, K>,
  id: string | undefined,
  before: { status: string; version: number },
  values: Record<string, unknown>,
): Promise<string | undefined> {
  if (!id) return insertRow(ctx, table, values)
  const { status, version } = stateColumns(table)
  const unchanged = and(eq(status, before.status), eq(version, before.version))
  return (await updateRow(ctx, table, id, values, unchanged)) ? id : undefined
}

async function caseRow<S extends string, K extends string>(ctx: Ctx, cases: Cases<S, K>, id: string) {
  const columns = stateColumns(cases.table)
  const [row] = await ctx.db
    .select({ status: columns.status, version: columns.version })
    .from(cases.table)
    .where(and(eq(columns.id, id), existing(ctx, cases.table), cases.visible(ctx)))
  return (row as { status: string; version: number } | undefined) ?? notFound('业务记录不存在')
}

function stateColumns(table: PgTable): { id: PgColumn; status: PgColumn; version: PgColumn } {
  const { id, status, version } = getTableColumns(table) as Record<string, PgColumn>
  if (!id || !status || !version) throw new Error('a case table needs id, status and version')
  return { id, status, version }
}
