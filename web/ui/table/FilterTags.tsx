import { Tag } from 'antd'
import type { z } from 'zod'
import { type FieldMeta, fieldMeta } from '#contract/kit/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useChoices } from '../form/use-choices.ts'
import type { Table } from './table-state.ts'

/** What the list is filtered by, each removable. */
export function FilterTags({ fields, table }: { fields: z.ZodObject; table: Table }) {
  return Object.entries(table.filters).map(([key, text]) => {
    const name = key.replace(/_date(gt|lt)$/, '')
    const schema = fields.shape[name] as z.ZodType | undefined
    const remove = () =>
      table.filter(Object.fromEntries(Object.entries(table.filters).filter(([other]) => other !== key)))
    return schema && <FilterTag key={key} filter={key} text={text} meta={fieldMeta(schema)} onRemove={remove} />
  })
}

interface FilterTagProps {
  filter: string
  text: string
  meta: FieldMeta
  onRemove: () => void
}

function FilterTag({ filter, text, meta, onRemove }: FilterTagProps) {
  const label = useLabel()
  const choice = useChoices(meta)?.find(({ value }) => value === text)?.label
  const sign = filter.endsWith('_dategt') ? ' ≥ ' : filter.endsWith('_datelt') ? ' ≤ ' : '：'
  return (
    <Tag closable onClose={onRemove} className="filter-tag">
      {label(meta.label ?? filter)}
      {sign}
      {choice ?? text}
    </Tag>
  )
}
