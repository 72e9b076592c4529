import { Table as AntTable, type TableColumnsType } from 'antd'
import type { Key } from 'react'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../Icon.tsx'
import { usePhone } from '../use-phone.ts'
import { cellOf, shownColumns } from './cells.tsx'
import type { Column } from './columns.ts'
import { RowCards } from './RowCards.tsx'
import type { Row, RowTableProps } from './rows.ts'
import './RowTable.css'
import type { Table } from './table-state.ts'
import { tableTexts } from './texts.ts'

/** Height of top bar and tab bar, beneath which the header of a table stays. */
const UNDER_BARS = 96

/** Rows as a table, on phones as cards. */
export function RowTable<R extends Row>(props: RowTableProps<R>) {
  const phone = usePhone()
  return phone ? <RowCards {...props} /> : <DeskTable {...props} />
}

function DeskTable<R extends Row>(props: RowTableProps<R>) {
  const { rows, columns, table, actions, picked, onPick, opened, onOpen } = props
  const t = useTexts(tableTexts)
  const label = useLabel()
  const act = actions && {
    key: '(actions)',
    title: t('actions'),
    fixed: 'right' as const,
    render: (_value: unknown, row: R) => <div className="row-actions">{actions(row)}</div>,
  }
  return (
    <AntTable<R>
      className={`row-table ${table.density}`}
      rowKey="id"
      pagination={false}
      dataSource={rows as R[]}
      columns={[...antColumns(columns, table, label, t('sortWord')), ...(act ? [act] : [])]}
      scroll={{ x: 'max-content' }}
      sticky={{ offsetHeader: UNDER_BARS }}
      showSorterTooltip={false}
      sortDirections={['ascend', 'descend']}
      rowSelection={
        onPick && {
          selectedRowKeys: picked?.map(({ id }) => id),
          preserveSelectedRowKeys: true,
          columnWidth: 44,
          onChange: (_keys: Key[], chosen: R[]) => onPick(chosen),
        }
      }
      expandable={
        onOpen && { expandedRowKeys: opened, onExpandedRowsChange: (keys) => onOpen(keys.map(String)), indentSize: 20 }
      }
      onChange={(_page, _filters, sorter) => {
        const { field, order } = Array.isArray(sorter) ? sorter[0]! : sorter
        table.sortBy(order ? { field: String(field), down: order === 'descend' } : undefined)
      }}
    />
  )
}

function antColumns<R>(
  columns: readonly Column<R>[],
  table: Table,
  label: (text: string) => string,
  words: string,
): TableColumnsType<R> {
  const [up, down] = words.split('|')
  return shownColumns(columns, table).map((column, index) => {
    const order = table.sort?.field === column.key ? (table.sort.down ? 'descend' : 'ascend') : null
    return {
      key: column.key,
      dataIndex: column.key,
      title: label(column.title),
      width: column.width,
      align: column.align,
      className: index === 0 ? 'lead' : undefined,
      sorter: column.sort,
      sortOrder: order,
      sortIcon: () => (
        <span className="sort-word">{order ? order === 'ascend' ? up : down : <Icon name="sort" size={12} />}</span>
      ),
      render: (_value: unknown, row: R) => cellOf(column, row),
    }
  })
}
