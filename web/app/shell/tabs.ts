import type { OpenTab } from './model.ts'

/** Opened pages, as a list that these functions never change in place. */
export function openTab(tabs: readonly OpenTab[], tab: OpenTab): readonly OpenTab[] {
  return tabs.some((open) => open.path === tab.path)
    ? tabs.map((open) => (open.path === tab.path ? { ...open, title: tab.title } : open))
    : [...tabs, tab]
}

export function closeTab(tabs: readonly OpenTab[], path: string) {
  return tabs.filter((tab) => tab.fixed || tab.path !== path)
}

export function keepTab(tabs: readonly OpenTab[], path: string) {
  return tabs.filter((tab) => tab.fixed || tab.path === path)
}

/** Where to go when the current page was closed: its left neighbour, else whatever is first. */
export function tabAfterClosing(tabs: readonly OpenTab[], path: string) {
  const index = tabs.findIndex((tab) => tab.path === path)
  return (tabs[index - 1] ?? closeTab(tabs, path)[0])?.path
}
