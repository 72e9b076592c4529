import type { MenuNode } from '#contract/system/index.ts'

/** Every page of a menu, however deep. */
export const menuPaths = (nodes: readonly MenuNode[]): Set<string> =>
  new Set(nodes.flatMap((node) => [node.path ?? '', ...menuPaths(node.children ?? [])]))
