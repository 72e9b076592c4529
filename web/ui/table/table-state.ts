import { useState } from 'react'
import { keep, kept } from '../../app/session/storage.ts'

export type Filters = Readonly<Record<string, string>>
export type Density = 'loose' | 'standard' | 'tight'

export interface View {
  readonly name: string
  readonly filters: Filters
}

export interface TableState {
  readonly filters: Filters
  readonly current: number
  readonly size: number
  readonly sort?: { readonly field: string; readonly down: boolean }
}

/** What the user chose for this list and wants to find again: views, columns, row height, page size. */
interface Chosen {
  views: readonly View[]
  hidden: readonly string[]
  density: Density
  size: number
}

const FIRST: Chosen = { views: [], hidden: [], density: 'standard', size: 10 }

export function useTableState(name: string, hiddenAtFirst: readonly string[]) {
  const [chosen, setChosen] = useState<Chosen>(() => ({
    ...FIRST,
    hidden: hiddenAtFirst,
    ...kept<Chosen>(`table-${name}`),
  }))
  const [state, setState] = useState<TableState>({ filters: {}, current: 1, size: chosen.size })

  const choose = (change: Partial<Chosen>) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    keep(`table-${name}`, next)
  }
  return {
    ...state,
    ...chosen,
    choose,
    filter: (filters: Filters) => setState({ ...state, filters, current: 1 }),
    turnTo: (current: number) => setState({ ...state, current }),
    sortBy: (sort: TableState['sort']) => setState({ ...state, sort, current: 1 }),
    resize: (size: number) => {
      choose({ size })
      setState({ ...state, size, current: 1 })
    },
    sizeNow: state.size,
  }
}

export type Table = ReturnType<typeof useTableState>

export const queryOf = ({ filters, current, sizeNow, sort }: Table) => ({
  ...filters,
  current,
  size: sizeNow,
  ...(sort && (sort.down ? { descs: sort.field } : { ascs: sort.field })),
})
