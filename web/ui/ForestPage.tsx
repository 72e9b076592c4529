import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Call } from '#contract/kit/index.ts'
import { useTexts } from '../app/i18n/use-texts.ts'
import { AddButton } from './AddButton.tsx'
import type { FormValues } from './form/SchemaForm.tsx'
import { formTexts } from './form/texts.ts'
import { Page } from './Page.tsx'
import type { Column } from './table/columns.ts'
import { ForestTable } from './table/ForestTable.tsx'
import { type RecordRow, type RecordsOptions, useRecords } from './use-records.tsx'

type Node = RecordRow & { readonly children?: readonly Node[] }
type ForestCall<R> = Call & { readonly reply: z.ZodType<R[]> }

interface ForestPageProps<R extends Node, S extends z.ZodObject> extends RecordsOptions<R, S> {
  readonly title: string
  readonly calls: RecordsOptions<R, S>['calls'] & { readonly list: ForestCall<R> }
  readonly columns: readonly Column<R>[]
  readonly filters?: z.ZodObject
  /** What a new record starts with, below the given one if any. */
  readonly fresh: (parent?: R) => FormValues
  readonly children?: ReactNode
}

/** An administered tree, as departments: like a plain resource, and every row can get children. */
export function ForestPage<R extends Node, S extends z.ZodObject>(props: ForestPageProps<R, S>) {
  const { title, calls, columns, filters, permission, fresh, children } = props
  const t = useTexts(formTexts)
  const records = useRecords(props)
  const addBelow = (row: R) => records.add({ ...fresh(row), parentId: row.id }, `${calls.submit.path}:${row.id}`)
  const below = (row: R) => records.may('add') && { key: 'child', label: t('addChild'), onClick: () => addBelow(row) }
  return (
    <Page title={title} actions={records.may('add') && <AddButton onClick={() => records.add(fresh())} />}>
      <ForestTable
        call={calls.list}
        name={permission}
        columns={columns}
        filters={filters}
        actions={(row) => records.actions(row, [below(row)])}
        batch={records.batch}
        batchInToolbar
      />
      {records.drawers}
      {children}
    </Page>
  )
}
