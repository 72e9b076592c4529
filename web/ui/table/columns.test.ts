import { describe, expect, it } from 'vitest'
import { shownColumns } from './cells.tsx'
import { fieldOf, queryOf, type Table } from './table-state.ts'

const columns = ['code', 'name', 'sort', 'remark'].map((key) => ({ key, title: key }))
const keysOf = (chosen: { hidden: string[]; order: string[] }) =>
  shownColumns<Record<string, string>>(columns, chosen).map(({ key }) => key)

describe('chosen columns', () => {
  it('keep the first in its place whatever was chosen', () => {
    expect(keysOf({ hidden: ['code', 'sort'], order: ['remark', 'code'] })).toEqual(['code', 'remark', 'name'])
  })

  it('put a column that came later behind the arranged ones', () => {
    expect(keysOf({ hidden: [], order: ['remark', 'name'] })).toEqual(['code', 'remark', 'name', 'sort'])
  })
})

describe('what a list asks the server for', () => {
  // Only the state is read here, none of the functions beside it.
  const table = { filters: { name: '测', createTime_dategt: '2026-01-01' }, current: 2, size: 30 } as unknown as Table

  it('sends filters, page and order', () => {
    expect(queryOf({ ...table, sort: { field: 'sort', down: true } })).toEqual({
      name: '测',
      createTime_dategt: '2026-01-01',
      current: 2,
      size: 30,
      descs: 'sort',
    })
  })

  it('looks for parts of a text where the list compares exactly', () => {
    expect(queryOf(table, ['name'])).toMatchObject({ name_like: '测' })
  })

  it('knows the field behind an operator', () => {
    expect(['createTime_dategt', 'status_equal', 'name'].map(fieldOf)).toEqual(['createTime', 'status', 'name'])
  })
})
