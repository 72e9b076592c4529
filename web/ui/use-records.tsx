import { Drawer } from 'antd'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { Call } from '#contract/kit/index.ts'
import { callServer } from '../app/api/call.ts'
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
import { type RowAction, RowActions } from './RowActions.tsx'
import { LinesSkeleton } from './Skeletons.tsx'

export type RecordRow = FormValues & { readonly id: string }

type FormParts = 'trees' | 'sections' | 'when' | 'inputs'

export interface RecordsOptions<R extends RecordRow, S extends z.ZodObject>
  extends Pick<EditDrawerProps<S>, FormParts> {
  /** Prefix of the permission codes. */
  readonly permission: string
  readonly calls: { readonly detail: Call; readonly submit: Call; readonly remove: Call }
  readonly form: S
  /** What a new record is asked for, where that is more. */
  readonly newForm?: z.ZodObject
  /** Fields that an existing record keeps. */
  readonly setOnce?: EditDrawerProps<S>['disabled']
  /** Fields that the page itself sets. */
  readonly locked?: EditDrawerProps<S>['disabled']
  /** How drawers name a row, in Chinese, as 岗位. */
  readonly noun: string
  /** Pages without a view button. */
  readonly noView?: boolean
  /** Rows tell less than records, as those with long texts do: a form starts from the detail. */
  readonly lean?: boolean
  /** Said instead of 新增成功, 修改成功 and 删除成功. */
  readonly done?: string
  /** Replaces the permission codes, where one code allows everything. */
  readonly may?: (button: string) => boolean
  /** What else can be done with a row. */
  readonly rowActions?: (row: R) => readonly (RowAction | false)[]
  readonly batch?: (rows: readonly R[], clear: () => void) => ReactNode
}

interface Editing {
  readonly initial: FormValues
  readonly draft?: string
}

/** Adding, editing, viewing and removing the records of one resource, as lists and trees of them need it. */
export function useRecords<R extends RecordRow, S extends z.ZodObject>(options: RecordsOptions<R, S>) {
  const { calls, noView, lean, done, rowActions, batch } = options
  const t = useTexts(formTexts)
  const coded = useMay(options.permission)
  const may = options.may ?? coded
  const { ask } = useRemove(calls.remove, { done })
  const [editing, setEditing] = useState<Editing>()
  const [viewing, setViewing] = useState<R>()
  const edit = async (row: R) => {
    // A detail call answers the record that the form writes.
    const record = lean ? ((await callServer(calls.detail, { id: row.id })) as FormValues) : recordOf(row)
    setEditing({ initial: record })
  }
  return {
    may,
    add: (initial: FormValues, draft?: string) => setEditing({ initial: { ...initial }, draft }),
    actions: (row: R, further: readonly (RowAction | false)[] = []) => (
      <RowActions
        actions={[
          may('edit') && { key: 'edit', label: t('edit'), onClick: () => void edit(row).catch(() => {}) },
          ...(rowActions?.(row) ?? []),
          ...further,
          !noView && may('view') && { key: 'view', label: t('view'), onClick: () => setViewing(row) },
          may('delete') && { key: 'remove', label: t('remove'), danger: true, onClick: () => ask([row.id]) },
        ]}
      />
    ),
    batch: (rows: readonly R[], clear: () => void) => (
      <>
        {rows.length > 0 && batch?.(rows, clear)}
        {may('delete') && (
          <RemoveButton batch call={calls.remove} done={done} ids={rows.map(({ id }) => id)} onDone={clear} />
        )}
      </>
    ),
    drawers: (
      <>
        {editing && <Edit options={options} {...editing} onClose={() => setEditing(undefined)} />}
        {viewing && <View options={options} row={viewing} onClose={() => setViewing(undefined)} />}
      </>
    ),
  }
}

/** A row of a tree carries the rows below it, which are no part of the record. */
function recordOf({ children: _below, hasChildren: _any, ...record }: FormValues): FormValues {
  return record
}

interface EditProps<R extends RecordRow, S extends z.ZodObject> extends Editing {
  readonly options: RecordsOptions<R, S>
  readonly onClose: () => void
}

function Edit<R extends RecordRow, S extends z.ZodObject>({ options, initial, draft, onClose }: EditProps<R, S>) {
  const { form, newForm = form, calls, trees, sections, when, inputs, setOnce = [], locked = [], noun, done } = options
  const t = useTexts(formTexts)
  const label = useLabel()
  const isNew = !initial['id']
  return (
    <EditDrawer
      title={t(isNew ? 'addNoun' : 'editNoun', { noun: label(noun) })}
      // The form of a new record has every field of the other.
      schema={(isNew ? newForm : form) as S}
      call={calls.submit}
      disabled={isNew ? locked : [...locked, ...setOnce]}
      {...{ initial, draft, trees, sections, when, inputs, done, onClose }}
    />
  )
}

interface ViewProps<R extends RecordRow, S extends z.ZodObject> {
  readonly options: RecordsOptions<R, S>
  readonly row: R
  readonly onClose: () => void
}

function View<R extends RecordRow, S extends z.ZodObject>({ options, row, onClose }: ViewProps<R, S>) {
  const { calls, form, trees, noun } = options
  const t = useTexts(formTexts)
  const label = useLabel()
  const { data } = useCall(calls.detail, { id: row.id })
  return (
    <Drawer
      open
      size={600}
      closable={{ placement: 'end' }}
      title={t('viewNoun', { noun: label(noun) })}
      onClose={onClose}
    >
      {data ? <RecordFacts schema={form} record={data as FormValues} trees={trees} /> : <LinesSkeleton lines={6} />}
    </Drawer>
  )
}
