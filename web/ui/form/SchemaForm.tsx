import { Form, type FormInstance } from 'antd'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { fieldMeta } from '#contract/kit/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { FieldInput, type TreeSource } from './FieldInput.tsx'
import './SchemaForm.css'
import { formTexts } from './texts.ts'

export type FormValues = Record<string, unknown>

export interface SchemaFormProps<S extends z.ZodObject> {
  /** A form of the contract: fields, labels, rules and messages follow from it. */
  readonly schema: S
  readonly form: FormInstance
  readonly initial?: FormValues
  readonly trees?: Readonly<Partial<Record<Extract<keyof S['shape'], string>, TreeSource>>>
  readonly disabled?: readonly Extract<keyof S['shape'], string>[]
  readonly onSubmit: (values: z.input<S>) => void
  readonly onDirty?: () => void
}

/** Two columns of fields with the messages of the contract, said when a field is left and again on saving. */
export function SchemaForm<S extends z.ZodObject>(props: SchemaFormProps<S>) {
  const { schema, form, initial, trees = {}, disabled = [], onSubmit, onDirty } = props
  const t = useTexts(formTexts)
  const label = useLabel()
  const [wrong, setWrong] = useState<readonly [string, string][]>([])
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
  useEffect(() => form.setFieldsValue(initial ?? {}), [form, initial])

  const submit = (values: FormValues) => {
    const issues = issuesOf(schema, values)
    setWrong(issues.map(({ name, message }) => [name, label(message)]))
    form.setFields(issues.map(({ name, message }) => ({ name, errors: [label(message)] })))
    if (issues.length === 0) onSubmit({ ...initial, ...values } as z.input<S>)
  }
  return (
    <Form form={form} layout="vertical" requiredMark className="schema-form" onValuesChange={onDirty} onFinish={submit}>
      {wrong.length > 0 && (
        <div className="schema-form-wrong" role="alert">
          <b>{t('fix', { count: wrong.length })}</b>
          {wrong.map(([name, message]) => (
            <button key={name} type="button" onClick={() => form.getFieldInstance(name)?.focus?.()}>
              {message}
            </button>
          ))}
        </div>
      )}
      {fields.map(([name, field]) => {
        const meta = fieldMeta(field)
        if (meta.widget === 'hidden' || !meta.label) return null
        return (
          <Form.Item
            key={name}
            name={name}
            label={label(meta.label)}
            required={meta.required}
            className={meta.widget === 'area' || meta.widget === 'html' ? 'wide' : undefined}
            validateTrigger="onBlur"
            rules={[{ validator: (_rule, value: unknown) => checkField(field, value, label) }]}
          >
            <FieldInput
              meta={meta}
              tree={(trees as Record<string, TreeSource>)[name]}
              disabled={(disabled as readonly string[]).includes(name)}
            />
          </Form.Item>
        )
      })}
    </Form>
  )
}

async function checkField(field: z.ZodType, value: unknown, label: (text: string) => string): Promise<void> {
  const { error } = field.safeParse(value ?? undefined)
  if (error) throw new Error(label(error.issues[0]!.message))
}

/** One message a field: the first. */
function issuesOf(schema: z.ZodObject, values: FormValues) {
  const { error } = schema.safeParse(values)
  const named = (error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), message }))
  return named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index)
}
