import { Button, Drawer, Form } from 'antd'
import dayjs from 'dayjs'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { type Call, fieldMeta, type Sent } from '#contract/kit/index.ts'
import { CallError } from '../../app/api/errors.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { notify } from '../../app/notify.ts'
import { Icon } from '../Icon.tsx'
import { type FormValues, SchemaForm, type SchemaFormProps } from './SchemaForm.tsx'
import { fieldIn, shownFields } from './schema.ts'
import { formTexts } from './texts.ts'
import { useDraft } from './use-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

export interface SaveWay {
  readonly label: string
  readonly values: FormValues
  readonly done?: string
}

type Fields = 'schema' | 'trees' | 'disabled' | 'sections' | 'when' | 'inputs'

export interface EditDrawerProps<S extends z.ZodObject> extends Pick<SchemaFormProps<S>, Fields> {
  readonly title: string
  /** What is being edited, beneath the title. */
  readonly note?: string
  /** The call that saves; what it answers with an error stays in the form. */
  readonly call: Call
  /** The row being edited, or what a new one starts with. */
  readonly initial: FormValues
  /** Names the draft of a new record where one call saves several kinds. */
  readonly draft?: string
  /** Said instead of 新增成功 and 修改成功. */
  readonly done?: string
  /** Ways to save instead of 保存, each with what it adds to the form; the last one is the main one. */
  readonly ways?: readonly SaveWay[]
  readonly onClose: () => void
}

/** Adds or edits one record. A new one is kept as a draft; leaving with unsaved changes asks first. */
export function EditDrawer<S extends z.ZodObject>(props: EditDrawerProps<S>) {
  const { title, note, call, initial, draft: draftName, done, onClose, ...fields } = props
  const t = useTexts(formTexts)
  const ways = props.ways ?? [{ label: t('save'), values: {} }]
  const chosen = useRef(ways.at(-1)!)
  const [form] = Form.useForm()
  const isNew = !initial['id']
  const draft = useDraft(isNew ? (draftName ?? call.path) : undefined, (values) => draftable(fields, values))
  const [restored, setRestored] = useState(draft.found)
  const [dirty, setDirty] = useState(restored !== undefined)
  const [saved, setSaved] = useState(false)
  const save = useAction(call, {
    silent: true,
    after: () => {
      notify.success(chosen.current.done ?? done ?? t(isNew ? 'added' : 'updated'))
      draft.clear()
      setSaved(true)
      onClose()
    },
  })
  const leave = useLeaveGuard(dirty && !saved, onClose, isNew ? t('draftKept') : undefined)
  const discard = () => {
    draft.clear()
    setRestored(undefined)
    setDirty(false)
    form.setFieldsValue({
      ...Object.fromEntries(shownFields(fields.schema).map((name) => [name, undefined])),
      ...initial,
    })
  }
  return (
    <Drawer
      open
      size={600}
      className="edit-drawer"
      closable={{ placement: 'end' }}
      title={
        <>
          {title}
          {note && <small>{note}</small>}
        </>
      }
      onClose={leave}
      footer={
        <div className="drawer-actions">
          {draft.savedAt && <span>{t('draftSaved', { time: dayjs(draft.savedAt).format('HH:mm') })}</span>}
          <Button onClick={leave}>{t('cancel')}</Button>
          {ways.map((way, index) => (
            <Button
              key={way.label}
              type={index === ways.length - 1 ? 'primary' : 'default'}
              loading={save.isPending && chosen.current.label === way.label}
              disabled={save.isPending && chosen.current.label !== way.label}
              onClick={() => {
                chosen.current = way
                form.submit()
              }}
            >
              {way.label}
            </Button>
          ))}
        </div>
      }
    >
      {restored && (
        <p className="draft-found" role="status">
          <Icon name="clock" />
          {t('draft', { time: dayjs(restored.at).format('MM-DD HH:mm') })}
          <Button type="link" size="small" onClick={discard}>
            {t('discard')}
          </Button>
        </p>
      )}
      <SchemaForm
        {...fields}
        form={form}
        initial={{ ...initial, ...restored?.values }}
        refusal={save.error instanceof CallError ? save.error.message : undefined}
        onChange={(values) => {
          setDirty(true)
          draft.save(values)
        }}
        onSubmit={(values) => save.mutate({ ...values, ...chosen.current.values } as Sent<Call>)}
      />
    </Drawer>
  )
}

/** Neither secrets nor what the page itself sets are kept. */
function draftable(
  { schema, disabled = [] }: Pick<SchemaFormProps<z.ZodObject>, 'schema' | 'disabled'>,
  values: FormValues,
) {
  const names = shownFields(schema).filter(
    (name) => fieldMeta(fieldIn(schema, name)!).widget !== 'password' && !disabled.includes(name),
  )
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])))
}
