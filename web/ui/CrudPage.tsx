import { Button, Drawer } from 'antd'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { Call, PageOf } from '#contract/kit/index.ts'
import { useCall } from '../app/api/use-call.ts'
import { useLabel } from '../app/i18n/contract-labels.ts'
import { useTexts } from '../app/i18n/use-texts.ts'
import { useMay } from '../app/session/permissions.ts'
import { EditDrawer, type EditDrawerProps } from './form/EditDrawer.tsx'
import { RecordFacts } from './form/RecordFacts.tsx'
import { RemoveButton } from './form/RemoveButton.tsx'
import type { FormValues } from './form/SchemaForm.tsx'
import { formTexts } from './form/texts.ts'
import { useRemove } from './form/use-remove.ts'
import { Icon } from './Icon.tsx'
import { Page } from './Page.tsx'
import { type RowAction, RowActions } from './RowActions.tsx'
import { LinesSkeleton } from './Skeletons.tsx'
import { CallTable, type CallTableProps } from './table/CallTable.tsx'

type Row = FormValues & { readonly id: string }

type ListCall<R> = Call & { readonly reply: z.ZodType<PageOf<R>> }

export interface CrudFamily<R extends Row> {
  readonly list: ListCall<R>
  readonly detail: Call
  readonly submit: Call
  readonly remove: Call
}

type TableParts = 'filters' | 'fixed' | 'exportCall'
type FormParts = 'trees' | 'disabled' | 'sections' | 'when' | 'inputs'

export interface CrudPageProps<R extends Row, S extends z.ZodObject>
  extends Pick<CallTableProps<ListCall<R>>, TableParts>,
    Pick<EditDrawerProps<S>, FormParts> {
  readonly title: string
  /** Prefix of the permission codes and name of the list. */
  readonly permission: string
  readonly calls: CrudFamily<R>
  readonly form: S
  readonly columns: CallTableProps<ListCall<R>>['columns']
  /** How drawers name a row, in Chinese, as 岗位. */
  readonly noun: string
  /** What a new record starts with. */
  readonly fresh?: FormValues
  /** Pages without a view button. */
  readonly noView?: boolean
  /** Said instead of 新增成功, 修改成功 and 删除成功. */
  readonly done?: string
  readonly rowActions?: (row: R) => readonly (RowAction | false)[]
  readonly pageActions?: ReactNode
  readonly batch?: (rows: readonly R[], clear: () => void) => ReactNode
  readonly children?: ReactNode
}

/** A plain administered resource: list, add, edit, view, remove one or many. Everything else is data. */
export function CrudPage<R extends Row, S extends z.ZodObject>(props: CrudPageProps<R, S>) {
  const { title, permission, calls, columns, noun, fresh = NONE, noView, done, rowActions, pageActions, batch } = props
  const t = useTexts(formTexts)
  const label = useLabel()
  const may = useMay(permission)
  const { ask } = useRemove(calls.remove, { done })
  const [editing, setEditing] = useState<FormValues>()
  const [viewing, setViewing] = useState<R>()
  const actions = (row: R) => (
    <RowActions
      actions={[
        may('edit') && { key: 'edit', label: t('edit'), onClick: () => setEditing({ ...row }) },
        ...(rowActions?.(row) ?? []),
        !noView && may('view') && { key: 'view', label: t('view'), onClick: () => setViewing(row) },
        may('delete') && { key: 'remove', label: t('remove'), danger: true, onClick: () => ask([row.id]) },
      ]}
    />
  )
  return (
    <Page
      title={title}
      actions={
        <>
          {pageActions}
          {may('add') && (
            <Button type="primary" icon={<Icon name="plus" />} onClick={() => setEditing({ ...fresh })}>
              {t('add')}
            </Button>
          )}
        </>
      }
    >
      <CallTable
        {...tableParts(props)}
        call={calls.list}
        name={permission}
        columns={columns}
        actions={actions}
        batchInToolbar
        batch={(rows, clear) => (
          <>
            {rows.length > 0 && batch?.(rows, clear)}
            {may('delete') && (
              <RemoveButton batch call={calls.remove} done={done} ids={rows.map(({ id }) => id)} onDone={clear} />
            )}
          </>
        )}
      />
      {editing && (
        <EditDrawer
          {...formParts(props)}
          title={t(editing['id'] ? 'editNoun' : 'addNoun', { noun: label(noun) })}
          schema={props.form}
          call={calls.submit}
          initial={editing}
          done={done}
          onClose={() => setEditing(undefined)}
        />
      )}
      {viewing && <View {...props} row={viewing} onClose={() => setViewing(undefined)} />}
      {props.children}
    </Page>
  )
}

const NONE: FormValues = {}

const tableParts = <R extends Row, S extends z.ZodObject>({
  filters,
  fixed,
  exportCall,
  trees,
}: CrudPageProps<R, S>) => ({
  filters,
  fixed,
  exportCall,
  trees: trees as CallTableProps<ListCall<R>>['trees'],
})

const formParts = <R extends Row, S extends z.ZodObject>(props: CrudPageProps<R, S>) => {
  const { trees, disabled, sections, when, inputs } = props
  return { trees, disabled, sections, when, inputs }
}

interface ViewProps<R extends Row, S extends z.ZodObject> extends CrudPageProps<R, S> {
  readonly row: R
  readonly onClose: () => void
}

function View<R extends Row, S extends z.ZodObject>({ calls, form, trees, noun, row, onClose }: ViewProps<R, S>) {
  const t = useTexts(formTexts)
  const label = useLabel()
  const { data } = useCall(calls.detail, { id: row.id })
  return (
    <Drawer open size={600} title={t('viewNoun', { noun: label(noun) })} onClose={onClose}>
      {data ? <RecordFacts schema={form} record={data as FormValues} trees={trees} /> : <LinesSkeleton lines={6} />}
    </Drawer>
  )
}
