import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { Call, PageOf, Reply, Sent } from '#contract/kit/index.ts'
import { startDownload } from '../../app/api/downloads.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { BatchBar } from '../BatchBar.tsx'
import type { TreeSource } from '../form/FieldInput.tsx'
import type { Column } from './columns.ts'
import { ListFrame } from './ListFrame.tsx'
import { Pager } from './Pager.tsx'
import { RowTable } from './RowTable.tsx'
import { type Filters, queryOf, useTableState } from './table-state.ts'
import { tableTexts } from './texts.ts'
import { usePageKeys } from './use-page-keys.ts'

type PageCall = Call & { readonly reply: z.ZodType<PageOf<{ id: string }>> }
export type RowOf<C extends PageCall> = Reply<C>['records'][number]

export interface CallTableProps<C extends PageCall> {
  /** A list call of the contract: the rows, their type and who may see them follow from it. */
  call: C
  /** Names the list in the browser's memory of views and columns. */
  name: string
  columns: readonly Column<RowOf<C>>[]
  filters?: z.ZodObject
  /** Fields of an exact list that are found by a part of their text. */
  contains?: readonly string[]
  /** Trees behind filters that choose from one. */
  trees?: Readonly<Record<string, TreeSource>>
  /** Always sent besides what the user filters by. */
  fixed?: Sent<C>
  actions?: (row: RowOf<C>) => ReactNode
  batch?: (rows: readonly RowOf<C>[], clear: () => void) => ReactNode
  /** The batch's buttons stand in the toolbar too while nothing is chosen, and say what is missing. */
  batchInToolbar?: boolean
  exportCall?: Call
  /** The filled button of a list that stands inside a page. */
  pageActions?: ReactNode
}

/** Every paged list of the workbench: saved views, filters, columns, row height, paging, export. */
export function CallTable<C extends PageCall>(props: CallTableProps<C>) {
  const {
    call,
    name,
    columns,
    filters,
    contains,
    trees,
    fixed,
    actions,
    batch,
    batchInToolbar,
    exportCall,
    pageActions,
  } = props
  const table = useTableState(name, optionalKeys(columns), Object.keys(filters?.shape ?? {}))
  const query = { ...queryOf(table, contains), ...(fixed as object) } as Sent<C>
  const { data, error, isPending, isFetching, refetch } = useCall(call, query, { keepPrevious: true })
  // What a page call answers, as its type says.
  const page = data as PageOf<RowOf<C>> | undefined
  const [picked, setPicked] = useState<readonly RowOf<C>[]>([])
  const exporter = useExport(exportCall, { ...table.filters, ...(fixed as object) }, page?.total)
  const keys = usePageKeys(table.current, page?.pages ?? 1, table.turnTo)
  const clear = () => setPicked([])
  // Rows that a new filter hides must not stay chosen.
  const filter = (next: Filters) => {
    clear()
    table.filter(next)
  }
  return (
    <div className="list" ref={keys}>
      <ListFrame
        table={{ ...table, filter }}
        columns={columns}
        filters={filters}
        trees={trees}
        total={page?.total}
        more={page?.more}
        countOf={(view) => <Count call={call} input={{ ...view, ...(fixed as object), size: 1 } as Sent<C>} />}
        state={page ? 'shown' : error ? 'failed' : isPending ? 'loading' : 'shown'}
        busy={isFetching}
        onRefresh={() => void refetch()}
        onExport={exporter.run}
        exporting={exporter.running}
        tools={
          <>
            {pageActions}
            {batchInToolbar && picked.length === 0 && batch?.([], clear)}
          </>
        }
      >
        <RowTable
          rows={page?.records ?? []}
          columns={columns}
          table={table}
          actions={actions}
          picked={picked}
          onPick={batch && setPicked}
        />
        {batch && <BatchBar count={picked.length} actions={batch(picked, clear)} onCancel={clear} />}
        {page && (
          <Pager
            current={table.current}
            size={table.size}
            total={page.total}
            more={page.more}
            onTurn={table.turnTo}
            onResize={table.resize}
          />
        )}
      </ListFrame>
    </div>
  )
}

export const optionalKeys = (columns: readonly { key: string; optional?: boolean }[]): string[] =>
  columns.filter(({ optional }) => optional).map(({ key }) => key)

const COUNTED_FOR_MS = 60_000

function Count<C extends PageCall>({ call, input }: { call: C; input: Sent<C> }) {
  const { data } = useCall(call, input, { staleTime: COUNTED_FOR_MS })
  const page = data as PageOf<unknown> | undefined
  return page && <em>{page.total.toLocaleString('en-US') + (page.more ? '+' : '')}</em>
}

/** The file arrives even if the page is left meanwhile; the shell shows how far it is. */
function useExport(call: Call | undefined, input: Filters, total = 0) {
  const t = useTexts(tableTexts)
  const [running, setRunning] = useState(false)
  const run = async (exporter: Call) => {
    setRunning(true)
    await startDownload(t('exportTitle', { total: total.toLocaleString('en-US') }), exporter, input)
    setRunning(false)
  }
  return { running, run: call && (() => void run(call)) }
}
