import { DatePicker, Input, InputNumber, Select, TreeSelect } from 'antd'
import dayjs from 'dayjs'
import type { ComponentType } from 'react'
import type { Call, FieldMeta, TreeNode } from '#contract/kit/index.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { formTexts } from './texts.ts'
import { useChoices } from './use-choices.ts'

/** Where a tree field finds its tree. */
export interface TreeSource {
  readonly call: Call
  readonly input?: Record<string, unknown>
  readonly multiple?: boolean
}

export interface FieldInputProps {
  readonly id?: string
  readonly meta: FieldMeta
  readonly value?: string | number
  readonly onChange?: (value: string | number | undefined) => void
  readonly tree?: TreeSource
  readonly disabled?: boolean
}

/** The control a field's own description asks for. */
export function FieldInput(props: FieldInputProps) {
  const Control = CONTROLS[controlOf(props.meta)] ?? TextControl
  return <Control {...props} />
}

const controlOf = ({ widget = 'text', choices, dict }: FieldMeta) => (choices || dict ? 'select' : widget)

const CONTROLS: Record<string, ComponentType<FieldInputProps>> = {
  area: ({ value, onChange, meta: _meta, tree: _tree, ...rest }) => (
    <Input.TextArea
      {...rest}
      value={value}
      autoSize={{ minRows: 3, maxRows: 10 }}
      onChange={(event) => onChange?.(event.target.value)}
    />
  ),
  password: ({ value, onChange, meta: _meta, tree: _tree, ...rest }) => (
    <Input.Password
      {...rest}
      value={value}
      autoComplete="new-password"
      onChange={(event) => onChange?.(event.target.value)}
    />
  ),
  number: ({ value, onChange, meta, tree: _tree, ...rest }) => (
    <InputNumber
      {...rest}
      value={value}
      suffix={meta.unit}
      style={{ width: '100%' }}
      onChange={(number) => onChange?.(number ?? undefined)}
    />
  ),
  date: ({ value, onChange, meta: _meta, tree: _tree, ...rest }) => (
    <DatePicker
      {...rest}
      style={{ width: '100%' }}
      value={value ? dayjs(value) : null}
      onChange={(_day, text) => onChange?.(String(text ?? ''))}
    />
  ),
  datetime: ({ value, onChange, meta: _meta, tree: _tree, ...rest }) => (
    <DatePicker
      {...rest}
      showTime
      style={{ width: '100%' }}
      value={value ? dayjs(value) : null}
      onChange={(_day, text) => onChange?.(String(text ?? ''))}
    />
  ),
  select: SelectControl,
  tree: TreeControl,
}

function TextControl({ value, onChange, meta: _meta, tree: _tree, ...rest }: FieldInputProps) {
  return <Input {...rest} value={value} onChange={(event) => onChange?.(event.target.value)} />
}

function SelectControl({ value, onChange, meta, tree: _tree, ...rest }: FieldInputProps) {
  const t = useTexts(formTexts)
  const choices = useChoices(meta) ?? []
  const chosen = value === undefined || value === '' ? undefined : String(value)
  return (
    <Select
      {...rest}
      allowClear={!meta.required}
      placeholder={t('choose')}
      options={choices}
      value={chosen}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(next?: string) => onChange?.(next)}
    />
  )
}

/** Ids travel as text; several are a comma list. */
function TreeControl({ value, onChange, tree, meta: _meta, ...rest }: FieldInputProps) {
  if (!tree) throw new Error('a tree field needs its tree')
  const t = useTexts(formTexts)
  const { data } = useCall(tree.call, tree.input ?? {}, { staleTime: 60_000 })
  const text = value === undefined || value === '0' ? '' : String(value)
  const chosen = tree.multiple ? text.split(',').filter(Boolean) : text || undefined
  return (
    <TreeSelect
      {...rest}
      allowClear
      treeDefaultExpandAll
      treeCheckable={tree.multiple}
      showCheckedStrategy={TreeSelect.SHOW_ALL}
      maxTagCount={3}
      placeholder={t('choose')}
      treeData={data as TreeNode[] | undefined}
      value={chosen}
      onChange={(next?: string | string[]) => onChange?.(Array.isArray(next) ? next.join(',') : (next ?? ''))}
    />
  )
}
