import type { Call } from '#contract/kit/index.ts'
import { useCall } from '../../app/api/use-call.ts'

/** A branch of a picker; the trees of the contract answer more than this. */
export interface Branch {
  readonly value: string
  readonly title: string
  readonly children?: readonly Branch[]
}

/** Where a field finds the values it offers. */
export interface TreeSource {
  readonly call: Call
  readonly input?: Record<string, unknown>
  readonly multiple?: boolean
  /** Parents and children are chosen independently of each other. */
  readonly loose?: boolean
  /** Makes branches of a plain list, as of posts or tenants. */
  readonly branches?: (reply: never) => readonly Branch[]
}

const MINUTE = 60_000

export function useTree(source: TreeSource | undefined): readonly Branch[] {
  const { data } = useCall(source?.call ?? NO_CALL, source?.input ?? {}, {
    enabled: source !== undefined,
    staleTime: MINUTE,
  })
  if (!source || !data) return NONE
  // `branches` is written for this call's reply; without it the reply is a forest of tree nodes.
  return source.branches ? source.branches(data as never) : (data as readonly Branch[])
}

export function titleIn(branches: readonly Branch[], value: string): string | undefined {
  for (const branch of branches) {
    const title = branch.value === value ? branch.title : titleIn(branch.children ?? NONE, value)
    if (title) return title
  }
  return undefined
}

const NONE: readonly Branch[] = []
/** A query needs a key even while it is switched off. */
const NO_CALL = { path: '/' } as Call
