import { describe, expect, it } from 'vitest'
import { changed, knownOf, oneOf, pageNumber, wordOf } from './list-address.ts'

describe('the address of a list', () => {
  it('reads senseless values as the default', () => {
    for (const value of ['', '0', '-2', 'x', '1e9', '5000']) {
      expect([value, pageNumber(new URLSearchParams({ current: value }))]).toEqual([value, 1])
    }
    expect(pageNumber(new URLSearchParams('current=7'))).toBe(7)
    expect(oneOf('c', ['a', 'b'])).toBe('a')
    expect(oneOf('b', ['a', 'b'])).toBe('b')
    expect(knownOf('b,x,a', ['a', 'b'])).toBe('b,a')
    expect(wordOf(new URLSearchParams({ keyWord: `  ${'贷'.repeat(80)}` }))).toHaveLength(50)
  })

  it('goes back to the first page when a filter changes', () => {
    const params = new URLSearchParams('label=kjcx&current=4&scroll=block2')
    expect(changed(params, { policylevel: 'shiji' })).toBe('?label=kjcx&policylevel=shiji')
    expect(changed(params, { label: '' })).toBe('?')
    expect(changed(params, { current: '5' })).toBe('?label=kjcx&current=5')
  })
})
