import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Button as PlainButton } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import type { TreeSource } from '../form/FieldInput.tsx'
import { Icon } from '../Icon.tsx'
import { TableSkeleton } from '../Skeletons.tsx'
import { usePhone } from '../use-phone.ts'
import './ListFrame.css'
import { FilterBar } from './FilterBar.tsx'
import { FilterTags } from './FilterTags.tsx'
import { Toolbar, type ToolbarProps } from './Toolbar.tsx'
import type { Table } from './table-state.ts'
import { tableTexts } from './texts.ts'
import { Views } from './Views.tsx'

interface ListFrameProps extends Omit<ToolbarProps, 'summary'> {
  readonly table: Table
  readonly filters?: z.ZodObject
  readonly trees?: Readonly<Record<string, TreeSource>>
  readonly total?: number
  readonly more?: boolean
  /** How many rows a view holds, if the list can tell. */
  readonly countOf?: (filters: Table['filters']) => ReactNode
  readonly state: 'loading' | 'failed' | 'shown'
  readonly busy: boolean
  readonly children: ReactNode
}

/** What stands around the rows of every list: views and filters above, the toolbar, and its three bad days. */
export function ListFrame(props: ListFrameProps) {
  const { table, filters, trees, total, more, countOf, state, busy, children, ...tools } = props
  const t = useTexts(tableTexts)
  const summary = (
    <>
      {total !== undefined && <span>{t(more ? 'totalMore' : 'total', { total: total.toLocaleString('en-US') })}</span>}
      {filters && <FilterTags fields={filters} trees={trees} table={table} />}
    </>
  )
  return (
    <>
      {filters && <FilterCard table={table} filters={filters} trees={trees} countOf={countOf} />}
      <section className="list-card" aria-busy={busy}>
        <Toolbar {...tools} table={table} summary={summary} />
        {state === 'failed' && <ErrorState title={t('failedTitle')} text={t('failedText')} onRetry={tools.onRefresh} />}
        {state === 'loading' && <TableSkeleton rows={table.size} />}
        {state === 'shown' && (total === 0 ? <Nothing table={table} /> : children)}
      </section>
    </>
  )
}

function FilterCard({
  table,
  filters,
  trees,
  countOf,
}: Required<Pick<ListFrameProps, 'table' | 'filters'>> & ListFrameParts) {
  const t = useTexts(tableTexts)
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  const count = Object.keys(table.filters).length
  const views = (!phone || table.views.length > 0) && <Views table={table} countOf={countOf} />
  if (phone && !open)
    return (
      <section className="list-card">
        {views}
        <Button type="text" block icon={<Icon name="filter" />} aria-expanded={false} onClick={() => setOpen(true)}>
          {count > 0 ? t('filterCount', { count }) : t('filter')}
        </Button>
      </section>
    )
  return (
    <section className="list-card">
      {views}
      <FilterBar
        key={JSON.stringify(table.filters)}
        fields={filters}
        trees={trees}
        value={table.filters}
        onChange={(next) => {
          table.filter(next)
          setOpen(false)
        }}
      />
    </section>
  )
}

type ListFrameParts = Pick<ListFrameProps, 'trees' | 'countOf'>

function Nothing({ table }: { table: Table }) {
  const t = useTexts(tableTexts)
  const filtered = Object.keys(table.filters).length > 0
  return (
    <EmptyState
      title={t(filtered ? 'emptyTitle' : 'emptyPlainTitle')}
      text={t(filtered ? 'emptyFiltered' : 'emptyPlain')}
      action={
        filtered && (
          <PlainButton size="small" onClick={() => table.filter({})}>
            {t('clearFilters')}
          </PlainButton>
        )
      }
    />
  )
}
