import type { PageTable, WorkbenchRow } from '../app/pages.ts'

/** Every domain's `pages.ts` exports `pages`; a new domain needs no line here. */
const tables = import.meta.glob<PageTable<WorkbenchRow>>('./*/pages.ts', { eager: true, import: 'pages' })

export const workbenchTables = Object.values(tables)
export const workbenchRows = workbenchTables.flatMap(({ rows, titles }) => rows.map((row) => ({ ...row, titles })))
