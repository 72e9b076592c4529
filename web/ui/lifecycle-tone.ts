import { type Lifecycle, NEW, nextState, stepsFrom } from '#contract/kit/index.ts'
import type { Tone } from './StatusDot.tsx'

/** How a state looks, read from the table: where nothing more happens it is done or failed, at the start it waits. */
export function toneOf(lifecycle: Lifecycle, state: string): Tone {
  const steps = Object.values(lifecycle.steps)
  const leading = steps.flatMap((step) =>
    step.from.filter((from) => nextState(step, from) === state).map((from) => ({ from, danger: step.danger ?? false })),
  )
  if (leading.length > 0 && leading.every(({ danger }) => danger)) return 'failed'
  if (stepsFrom(lifecycle, state).length === 0) return 'done'
  return leading.some(({ from }) => from === NEW) ? 'waiting' : 'doing'
}
