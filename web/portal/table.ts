import type { PageTable, PortalRow } from '../app/pages.ts'

/** Every domain's `pages.ts` exports `pages`; a new domain needs no line here. */
const tables = import.meta.glob<PageTable<PortalRow>>('./*/pages.ts', { eager: true, import: 'pages' })

export const portalTables = Object.values(tables)
export const portalRows = portalTables.flatMap(({ rows, titles }) => rows.map((row) => ({ ...row, titles })))
