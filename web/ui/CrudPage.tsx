import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Call, PageOf } from '#contract/kit/index.ts'
import { AddButton } from './AddButton.tsx'
import type { FormValues } from './form/SchemaForm.tsx'
import { Page } from './Page.tsx'
import { CallTable, type CallTableProps } from './table/CallTable.tsx'
import { type RecordRow, type RecordsOptions, useRecords } from './use-records.tsx'

type ListCall<R> = Call & { readonly reply: z.ZodType<PageOf<R>> }

export interface CrudPageProps<R extends RecordRow, S extends z.ZodObject>
  extends RecordsOptions<R, S>,
    Pick<CallTableProps<ListCall<R>>, 'columns' | 'filters' | 'contains' | 'exportCall'> {
  readonly title: string
  readonly calls: RecordsOptions<R, S>['calls'] & { readonly list: ListCall<R> }
  /** What a new record starts with. */
  readonly fresh?: FormValues
  readonly pageActions?: ReactNode
  readonly children?: ReactNode
}

/** A plain administered resource: list, add, edit, view, remove one or many. Everything about it is data. */
export function CrudPage<R extends RecordRow, S extends z.ZodObject>(props: CrudPageProps<R, S>) {
  const {
    title,
    calls,
    columns,
    filters,
    contains,
    exportCall,
    permission,
    trees,
    fresh = {},
    pageActions,
    children,
  } = props
  const records = useRecords(props)
  return (
    <Page
      title={title}
      actions={
        <>
          {pageActions}
          {records.may('add') && <AddButton onClick={() => records.add(fresh)} />}
        </>
      }
    >
      <CallTable
        call={calls.list}
        name={permission}
        {...{ columns, filters, contains, exportCall }}
        // The form's trees stand behind the filters of the same names.
        trees={trees as CallTableProps<ListCall<R>>['trees']}
        actions={records.actions}
        batch={records.batch}
        batchInToolbar
      />
      {records.drawers}
      {children}
    </Page>
  )
}
