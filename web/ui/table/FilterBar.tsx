import { Button, DatePicker, Form, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import type { z } from 'zod'
import { type FieldMeta, fieldMeta } from '#contract/kit/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { useChoices } from '../form/use-choices.ts'
import { Icon } from '../Icon.tsx'
import type { Filters } from './table-state.ts'
import { tableTexts } from './texts.ts'

interface FilterBarProps {
  fields: z.ZodObject
  value: Filters
  onChange: (filters: Filters) => void
}

const SHOWN_AT_FIRST = 4

/** Labels above the fields; what exceeds one row waits behind 更多条件. */
export function FilterBar({ fields, value, onChange }: FilterBarProps) {
  const t = useTexts(tableTexts)
  const [draft, setDraft] = useState<Filters>(value)
  const [open, setOpen] = useState(false)
  const entries = Object.entries(fields.shape)
  const shown = open ? entries : entries.slice(0, SHOWN_AT_FIRST)
  const set = (change: Filters) => setDraft({ ...draft, ...change })
  const reset = () => {
    setDraft({})
    onChange({})
  }
  return (
    <Form layout="vertical" className="filters" component="form" onFinish={() => onChange(filled(draft))}>
      {shown.map(([name, schema]) => (
        <FilterField key={name} name={name} meta={fieldMeta(schema as z.ZodType)} value={draft} onChange={set} />
      ))}
      <div className="filters-actions">
        <Button type="primary" htmlType="submit">
          {t('search')}
        </Button>
        <Button onClick={reset}>{t('reset')}</Button>
        {entries.length > SHOWN_AT_FIRST && (
          <Button type="link" onClick={() => setOpen(!open)}>
            {t(open ? 'less' : 'more')} <Icon name={open ? 'up' : 'down'} />
          </Button>
        )}
      </div>
    </Form>
  )
}

interface FieldProps {
  name: string
  meta: FieldMeta
  value: Filters
  onChange: (change: Filters) => void
}

function FilterField({ name, meta, value, onChange }: FieldProps) {
  const label = useLabel()
  const choices = useChoices(meta)
  const title = label(meta.label ?? name)
  if (meta.widget === 'datetime' || meta.widget === 'date') return <DateRange {...{ name, title, value, onChange }} />
  return (
    <Form.Item label={title} htmlFor={`filter-${name}`}>
      {choices ? (
        <Select
          id={`filter-${name}`}
          allowClear
          value={value[name]}
          options={choices}
          onChange={(chosen?: string) => onChange({ [name]: chosen ?? '' })}
        />
      ) : (
        <Input
          id={`filter-${name}`}
          allowClear
          maxLength={100}
          value={value[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Form.Item>
  )
}

function DateRange({ name, title, value, onChange }: Omit<FieldProps, 'meta'> & { title: string }) {
  const t = useTexts(tableTexts)
  const [from, to] = [value[`${name}_dategt`], value[`${name}_datelt`]]
  return (
    <Form.Item label={title} className="filters-range">
      <DatePicker.RangePicker
        placeholder={[t('from'), t('to')]}
        value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
        onChange={(_days, [start, end]) => onChange({ [`${name}_dategt`]: start, [`${name}_datelt`]: end })}
      />
    </Form.Item>
  )
}

const filled = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).flatMap(([key, text]) => (text?.trim() ? [[key, text.trim()]] : [])))
