import { useSyncExternalStore } from 'react'
import type { OpenTab } from '../shell/model.ts'
import { forget, keep, kept } from './storage.ts'

const NAME = 'tabs'
const inTab = { forTab: true }
const NONE: readonly OpenTab[] = []
const listeners = new Set<() => void>()
let tabs: readonly OpenTab[] | undefined

/** Opened pages of this browser tab; they survive a reload and end with the session. */
export const currentTabs = (): readonly OpenTab[] => {
  tabs ??= kept<readonly OpenTab[]>(NAME, inTab) ?? NONE
  return tabs
}

export function storeTabs(next: readonly OpenTab[]): void {
  tabs = next
  keep(NAME, next, inTab)
  for (const listener of listeners) listener()
}

export function clearTabs(): void {
  storeTabs(NONE)
  forget(NAME, inTab)
}

export const useStoredTabs = (): readonly OpenTab[] => useSyncExternalStore(subscribe, currentTabs, () => NONE)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
