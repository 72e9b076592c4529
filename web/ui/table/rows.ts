import type { ReactNode } from 'react'
import type { Column } from './columns.ts'
import type { Table } from './table-state.ts'

export interface Row {
  readonly id: string
  readonly children?: readonly Row[]
}

export interface RowTableProps<R extends Row> {
  readonly rows: readonly R[]
  readonly columns: readonly Column<R>[]
  readonly table: Table
  readonly actions?: (row: R) => ReactNode
  readonly picked?: readonly R[]
  readonly onPick?: (rows: readonly R[]) => void
  /** Rows with children are opened and closed. */
  readonly opened?: readonly string[]
  readonly onOpen?: (ids: readonly string[]) => void
}
