import type { FieldMeta, Reply } from '#contract/kit/index.ts'
import { dict } from '#contract/system/dict.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'

export interface Choice {
  value: string
  label: string
}

type Entries = Reply<(typeof dict)['dictionary']>

const HALF_HOUR = 1_800_000

/** The values a field offers, from its own table or from its dictionary; undefined for free text. */
export function useChoices(meta: FieldMeta): Choice[] | undefined {
  const label = useLabel()
  const { data } = useCall(
    dict.dictionary,
    { code: meta.dict ?? '' },
    { enabled: Boolean(meta.dict), staleTime: HALF_HOUR },
  )
  if (meta.choices) return Object.entries(meta.choices).map(([value, text]) => ({ value, label: label(text) }))
  return meta.dict ? choicesOf(data) : undefined
}

const choicesOf = (entries: Entries = []): Choice[] =>
  entries.map(({ dictKey, dictValue }) => ({ value: dictKey ?? '', label: dictValue }))
