import { Table as AntTable, type TableColumnsType } from 'antd'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { Call, PageOf, Reply, Sent } from '#contract/kit/index.ts'
import { downloadFile } from '../../app/api/call.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { notify } from '../../app/notify.ts'
import { BatchBar } from '../BatchBar.tsx'
import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { TableSkeleton } from '../Skeletons.tsx'
import './CallTable.css'
import type { Column } from './columns.ts'
import { FilterBar } from './FilterBar.tsx'
import { FilterTags } from './FilterTags.tsx'
import { Pager } from './Pager.tsx'
import { Toolbar } from './Toolbar.tsx'
import { queryOf, useTableState } from './table-state.ts'
import { tableTexts } from './texts.ts'
import { Views } from './Views.tsx'

type PageCall = Call & { readonly reply: z.ZodType<PageOf<{ id: string }>> }
type RowOf<C extends PageCall> = Reply<C>['records'][number]

interface CallTableProps<C extends PageCall> {
  /** A list call of the contract: the rows, their type and who may see them follow from it. */
  call: C
  /** Names the list in the browser's memory of views and columns. */
  name: string
  columns: readonly Column<RowOf<C>>[]
  filters?: z.ZodObject
  /** Always sent besides what the user filters by. */
  fixed?: Sent<C>
  actions?: (row: RowOf<C>) => ReactNode
  batch?: (rows: readonly RowOf<C>[], clear: () => void) => ReactNode
  exportCall?: Call
}

const SIZES = { loose: 'large', standard: 'middle', tight: 'small' } as const

/** Every list of the workbench: saved views, filters, columns, row height, paging, export, and its three bad days. */
export function CallTable<C extends PageCall>(props: CallTableProps<C>) {
  const { call, name, columns, filters, fixed, actions, batch, exportCall } = props
  const t = useTexts(tableTexts)
  const label = useLabel()
  const table = useTableState(
    name,
    columns.filter((column) => column.optional).map(({ key }) => key),
  )
  const query = { ...queryOf(table), ...(fixed as object) } as Sent<C>
  const { data, error, isPending, isFetching, refetch } = useCall(call, query, { keepPrevious: true })
  const [picked, setPicked] = useState<readonly RowOf<C>[]>([])
  const [exporting, setExporting] = useState(false)
  const page = data as PageOf<RowOf<C>> | undefined
  const filtered = Object.keys(table.filters).length > 0

  const turnByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const inField = (event.target as HTMLElement).closest('input, textarea, [role=tab]')
    const next = table.current + (step ?? 0)
    if (step && !inField && next >= 1 && next <= (page?.pages ?? 1)) table.turnTo(next)
  }
  const runExport = async (exporter: Call) => {
    setExporting(true)
    await downloadFile(exporter, { ...table.filters, ...(fixed as object) }).then(
      () => notify.success(t('exported')),
      () => {},
    )
    setExporting(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys turn pages wherever the focus is inside the list.
    <div className="call-table" onKeyDown={turnByKey}>
      {filters && (
        <section className="call-table-card">
          <Views table={table} />
          <FilterBar
            key={JSON.stringify(table.filters)}
            fields={filters}
            value={table.filters}
            onChange={table.filter}
          />
        </section>
      )}
      <section className="call-table-card" aria-busy={isFetching}>
        <Toolbar
          table={table}
          titles={new Map(columns.map(({ key, title }) => [key, title]))}
          summary={
            <>
              {page && t(page.more ? 'totalMore' : 'total', { total: page.total.toLocaleString('en-US') })}
              {filters && <FilterTags fields={filters} table={table} />}
            </>
          }
          onRefresh={() => void refetch()}
          onExport={exportCall && (() => void runExport(exportCall))}
          exporting={exporting}
        />
        {error && !page ? (
          <ErrorState title={t('failedTitle')} text={t('failedText')} onRetry={() => void refetch()} />
        ) : isPending ? (
          <TableSkeleton rows={table.sizeNow} />
        ) : page?.total === 0 ? (
          <EmptyState
            title={t('emptyTitle')}
            text={t(filtered ? 'emptyFiltered' : 'emptyPlain')}
            action={filtered && <Button onClick={() => table.filter({})}>{t('clearFilters')}</Button>}
          />
        ) : (
          <AntTable<RowOf<C>>
            rowKey="id"
            size={SIZES[table.density]}
            pagination={false}
            dataSource={[...(page?.records ?? [])]}
            columns={antColumns(columns, table, label, actions, t('actions'))}
            scroll={{ x: 'max-content' }}
            sticky={{ offsetHeader: 0 }}
            rowSelection={
              batch && { selectedRowKeys: picked.map(({ id }) => id), onChange: (_keys, rows) => setPicked(rows) }
            }
            onChange={(_page, _filters, sorter) => {
              const { field, order } = Array.isArray(sorter) ? sorter[0]! : sorter
              table.sortBy(order ? { field: String(field), down: order === 'descend' } : undefined)
            }}
          />
        )}
        {batch && picked.length > 0 && (
          <BatchBar count={picked.length} actions={batch(picked, () => setPicked([]))} onCancel={() => setPicked([])} />
        )}
        {page && page.total > 0 && (
          <Pager
            current={table.current}
            size={table.sizeNow}
            total={page.total}
            more={page.more}
            onTurn={table.turnTo}
            onResize={table.resize}
          />
        )}
      </section>
    </div>
  )
}

function antColumns<Row>(
  columns: readonly Column<Row>[],
  table: ReturnType<typeof useTableState>,
  label: (text: string) => string,
  actions: ((row: Row) => ReactNode) | undefined,
  actionsTitle: string,
): TableColumnsType<Row> {
  const shown = columns.filter(({ key }) => !table.hidden.includes(key))
  const data = shown.map(({ key, title, width, align, sort, render }) => ({
    key,
    dataIndex: key,
    title: label(title),
    width,
    align,
    sorter: sort,
    sortOrder: table.sort?.field === key ? (table.sort.down ? ('descend' as const) : ('ascend' as const)) : null,
    render: render && ((_value: unknown, row: Row) => render(row)),
  }))
  const act = actions && {
    key: '(actions)',
    title: actionsTitle,
    fixed: 'right' as const,
    render: (_value: unknown, row: Row) => <div className="row-actions">{actions(row)}</div>,
  }
  return act ? [...data, act] : data
}
