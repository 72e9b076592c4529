import { z } from 'zod'
import type { Access } from './access.ts'
import { post } from './call.ts'
import { Created } from './crud.ts'
import { Id, Int } from './fields.ts'

/** The state before a record exists. */
export const NEW = '(new)'

export interface Step<S extends string = string> {
  readonly from: readonly (S | typeof NEW)[]
  /** A map where the new state depends on the old one. */
  readonly to: S | Readonly<Partial<Record<S | typeof NEW, S>>>
  readonly by: Access
  /** Name of the action: on the button, in the history and in the refusal. */
  readonly label: string
  /** What the step asks for besides the record. */
  readonly needs?: z.ZodObject
  /** Replaces the general refusal text. */
  readonly refusal?: string
  readonly danger?: boolean
}

export interface Lifecycle<S extends string = string, K extends string = string> {
  readonly noun: string
  readonly bizType: string
  readonly states: Readonly<Record<S, string>>
  readonly steps: Readonly<Record<K, Step<S>>>
}

/** A lifecycle is a table: each row is one legal step, everything else is refused. */
export const lifecycle = <S extends string, K extends string>(table: Lifecycle<S, K>): Lifecycle<S, K> => table

export const stepRefusal = (table: Lifecycle, step: Step, state: string): string =>
  step.refusal ?? `当前状态为「${table.states[state] ?? state}」，不能执行「${step.label}」操作`

export const nextState = (step: Step, from: string): string =>
  typeof step.to === 'string' ? step.to : (step.to[from] ?? from)

/** The steps a record in this state offers. */
export const stepsFrom = <S extends string, K extends string>(table: Lifecycle<S, K>, state: string): K[] =>
  (Object.keys(table.steps) as K[]).filter((name) => (table.steps[name].from as readonly string[]).includes(state))

const StepTarget = z.object({ id: Id, version: Int('版本号') })

/** One POST call for each step of the table; a step that starts from nothing answers the new id. */
export function stepCalls<S extends string, K extends string, N extends K = K>(
  table: Lifecycle<S, K>,
  only?: readonly N[],
) {
  const names = only ?? (Object.keys(table.steps) as N[])
  const calls = names.map((name) => [name, stepCall(table, table.steps[name])] as const)
  return Object.fromEntries(calls) as Record<N, ReturnType<typeof stepCall>>
}

function stepCall(table: Lifecycle, step: Step) {
  const starts = (step.from as readonly string[]).includes(NEW)
  const target = starts ? StepTarget.partial() : StepTarget
  return post({
    title: `${table.noun}：${step.label}`,
    who: step.by,
    input: z.object({ ...target.shape, ...step.needs?.shape }),
    reply: Created.partial(),
  })
}

/** One recorded step of a case; its hash covers the one before it. */
export const HistoryEntry = z.object({
  id: z.string(),
  node: z.string(),
  action: z.string(),
  fromStatus: z.string(),
  toStatus: z.string(),
  statusName: z.string(),
  operatorName: z.string(),
  operatorOrg: z.string(),
  opinion: z.string(),
  attachGroup: z.string(),
  createTime: z.string(),
  hash: z.string(),
})
