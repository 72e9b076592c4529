import type { CSSProperties, ReactNode } from 'react'
import './Cells.css'
import type { Column } from './columns.ts'

const WIDEST = 320

/** What a cell shows: its own drawing, or the value as one line that tells the rest in its tooltip. */
export function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.render) return column.render(row)
  const value = row[column.key]
  if (typeof value === 'number') return value
  const text = typeof value === 'string' ? value : ''
  if (!text) return NOTHING
  // React's style type knows no custom properties.
  const style = { '--cell': `${column.width ?? WIDEST}px` } as CSSProperties
  return (
    <span className="cell-text" style={style} title={text}>
      {text}
    </span>
  )
}

/** An empty cell says so, lest it look like something that did not load. */
const NOTHING = <span className="cell-none">–</span>

export const isNothing = (cell: ReactNode): boolean => cell === NOTHING || cell === '' || cell === undefined

/** Chosen columns in the chosen order. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  { hidden, order }: { hidden: readonly string[]; order: readonly string[] },
): Column<Row>[] {
  const [first, ...rest] = columns
  if (!first) return []
  return [first, ...inOrder(rest, order).filter(({ key }) => !hidden.includes(key))]
}

/** Columns that came after the user arranged the others keep their own place at the end. */
export function inOrder<C extends { readonly key: string }>(columns: readonly C[], order: readonly string[]): C[] {
  const place = ({ key }: C) => (order.includes(key) ? order.indexOf(key) : order.length)
  return [...columns].sort((one, other) => place(one) - place(other))
}
