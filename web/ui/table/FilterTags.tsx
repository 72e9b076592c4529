import { Tag } from 'antd'
import type { z } from 'zod'
import { type FieldMeta, fieldMeta } from '#contract/kit/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import type { TreeSource } from '../form/FieldInput.tsx'
import { useChoices } from '../form/use-choices.ts'
import { titleIn, useTree } from '../form/use-tree.ts'
import { Icon } from '../Icon.tsx'
import { fieldOf, type Table } from './table-state.ts'
import { tableTexts } from './texts.ts'

interface FilterTagsProps {
  readonly fields: z.ZodObject
  readonly trees?: Readonly<Record<string, TreeSource>>
  readonly table: Table
}

/** What the list is filtered by, each removable. */
export function FilterTags({ fields, trees = {}, table }: FilterTagsProps) {
  return Object.entries(table.filters).map(([key, text]) => {
    const name = fieldOf(key)
    const schema = fields.shape[name] as z.ZodType | undefined
    const remove = () =>
      table.filter(Object.fromEntries(Object.entries(table.filters).filter(([other]) => other !== key)))
    if (!schema) return null
    return (
      <FilterTag key={key} filter={key} text={text} meta={fieldMeta(schema)} tree={trees[name]} onRemove={remove} />
    )
  })
}

interface FilterTagProps {
  readonly filter: string
  readonly text: string
  readonly meta: FieldMeta
  readonly tree?: TreeSource
  readonly onRemove: () => void
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/_dateg[te]$/, ' ≥ '],
  [/_datel[te]$/, ' ≤ '],
]

function FilterTag({ filter, text, meta, tree, onRemove }: FilterTagProps) {
  const label = useLabel()
  const t = useTexts(tableTexts)
  const choice = useChoices(meta)?.find(({ value }) => value === text)?.label
  const branch = titleIn(useTree(tree), text)
  const name = label(meta.label ?? filter)
  const sign = SIGNS.find(([ending]) => ending.test(filter))?.[1] ?? '：'
  return (
    <Tag
      className="filter-tag"
      closeIcon={
        <button type="button" aria-label={t('removeFilter', { name })}>
          <Icon name="close" size={11} />
        </button>
      }
      onClose={onRemove}
    >
      {name}
      {sign}
      {choice ?? branch ?? text}
    </Tag>
  )
}
