import { portalRows } from '../table.ts'

const paths = new Set(portalRows.map(({ path }) => path))

/** Menus name every page of the plan; only those that can be opened are offered. */
export const isPage = (to: string): boolean => paths.has(to.replace(/[?#].*$/, ''))

export const existingLinks = <L extends { readonly to: string }>(links: readonly L[]): L[] =>
  links.filter(({ to }) => isPage(to))
