import { useSyncExternalStore } from 'react'
import { LARGEST_COMPARISON, type ProductCard } from '#contract/catalogue/index.ts'
import { keep, kept } from '../../app/session/storage.ts'

export type Compared = Pick<ProductCard, 'id' | 'line' | 'proName' | 'shortName' | 'beginRate' | 'loantoAmt'>

const NAME = 'compare'
const NONE: readonly Compared[] = []
const listeners = new Set<() => void>()
let chosen: readonly Compared[] | undefined

/** What the visitor lays side by side; this browser remembers it. */
export const useCompared = (): readonly Compared[] => useSyncExternalStore(subscribe, current, () => NONE)

export type Outcome = 'added' | 'removed' | 'full' | 'restarted'

/** Products of different lines have nothing to compare, so another line starts afresh. */
export function toggleCompared(card: Compared): Outcome {
  const list = current()
  if (list.some(({ id }) => id === card.id)) {
    change(list.filter(({ id }) => id !== card.id))
    return 'removed'
  }
  const { id, line, proName, shortName, beginRate, loantoAmt } = card
  const item = { id, line, proName, shortName, beginRate, loantoAmt }
  if (list.some((one) => one.line !== line)) {
    change([item])
    return 'restarted'
  }
  if (list.length >= LARGEST_COMPARISON) return 'full'
  change([...list, item])
  return 'added'
}

export const clearCompared = (): void => change(NONE)

function current(): readonly Compared[] {
  chosen ??= kept<Compared[]>(NAME) ?? NONE
  return chosen
}

function change(next: readonly Compared[]): void {
  chosen = next
  keep(NAME, next)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
