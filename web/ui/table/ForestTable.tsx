import { type ReactNode, useMemo, useState } from 'react'
import type { z } from 'zod'
import type { Call, Reply, Sent } from '#contract/kit/index.ts'
import { useCall } from '../../app/api/use-call.ts'
import { BatchBar } from '../BatchBar.tsx'
import { usePhone } from '../use-phone.ts'
import { optionalKeys } from './CallTable.tsx'
import type { Column } from './columns.ts'
import { ListFrame } from './ListFrame.tsx'
import { RowTable } from './RowTable.tsx'
import type { Row } from './rows.ts'
import { type Filters, useTableState } from './table-state.ts'

type ForestCall = Call & { readonly reply: z.ZodType<Row[]> }
type NodeOf<C extends ForestCall> = Reply<C>[number]

interface ForestTableProps<C extends ForestCall> {
  /** A call that answers a whole forest, filtered by the fields below. */
  call: C
  name: string
  columns: readonly Column<NodeOf<C>>[]
  filters?: z.ZodObject
  /** Always sent besides what the user filters by. */
  fixed?: Sent<C>
  actions?: (row: NodeOf<C>) => ReactNode
  batch?: (rows: readonly NodeOf<C>[], clear: () => void) => ReactNode
  batchInToolbar?: boolean
  /** The filled button of a list that stands inside a page. */
  pageActions?: ReactNode
}

/** Rows that come all at once, mostly a tree, as departments and menus. Roots stand open, on phones closed; a search opens everything it found. */
export function ForestTable<C extends ForestCall>(props: ForestTableProps<C>) {
  const { call, name, columns, filters, fixed, actions, batch, batchInToolbar, pageActions } = props
  const table = useTableState(name, optionalKeys(columns), Object.keys(filters?.shape ?? {}))
  const { data, error, isPending, isFetching, refetch } = useCall(
    call,
    { ...table.filters, ...(fixed as object) } as Sent<C>,
    {
      keepPrevious: true,
    },
  )
  const forest = data as NodeOf<C>[] | undefined
  const [picked, setPicked] = useState<readonly NodeOf<C>[]>([])
  const [chosen, setOpened] = useState<readonly string[]>()
  const found = Object.keys(table.filters).length > 0
  const phone = usePhone()
  const levels = found ? DEEPEST : phone ? 0 : 1
  const first = useMemo(() => idsWithChildren(forest ?? [], levels), [forest, levels])
  const clear = () => setPicked([])
  const filter = (next: Filters) => {
    clear()
    setOpened(undefined)
    table.filter(next)
  }
  return (
    <div className="list">
      <ListFrame
        table={{ ...table, filter }}
        columns={columns}
        filters={filters}
        total={forest && countOf(forest)}
        state={forest ? 'shown' : error ? 'failed' : isPending ? 'loading' : 'shown'}
        busy={isFetching}
        onRefresh={() => void refetch()}
        exporting={false}
        tools={
          <>
            {pageActions}
            {batchInToolbar && picked.length === 0 && batch?.([], clear)}
          </>
        }
      >
        <RowTable
          rows={forest ?? []}
          columns={columns}
          table={table}
          actions={actions}
          picked={picked}
          onPick={batch && setPicked}
          opened={chosen ?? first}
          onOpen={setOpened}
        />
        {batch && <BatchBar count={picked.length} actions={batch(picked, clear)} onCancel={clear} />}
      </ListFrame>
    </div>
  )
}

const DEEPEST = 10

const idsWithChildren = (rows: readonly Row[], levels: number): string[] =>
  levels === 0
    ? []
    : rows.flatMap(({ id, children }) => (children ? [id, ...idsWithChildren(children, levels - 1)] : []))

const countOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { children = [] }) => sum + 1 + countOf(children), 0)
