import { workbenchRows } from './table.ts'

// A `.client` module is empty on the server, which keeps every workbench page out of the server bundle.
const byPath = new Map(workbenchRows.map((row) => [row.path, row]))

export const workbenchRow = (path: string) => byPath.get(path)
