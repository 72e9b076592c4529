import type { z } from 'zod'
import { type FieldMeta, fieldMeta } from '#contract/kit/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { Facts } from '../Facts.tsx'
import { RichText } from '../RichText.tsx'
import { Upload } from '../Upload.tsx'
import type { TreeSource } from './FieldInput.tsx'
import { fieldIn, longest, shownFields } from './schema.ts'
import { useChoices } from './use-choices.ts'
import { titleIn, useTree } from './use-tree.ts'

interface RecordFactsProps {
  readonly schema: z.ZodObject
  readonly record: Readonly<Record<string, unknown>>
  readonly trees?: Readonly<Record<string, TreeSource | undefined>>
}

const LONG = 255
/** Neither secrets nor numbers of files tell a reader anything. */
const UNSAID = new Set(['password', 'upload'])

/** A record as its form orders it, to be read. */
export function RecordFacts({ schema, record, trees = {} }: RecordFactsProps) {
  const label = useLabel()
  const names = shownFields(schema).filter((name) => !UNSAID.has(fieldMeta(fieldIn(schema, name)!).widget ?? ''))
  const facts = names.map((name) => {
    const field = fieldIn(schema, name)!
    const meta = fieldMeta(field)
    const named = record[`${name}Name`]
    const text = String(record[name] ?? '')
    return {
      label: label(meta.label ?? name),
      wide: (longest(field) ?? 0) > LONG || meta.widget === 'upload',
      value: named ? String(named) : <Value text={text} meta={meta} tree={trees[name]} />,
    }
  })
  return <Facts facts={facts} columns={2} />
}

function Value({ text, meta, tree }: { text: string; meta: FieldMeta; tree?: TreeSource }) {
  const choices = useChoices(meta)
  const branches = useTree(tree)
  if (text && meta.widget === 'html') return <RichText html={text} />
  if (meta.widget === 'upload') return <Upload disabled value={text} businessType={meta.businessType} />
  const named = text.split(',').map((part) => {
    return choices?.find(({ value }) => value === part)?.label ?? titleIn(branches, part) ?? part
  })
  return <span className="fact-text">{(choices || tree ? named.join('、') : text) || '–'}</span>
}
