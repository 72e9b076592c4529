import type { MenuNode } from '#contract/system/index.ts'

export interface Framed {
  readonly address: URL
  readonly title: string
}

export const PLATFORM_KEY = /^platform-url-[\w-]+$/

/** Only what an administrator has put into a menu is framed: a link must not lay a foreign page into ours. */
export function framedMenu(nodes: readonly MenuNode[], src: string, origin: string): Framed | undefined {
  const node = pageIn(nodes, src)
  const address = node && framedAddress(src, origin)
  return address && { address, title: node.name }
}

/** An http(s) address, or an html page of our own. */
export function framedAddress(src: string, origin: string): URL | undefined {
  if (!/^https?:\/\//i.test(src) && !/^\/[^/\\].*\.html$/i.test(src)) return undefined
  return URL.canParse(src, origin) ? new URL(src, origin) : undefined
}

function pageIn(nodes: readonly MenuNode[], path: string): MenuNode | undefined {
  for (const node of nodes) {
    const found = node.path === path ? node : pageIn(node.children ?? [], path)
    if (found) return found
  }
  return undefined
}

/** A foreign page keeps its own cookies; one of our own must not reach the page around it. */
export const sandboxFor = (address: URL, origin: string): string =>
  `allow-scripts allow-forms allow-popups allow-downloads${address.origin === origin ? '' : ' allow-same-origin'}`
