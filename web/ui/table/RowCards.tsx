import { Checkbox } from 'antd'
import { Fragment } from 'react'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../Icon.tsx'
import { cellOf, isNothing, shownColumns } from './cells.tsx'
import './RowCards.css'
import type { Row, RowTableProps } from './rows.ts'
import { tableTexts } from './texts.ts'

/** The rows on a phone: the first column is the card's title, the others are facts beneath it. */
export function RowCards<R extends Row>({ rows, ...props }: RowTableProps<R>) {
  return (
    <ul className="row-cards">
      {rows.map((row) => (
        <Branch key={row.id} row={row} depth={0} {...props} />
      ))}
    </ul>
  )
}

type BranchProps<R extends Row> = Omit<RowTableProps<R>, 'rows'> & { readonly row: R; readonly depth: number }

/** A card and, once opened, the cards of its children, set in a little. */
function Branch<R extends Row>({ row, depth, ...props }: BranchProps<R>) {
  const open = props.opened?.includes(row.id)
  // A row's children are rows of the same list.
  const children = (row.children ?? []) as readonly R[]
  return (
    <>
      <li className="row-card" style={{ paddingLeft: 16 + Math.min(depth, 4) * 14 }}>
        <RowCard row={row} {...props} />
      </li>
      {open && children.map((child) => <Branch key={child.id} row={child} depth={depth + 1} {...props} />)}
    </>
  )
}

function RowCard<R extends Row>({
  row,
  columns,
  table,
  actions,
  picked,
  onPick,
  ...tree
}: Omit<BranchProps<R>, 'depth'>) {
  const label = useLabel()
  const t = useTexts(tableTexts)
  const [lead, ...facts] = shownColumns(columns, table)
  const chosen = picked?.some(({ id }) => id === row.id) ?? false
  const name = String((lead && row[lead.key]) ?? '')
  const pick = () => onPick?.(chosen ? (picked ?? []).filter(({ id }) => id !== row.id) : [...(picked ?? []), row])
  return (
    <>
      <div className="row-card-head">
        {onPick && <Checkbox checked={chosen} onChange={pick} aria-label={t('pick', { name })} />}
        <b>{lead && cellOf(lead, row)}</b>
        {row.children && <Opener row={row} name={name} {...tree} />}
      </div>
      <dl>
        {facts.map((column) => {
          const cell = cellOf(column, row)
          if (isNothing(cell)) return null
          return (
            <Fragment key={column.key}>
              <dt>{label(column.title)}</dt>
              <dd>{cell}</dd>
            </Fragment>
          )
        })}
      </dl>
      {actions && <div className="row-actions">{actions(row)}</div>}
    </>
  )
}

interface OpenerProps {
  readonly row: Row
  readonly name: string
  readonly opened?: readonly string[]
  readonly onOpen?: (ids: readonly string[]) => void
}

function Opener({ row, name, opened = [], onOpen }: OpenerProps) {
  const t = useTexts(tableTexts)
  const open = opened.includes(row.id)
  return (
    <button
      type="button"
      className="row-card-opener"
      aria-expanded={open}
      aria-label={t('openChildren', { name })}
      onClick={() => onOpen?.(open ? opened.filter((id) => id !== row.id) : [...opened, row.id])}
    >
      {row.children?.length}
      <Icon name={open ? 'up' : 'down'} />
    </button>
  )
}
