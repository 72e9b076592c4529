import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'
import { type Lifecycle, NEW, nextState, stepRefusal } from '#contract/kit/index.ts'
import { caseHistory } from '#server/kit/history.ts'
import { columnOf } from '#server/kit/pages.ts'
import type { TestApp } from './app.ts'

interface Walk<S extends string, K extends string> {
  lifecycle: Lifecycle<S, K>
  table: PgTable
  /** Makes a record, brings it into this state by legal steps and answers its id. */
  create(state: S): Promise<string>
  /** Takes a step with everything it asks for, as somebody who may. */
  take(step: K, id: string): Promise<{ status: number; msg: string }>
}

/**
 * Tries every illegal step from every reachable state: each is refused with its exact text and writes nothing.
 * Answers what was tried, as `state step`, so that the story can say so.
 */
export async function walkLifecycle<S extends string, K extends string>(app: TestApp, walk: Walk<S, K>) {
  const { lifecycle } = walk
  const reachable = statesReached(lifecycle)
  expect(reachable, 'every state of the table can be reached').toEqual(new Set(Object.keys(lifecycle.states)))
  const tried: string[] = []
  for (const state of reachable) {
    const id = await walk.create(state)
    const before = await storedCase(app, walk, id)
    expect(before.row, `a record in ${state}`).toMatchObject({ status: state })
    for (const step of illegalSteps(lifecycle, state)) {
      const answer = await walk.take(step, id)
      const msg = stepRefusal(lifecycle, lifecycle.steps[step], state)
      expect(answer, `${step} from ${state}`).toMatchObject({ status: 400, msg })
      expect(await storedCase(app, walk, id), `${step} from ${state} wrote something`).toEqual(before)
      tried.push(`${state} ${step}`)
    }
  }
  return tried
}

/** Steps that only make new records cannot be asked of an existing one. */
function illegalSteps<S extends string, K extends string>({ steps }: Lifecycle<S, K>, state: S): K[] {
  const names = Object.keys(steps) as K[]
  return names.filter((name) => {
    const from: readonly string[] = steps[name].from
    return !from.includes(state) && from.some((one) => one !== NEW)
  })
}

function statesReached<S extends string, K extends string>({ steps }: Lifecycle<S, K>): Set<S> {
  const reached = new Set<string>([NEW])
  // A set that grows while it is walked hands out what was added.
  for (const state of reached)
    for (const name of Object.keys(steps) as K[])
      if ((steps[name].from as readonly string[]).includes(state)) reached.add(nextState(steps[name], state))
  reached.delete(NEW)
  return reached as Set<S>
}

async function storedCase<S extends string, K extends string>(
  app: TestApp,
  { table, lifecycle }: Walk<S, K>,
  id: string,
) {
  const { db } = app.house.database
  const [row] = await db
    .select()
    .from(table)
    .where(eq(columnOf(table, 'id'), id))
  const history = await db.select().from(caseHistory).where(eq(caseHistory.bizId, id)).orderBy(caseHistory.seq)
  return { row, history: history.filter(({ bizType }) => bizType === lifecycle.bizType) }
}
