import { DatePicker, Input, InputNumber, Select, TreeSelect } from 'antd'
import dayjs from 'dayjs'
import type { ComponentType } from 'react'
import type { FieldMeta } from '#contract/kit/index.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Upload } from '../Upload.tsx'
import { HtmlInput } from './HtmlInput.tsx'
import { formTexts } from './texts.ts'
import { useChoices } from './use-choices.ts'
import { type Branch, type TreeSource, titleIn, useTree } from './use-tree.ts'

export type { TreeSource } from './use-tree.ts'

export interface FieldInputProps {
  readonly id?: string
  readonly meta: FieldMeta
  readonly value?: string | number
  readonly onChange?: (value: string | number | undefined) => void
  readonly tree?: TreeSource
  readonly disabled?: boolean
  /** Longest text, counted where a field has many lines. */
  readonly max?: number
}

/** The control a field's own description asks for. */
export function FieldInput(props: FieldInputProps) {
  const Control = CONTROLS[controlOf(props)] ?? TextControl
  return <Control {...props} />
}

const controlOf = ({ meta: { widget = 'text', choices, dict }, tree }: FieldInputProps) =>
  tree ? 'tree' : choices || dict ? 'select' : widget

const FULL = { width: '100%' }

const CONTROLS: Record<string, ComponentType<FieldInputProps>> = {
  area: ({ value, onChange, meta: _meta, tree: _tree, max, ...rest }) => (
    <Input.TextArea
      {...rest}
      value={value}
      autoSize={{ minRows: 3, maxRows: 10 }}
      showCount={max !== undefined && { formatter: ({ count }) => `${count} / ${max}` }}
      onChange={(event) => onChange?.(event.target.value)}
    />
  ),
  password: ({ value, onChange, meta: _meta, tree: _tree, max: _max, ...rest }) => (
    <Input.Password
      {...rest}
      value={value}
      autoComplete="new-password"
      onChange={(event) => onChange?.(event.target.value)}
    />
  ),
  // Text mode: a decimal never becomes a floating-point number.
  number: ({ value, onChange, meta, tree: _tree, max: _max, ...rest }) => (
    <InputNumber<string | number>
      {...rest}
      stringMode
      controls={false}
      inputMode="decimal"
      value={value === '' ? undefined : value}
      suffix={meta.unit}
      style={FULL}
      onChange={(number) => onChange?.(number ?? '')}
    />
  ),
  date: ({ value, onChange, meta: _meta, tree: _tree, max: _max, ...rest }) => (
    <DatePicker
      {...rest}
      style={FULL}
      value={value ? dayjs(value) : null}
      onChange={(_day, text) => onChange?.(String(text ?? ''))}
    />
  ),
  datetime: ({ value, onChange, meta: _meta, tree: _tree, max: _max, ...rest }) => (
    <DatePicker
      {...rest}
      showTime
      style={FULL}
      value={value ? dayjs(value) : null}
      onChange={(_day, text) => onChange?.(String(text ?? ''))}
    />
  ),
  select: SelectControl,
  tree: TreeControl,
  html: HtmlInput,
  upload: ({ id, value, onChange, meta, disabled }) => (
    <Upload {...{ id, disabled, onChange }} value={String(value ?? '')} businessType={meta.businessType} />
  ),
}

function TextControl({ value, onChange, meta: _meta, tree: _tree, max: _max, ...rest }: FieldInputProps) {
  return <Input {...rest} allowClear value={value} onChange={(event) => onChange?.(event.target.value)} />
}

function SelectControl({ value, onChange, meta, tree: _tree, max: _max, ...rest }: FieldInputProps) {
  const t = useTexts(formTexts)
  const choices = useChoices(meta) ?? []
  const text = value === undefined ? '' : String(value)
  // Empty text stands for no choice, unless it is one of them.
  const chosen = text !== '' || choices.some((choice) => choice.value === '') ? text : undefined
  return (
    <Select
      {...rest}
      allowClear={!meta.required}
      placeholder={t('choose')}
      options={choices}
      value={chosen}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(next?: string) => onChange?.(next ?? '')}
    />
  )
}

interface MutableBranch extends Omit<Branch, 'children'> {
  children?: MutableBranch[]
}

interface Labelled {
  value: string
  label?: string
}

/** Ids travel as text; several are a comma list. */
function TreeControl({ value, onChange, tree, meta, max: _max, ...rest }: FieldInputProps) {
  if (!tree) throw new Error(`the tree field ${meta.label} needs its tree`)
  const t = useTexts(formTexts)
  const branches = useTree(tree)
  const ids = value === undefined || value === '0' ? [] : String(value).split(',').filter(Boolean)
  const labelled = ids.map((id) => ({ value: id, label: titleIn(branches, id) ?? id }))
  return (
    <TreeSelect
      {...rest}
      allowClear
      treeDefaultExpandAll
      treeCheckable={tree.multiple}
      treeCheckStrictly={tree.multiple && tree.loose}
      labelInValue
      showCheckedStrategy={TreeSelect.SHOW_ALL}
      maxTagCount="responsive"
      placeholder={t('choose')}
      showSearch={{ treeNodeFilterProp: 'title' }}
      // Ant Design types its tree as mutable.
      treeData={branches as MutableBranch[]}
      value={tree.multiple ? labelled : labelled[0]}
      onChange={(next?: Labelled | Labelled[]) => onChange?.(idsOf(next))}
    />
  )
}

const idsOf = (next?: Labelled | Labelled[]): string =>
  [next ?? []]
    .flat()
    .map(({ value }) => value)
    .join(',')
