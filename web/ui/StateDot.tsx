import type { Lifecycle } from '#contract/kit/index.ts'
import { useLabel } from '../app/i18n/contract-labels.ts'
import { toneOf } from './lifecycle-tone.ts'
import { StatusDot } from './StatusDot.tsx'

/** A state of a lifecycle by its name, with the look the table gives it. */
export function StateDot({ lifecycle, state }: { lifecycle: Lifecycle; state: string }) {
  const label = useLabel()
  return <StatusDot tone={toneOf(lifecycle, state)}>{label(lifecycle.states[state] ?? state)}</StatusDot>
}
