import type { ReactNode } from 'react'

/** One column of a list. Titles are Chinese and translated like every contract text; the first one always stays. */
export interface Column<Row> {
  readonly key: Extract<keyof Row, string>
  readonly title: string
  readonly width?: number
  readonly align?: 'left' | 'right'
  /** Sorting by this column is offered; the field must be declared on the server. */
  readonly sort?: boolean
  /** Hidden until chosen in the column settings. */
  readonly optional?: boolean
  readonly render?: (row: Row) => ReactNode
}
