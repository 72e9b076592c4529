import type { MenuNode } from '#contract/system/menu.ts'

export function nodeOf(forest: readonly MenuNode[], id: string | undefined): MenuNode | undefined {
  for (const node of forest) {
    const found = node.id === id ? node : nodeOf(node.children ?? [], id)
    if (found) return found
  }
  return undefined
}

/** Menus whose name or code holds the text, with what stands above them. */
export function findIn(forest: readonly MenuNode[], text: string): MenuNode[] {
  if (!text) return [...forest]
  return forest.flatMap((node) => {
    const children = findIn(node.children ?? [], text)
    const found = node.name.includes(text) || node.code.includes(text)
    if (found) return [node]
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** Ids of everything that has something below it. */
export const linesTo = (forest: readonly MenuNode[]): string[] =>
  forest.flatMap(({ id, children }) => (children ? [id, ...linesTo(children)] : []))
