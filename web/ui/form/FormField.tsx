import { Form } from 'antd'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import { amountInWords, isAmount } from '#contract/kit/amount-in-words.ts'
import { fieldMeta } from '#contract/kit/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { FieldInput, type FieldInputProps, type TreeSource } from './FieldInput.tsx'
import { fieldIn, longest } from './schema.ts'
import { formTexts } from './texts.ts'

interface FormFieldProps {
  readonly name: string
  readonly schema: z.ZodObject
  readonly tree?: TreeSource
  readonly input?: ComponentType<FieldInputProps>
  readonly disabled?: boolean
  readonly check: () => Promise<void>
}

const WIDE = new Set(['area', 'html', 'upload'])
/** How many yuan one of the unit is, as zeros to append. */
const MONEY: Readonly<Record<string, number>> = { 元: 0, 万元: 4 }

/** A field with its label above, its message beneath, and amounts said in capitals. */
export function FormField({ name, schema, tree, input: Input = FieldInput, disabled, check }: FormFieldProps) {
  const label = useLabel()
  const field = fieldIn(schema, name)!
  const meta = fieldMeta(field)
  const money = MONEY[meta.unit ?? '']
  return (
    <Form.Item
      name={name}
      label={label(meta.label ?? name)}
      required={meta.required}
      className={WIDE.has(meta.widget ?? '') || tree?.multiple ? 'wide' : undefined}
      validateTrigger="onBlur"
      rules={[{ validator: check }]}
      extra={money !== undefined && <Capitals name={name} zeros={money} />}
    >
      <Input meta={meta} tree={tree} disabled={disabled} max={longest(field)} />
    </Form.Item>
  )
}

function Capitals({ name, zeros }: { name: string; zeros: number }) {
  const t = useTexts(formTexts)
  const yuan = inYuan(String(Form.useWatch(name) ?? ''), zeros)
  return isAmount(yuan) ? t('capital', { text: amountInWords(yuan) }) : null
}

/** Moves the point to the right; never in floating point. */
function inYuan(amount: string, zeros: number): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const digits = fraction.padEnd(zeros, '0')
  const rest = digits.slice(zeros).replace(/0+$/, '')
  return `${whole}${digits.slice(0, zeros)}`.replace(/^0+(?=\d)/, '') + (rest && `.${rest}`)
}
