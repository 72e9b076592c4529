import { App, Button, Drawer, Form } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import type { Call, Sent } from '#contract/kit/index.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { type FormValues, SchemaForm, type SchemaFormProps } from './SchemaForm.tsx'
import { formTexts } from './texts.ts'

interface EditDrawerProps<S extends z.ZodObject> extends Pick<SchemaFormProps<S>, 'schema' | 'trees' | 'disabled'> {
  readonly title: string
  /** The call that saves; what it answers with an error stays in the form. */
  readonly call: Call
  /** The row being edited, or what a new one starts with. */
  readonly initial: FormValues
  readonly onClose: () => void
}

/** Adds or edits one record in a drawer; leaving with unsaved changes asks first. */
export function EditDrawer<S extends z.ZodObject>({ title, call, initial, onClose, ...fields }: EditDrawerProps<S>) {
  const t = useTexts(formTexts)
  const { modal } = App.useApp()
  const [form] = Form.useForm()
  const [dirty, setDirty] = useState(false)
  const save = useAction(call, { done: t(initial['id'] ? 'updated' : 'added'), after: onClose })

  const leave = () => {
    if (!dirty) return onClose()
    modal.confirm({ title: t('leave'), okText: t('leaveYes'), cancelText: t('leaveNo'), onOk: onClose })
  }
  return (
    <Drawer
      open
      size={600}
      title={title}
      onClose={leave}
      footer={
        <div className="drawer-actions">
          <Button onClick={leave}>{t('cancel')}</Button>
          <Button type="primary" loading={save.isPending} onClick={form.submit}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <SchemaForm
        {...fields}
        form={form}
        initial={initial}
        onDirty={() => setDirty(true)}
        onSubmit={(values) => save.mutate(values as Sent<Call>)}
      />
    </Drawer>
  )
}
