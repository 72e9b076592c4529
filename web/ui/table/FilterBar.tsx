import { Button, DatePicker, Form } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import type { z } from 'zod'
import { type FieldMeta, fieldMeta } from '#contract/kit/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { FieldInput, type TreeSource } from '../form/FieldInput.tsx'
import { Icon } from '../Icon.tsx'
import './FilterBar.css'
import type { Filters } from './table-state.ts'
import { tableTexts } from './texts.ts'

interface FilterBarProps {
  readonly fields: z.ZodObject
  readonly trees?: Readonly<Record<string, TreeSource>>
  readonly value: Filters
  readonly onChange: (filters: Filters) => void
}

const SHOWN_AT_FIRST = 4

/** Labels above the fields; what exceeds one row waits behind 更多条件 unless it is in use. */
export function FilterBar({ fields, trees = {}, value, onChange }: FilterBarProps) {
  const t = useTexts(tableTexts)
  const [draft, setDraft] = useState<Filters>(value)
  const entries = Object.entries(fields.shape as Record<string, z.ZodType>)
  const [open, setOpen] = useState(() => usesLater(entries, value))
  const shown = open ? entries : entries.slice(0, SHOWN_AT_FIRST)
  const set = (change: Filters) => setDraft({ ...draft, ...change })
  const reset = () => {
    setDraft({})
    onChange({})
  }
  return (
    <Form layout="vertical" className="filters" component="form" onFinish={() => onChange(filled(draft))}>
      {shown.map(([name, schema]) => (
        <FilterField key={name} name={name} meta={fieldMeta(schema)} tree={trees[name]} value={draft} onChange={set} />
      ))}
      <div className="filters-actions">
        <Button type="primary" htmlType="submit">
          {t('search')}
        </Button>
        <Button onClick={reset}>{t('reset')}</Button>
        {entries.length > SHOWN_AT_FIRST && (
          <Button
            type="link"
            onClick={() => setOpen(!open)}
            icon={<Icon name={open ? 'up' : 'down'} />}
            iconPlacement="end"
          >
            {t(open ? 'less' : 'more')}
          </Button>
        )}
      </div>
    </Form>
  )
}

interface FieldProps {
  readonly name: string
  readonly meta: FieldMeta
  readonly tree?: TreeSource
  readonly value: Filters
  readonly onChange: (change: Filters) => void
}

const CHOSEN = ['select', 'tree']

function FilterField({ name, meta, tree, value, onChange }: FieldProps) {
  const label = useLabel()
  const title = label(meta.label ?? name)
  if (meta.widget === 'datetime' || meta.widget === 'date') return <DateRange {...{ name, title, value, onChange }} />
  // Whatever a form asks for in many lines or as a number, a filter takes as a few characters.
  const widget = CHOSEN.includes(meta.widget ?? '') ? meta.widget : 'text'
  const choices = meta.choices && Object.fromEntries(Object.entries(meta.choices).filter(([key]) => key !== ''))
  return (
    <Form.Item label={title} htmlFor={`filter-${name}`}>
      <FieldInput
        id={`filter-${name}`}
        meta={{ ...meta, widget, choices, required: false }}
        tree={tree && { ...tree, multiple: false }}
        value={value[name] ?? ''}
        onChange={(next) => onChange({ [name]: String(next ?? '') })}
      />
    </Form.Item>
  )
}

function DateRange({ name, title, value, onChange }: Omit<FieldProps, 'meta' | 'tree'> & { title: string }) {
  const t = useTexts(tableTexts)
  const [from, to] = [value[`${name}_dategt`], value[`${name}_datelt`]]
  return (
    <Form.Item label={title} htmlFor={`filter-${name}`} className="filters-range">
      <DatePicker.RangePicker
        id={{ start: `filter-${name}`, end: `filter-${name}-end` }}
        placeholder={[t('from'), t('to')]}
        value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
        onChange={(_days, texts) =>
          onChange({ [`${name}_dategt`]: texts?.[0] ?? '', [`${name}_datelt`]: texts?.[1] ?? '' })
        }
      />
    </Form.Item>
  )
}

const usesLater = (entries: readonly (readonly [string, unknown])[], value: Filters) =>
  entries.slice(SHOWN_AT_FIRST).some(([name]) => Object.keys(value).some((key) => key.startsWith(name)))

const filled = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).flatMap(([key, text]) => (text?.trim() ? [[key, text.trim()]] : [])))
