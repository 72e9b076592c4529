import type { IconName } from '../../ui/icons/names.ts'

export interface MenuEntry {
  readonly key: string
  readonly title: string
  readonly path?: string
  readonly icon?: IconName
  /** Shown from 0 on, capped at 99+. */
  readonly count?: number
  readonly urgent?: boolean
  /** Opens in the same window, outside the workbench. */
  readonly external?: boolean
  readonly children?: readonly MenuEntry[]
}

export interface MenuGroup {
  readonly key: string
  readonly title?: string
  readonly entries: readonly MenuEntry[]
}

export interface ShellUser {
  readonly name: string
  readonly phone?: string
  readonly organisation?: string
  readonly certified?: boolean
}

export interface OpenTab {
  readonly path: string
  readonly title: string
  /** The first page cannot be closed. */
  readonly fixed?: boolean
}

const longest = 6

/** Chinese titles are cut to six characters, others by the sidebar's width; the full one is in the tooltip. */
export function cutTitle(title: string) {
  const characters = Array.from(title)
  return /[\u4e00-\u9fff]/.test(title) && characters.length > longest
    ? `${characters.slice(0, longest).join('')}…`
    : title
}

export const countText = (count: number) => (count > 99 ? '99+' : String(count))

export function leavesOf(groups: readonly MenuGroup[]): readonly MenuEntry[] {
  const walk = (entry: MenuEntry): readonly MenuEntry[] => entry.children?.flatMap(walk) ?? [entry]
  return groups.flatMap((group) => group.entries.flatMap(walk))
}

/** Leaf menus whose name starts with the typed text, whatever its case. */
export function findMenus(groups: readonly MenuGroup[], typed: string) {
  const start = typed.trim().toLowerCase()
  return leavesOf(groups).filter((entry) => entry.path && entry.title.toLowerCase().startsWith(start))
}
