import type { TreeNode } from '#contract/kit/index.ts'

/** Granted ids by kind, as `menu`. */
export type Granted = Readonly<Record<string, string[]>>

/** A page is of no use without its section, and whoever gives a section means all of it. */
export const checkWith = (nodes: readonly TreeNode[], checked: readonly string[], id: string): string[] => {
  const line = lineTo(nodes, id)
  const below = line.at(-1)?.children ?? []
  return [...new Set([...checked, ...line.map((node) => node.id), ...idsOf(below)])]
}

/** What is below goes too; what is above stays, it may hold others. */
export const uncheckWith = (nodes: readonly TreeNode[], checked: readonly string[], id: string): string[] => {
  const gone = new Set(idsOf(lineTo(nodes, id).slice(-1)))
  return checked.filter((other) => !gone.has(other))
}

/** The nodes from the root down to this one. */
function lineTo(nodes: readonly TreeNode[], id: string): TreeNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = lineTo(node.children ?? [], id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

const idsOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap((node) => [node.id, ...idsOf(node.children ?? [])])
