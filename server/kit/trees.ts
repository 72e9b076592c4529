import type { TreeNode } from '#contract/kit/index.ts'

interface Branch {
  id: string
  parentId: string | null
}

export type Nested<T> = T & { hasChildren: boolean; children?: Nested<T>[] }

/** Rows with parents become a forest. A row whose parent is not among the rows stands at the top. */
export function forestOf<T extends Branch>(rows: readonly T[]): Nested<T>[] {
  const known = new Set(rows.map((row) => row.id))
  const byParent = Map.groupBy(rows, (row) => (row.parentId && known.has(row.parentId) ? row.parentId : '0'))
  const grow = (parent: string): Nested<T>[] =>
    (byParent.get(parent) ?? []).map((row) => {
      const children = byParent.has(row.id) ? grow(row.id) : undefined
      return { ...row, hasChildren: Boolean(children), ...(children && { children }) }
    })
  return grow('0')
}

export const treeNode = (row: Branch, title: string, hasChildren?: boolean): TreeNode => ({
  id: row.id,
  parentId: row.parentId ?? '0',
  title,
  key: row.id,
  value: row.id,
  hasChildren,
})

export const treeOf = <T extends Branch>(rows: readonly T[], title: (row: T) => string): TreeNode[] =>
  forestOf(rows.map((row) => treeNode(row, title(row))))

/** The wanted rows and all their parents, in the order of the rows. */
export function withParents<T extends Branch>(rows: readonly T[], wanted: Iterable<string>): T[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  const kept = new Set<string>()
  for (const id of wanted)
    for (let at = known.get(id); at && !kept.has(at.id); at = known.get(at.parentId ?? '')) kept.add(at.id)
  return rows.filter((row) => kept.has(row.id))
}

/** Is `candidate` the row itself or below it? Nothing may become its own ancestor. */
export function isWithin(rows: readonly Branch[], candidate: string, id: string): boolean {
  const parents = new Map(rows.map((row) => [row.id, row.parentId]))
  for (let at: string | null | undefined = candidate; at && at !== '0'; at = parents.get(at)) {
    if (at === id) return true
  }
  return false
}
