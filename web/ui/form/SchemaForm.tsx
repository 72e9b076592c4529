import { Form, type FormInstance } from 'antd'
import { type ComponentType, type ReactNode, useId, useState } from 'react'
import type { z } from 'zod'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { ErrorSummary, type WrongField } from './ErrorSummary.tsx'
import type { FieldInputProps, TreeSource } from './FieldInput.tsx'
import { FormField } from './FormField.tsx'
import './SchemaForm.css'
import { checkField, issuesOf, labelOf, shownFields } from './schema.ts'

export type FormValues = Record<string, unknown>

type Name<S extends z.ZodObject> = Extract<keyof S['shape'], string>

export interface SchemaFormProps<S extends z.ZodObject> {
  /** A form of the contract: fields, labels, rules and messages follow from it. */
  readonly schema: S
  readonly form: FormInstance
  readonly initial?: FormValues
  readonly trees?: Readonly<Partial<Record<Name<S>, TreeSource>>>
  readonly disabled?: readonly Name<S>[]
  /** Headings with the fields below them; fields of no section come first. */
  readonly sections?: readonly { readonly title: string; readonly fields: readonly string[] }[]
  /** Fields that are asked for only with certain other values. */
  readonly when?: Readonly<Partial<Record<Name<S>, (values: FormValues) => boolean>>>
  /** Controls of this form alone, as an icon picker. */
  readonly inputs?: Readonly<Partial<Record<Name<S>, ComponentType<FieldInputProps>>>>
  /** What the server said against it. */
  readonly refusal?: string
  readonly onSubmit: (values: z.input<S>) => void
  readonly onChange?: (values: FormValues) => void
}

/** Two columns of fields with the messages of the contract, said when a field is left and again on saving. */
export function SchemaForm<S extends z.ZodObject>(props: SchemaFormProps<S>) {
  const { schema, form, initial, sections = [], when = {}, refusal, onSubmit, onChange } = props
  const label = useLabel()
  const name = useId()
  const [wrong, setWrong] = useState<readonly WrongField[]>([])
  const watched: FormValues | undefined = Form.useWatch([], form)
  const conditions = when as Record<string, ((values: FormValues) => boolean) | undefined>
  const fields = shownFields(schema).filter((field) => conditions[field]?.({ ...initial, ...watched }) ?? true)

  const collect = () => {
    const issues = issuesOf(schema, pick(form.getFieldsValue(), fields), initial)
    setWrong(issues.map(({ field }) => ({ field, label: label(labelOf(schema, field)), id: `${name}_${field}` })))
    form.setFields(issues.map(({ field, message }) => ({ name: field, errors: [label(message)] })))
    return issues
  }
  const submit = () => {
    if (collect().length === 0) onSubmit({ ...initial, ...pick(form.getFieldsValue(), fields) } as z.input<S>)
  }
  const draw = (field: string): ReactNode => (
    <FormField
      key={field}
      name={field}
      schema={schema}
      tree={(props.trees as Record<string, TreeSource> | undefined)?.[field]}
      input={(props.inputs as Record<string, ComponentType<FieldInputProps>> | undefined)?.[field]}
      disabled={(props.disabled as readonly string[] | undefined)?.includes(field)}
      check={() => checkField(schema, field, form.getFieldsValue(), initial, label)}
    />
  )
  const inSections = new Set<string>(sections.flatMap((section) => section.fields))
  return (
    <Form
      form={form}
      name={name}
      layout="vertical"
      className="schema-form"
      initialValues={initial}
      scrollToFirstError={false}
      onValuesChange={(_changed, all: FormValues) => onChange?.(all)}
      onFinish={submit}
      onFinishFailed={collect}
    >
      <ErrorSummary wrong={wrong} refusal={refusal} />
      {fields.filter((field) => !inSections.has(field)).map(draw)}
      {sections.map((section) => (
        <fieldset key={section.title} className="schema-form-section">
          <legend>{section.title}</legend>
          {section.fields.filter((field) => fields.includes(field)).map(draw)}
        </fieldset>
      ))}
    </Form>
  )
}

const pick = (values: FormValues, fields: readonly string[]): FormValues =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))
