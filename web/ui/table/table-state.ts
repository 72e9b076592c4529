import { useState } from 'react'
import { useLocation } from 'react-router'
import { keep, kept } from '../../app/session/storage.ts'

export type Filters = Readonly<Record<string, string>>
export type Density = 'loose' | 'standard' | 'tight'

export interface View {
  readonly name: string
  readonly filters: Filters
}

interface TableState {
  readonly filters: Filters
  readonly current: number
  readonly sort?: { readonly field: string; readonly down: boolean }
}

/** What the user chose for this list and wants to find again: views, columns, row height, page size. */
interface Chosen {
  views: readonly View[]
  hidden: readonly string[]
  order: readonly string[]
  density: Density
  size: number
}

const FIRST: Chosen = { views: [], hidden: [], order: [], density: 'standard', size: 10 }
const NEW: TableState = { filters: {}, current: 1 }

/** Where a list stood when its page was left: another tab of the workbench is no reason to search again. */
const left = new Map<string, TableState>()

/** An address with filters, as `?status=10`, opens the list filtered. `known` are the fields it can be filtered by. */
export function useTableState(name: string, hiddenAtFirst: readonly string[], known: readonly string[]) {
  const { search } = useLocation()
  const [chosen, setChosen] = useState<Chosen>(() => ({
    ...FIRST,
    hidden: hiddenAtFirst,
    ...kept<Partial<Chosen>>(`table-${name}`),
  }))
  const [state, setState] = useState<TableState>(() => asked(search, known) ?? left.get(name) ?? NEW)

  const change = (next: TableState) => {
    left.set(name, next)
    setState(next)
  }
  const choose = (part: Partial<Chosen>) => {
    const next = { ...chosen, ...part }
    setChosen(next)
    keep(`table-${name}`, next)
  }
  return {
    ...state,
    ...chosen,
    choose,
    resetColumns: () => choose({ hidden: hiddenAtFirst, order: [] }),
    filter: (filters: Filters) => change({ ...state, filters, current: 1 }),
    turnTo: (current: number) => change({ ...state, current }),
    sortBy: (sort: TableState['sort']) => change({ ...state, sort, current: 1 }),
    resize: (size: number) => {
      choose({ size })
      change({ ...state, current: 1 })
    },
  }
}

export type Table = ReturnType<typeof useTableState>

/** `contains` names the fields of an exact list that are to be found by a part of their text. */
export const queryOf = ({ filters, current, size, sort }: Table, contains: readonly string[] = []) => ({
  ...Object.fromEntries(
    Object.entries(filters).map(([key, text]) => [contains.includes(key) ? `${key}_like` : key, text]),
  ),
  current,
  size,
  ...(sort && (sort.down ? { descs: sort.field } : { ascs: sort.field })),
})

/** The field behind a filter's key: `createTime_dategt` filters createTime. */
export const fieldOf = (key: string): string => key.replace(/_[a-z]+$/, '')

function asked(search: string, known: readonly string[]): TableState | undefined {
  const filters = [...new URLSearchParams(search)].filter(([key]) => known.includes(fieldOf(key)))
  return filters.length > 0 ? { ...NEW, filters: Object.fromEntries(filters) } : undefined
}
