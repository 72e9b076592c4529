export type DictionaryEntry = {
  key: string
  value: string
  sort?: number
  remark?: string
  children?: DictionaryEntry[]
}
export type Dictionary = { code: string; name: string; entries: DictionaryEntry[] }

type Line = readonly [key: string, value: string, remark?: string]

/** A flat dictionary, one line per entry, in display order. */
export function dictionary(code: string, name: string, lines: readonly Line[]): Dictionary {
  return { code, name, entries: lines.map(([key, value, remark = ''], at) => ({ key, value, sort: at + 1, remark })) }
}

/** A dictionary of two levels. */
export function tree(code: string, name: string, branches: readonly (readonly [Line, readonly Line[]])[]): Dictionary {
  const top = dictionary(
    code,
    name,
    branches.map(([line]) => line),
  )
  const entries = top.entries.map((entry, at) => ({
    ...entry,
    children: dictionary(code, name, branches[at]?.[1] ?? []).entries,
  }))
  return { code, name, entries }
}
