import { useSyncExternalStore } from 'react'
import { forget, keep, kept } from './storage.ts'

export interface Tab {
  readonly label: string
  /** Path and query. */
  readonly value: string
}

const NAME = 'tabs'
const inTab = { forTab: true }
const NONE: readonly Tab[] = []
const listeners = new Set<() => void>()
let tabs: readonly Tab[] | undefined

const current = (): readonly Tab[] => {
  tabs ??= kept<readonly Tab[]>(NAME, inTab) ?? NONE
  return tabs
}

/** Opened pages, one tab for each path, in the order they were opened. */
export function openTab(tab: Tab): void {
  const path = pathOf(tab.value)
  const known = current().some(({ value }) => pathOf(value) === path)
  change(known ? current().map((one) => (pathOf(one.value) === path ? tab : one)) : [...current(), tab])
}

export const closeTab = (value: string): void => change(current().filter((tab) => tab.value !== value))
export const closeOthers = (value: string): void => change(current().filter((tab) => tab.value === value))

export function clearTabs(): void {
  forget(NAME, inTab)
  tabs = NONE
  tell()
}

export const useTabs = (): readonly Tab[] => useSyncExternalStore(subscribe, current, () => NONE)

const pathOf = (value: string) => value.split('?')[0]

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Tab[]) {
  tabs = next
  keep(NAME, next, inTab)
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}
