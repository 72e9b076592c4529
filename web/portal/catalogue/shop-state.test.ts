import { describe, expect, it } from 'vitest'
import { addressWith, addressWithoutFilters, chosenFilters, shopStateOf, toggled } from './shop-state.ts'

const params = (text: string) => new URLSearchParams(text)

describe('the address of the shop', () => {
  it('falls back where it makes no sense', () => {
    expect(shopStateOf(params('index=99&current=-2&sorts=x&guaType=%27&rateLimit=abc'))).toMatchObject({
      line: 1,
      letters: false,
      query: { current: 1, sorts: undefined, guaType: undefined, rateLimit: undefined },
    })
    expect(shopStateOf(params('index=4&dbzxTab=1'))).toMatchObject({ line: 4, letters: true, query: { dbzxTab: '1' } })
    expect(shopStateOf(params('index=3&dbzxTab=1')).letters).toBe(false)
    expect(shopStateOf(params('index=1&guaType=&home=home')).query.guaType).toBeUndefined()
  })

  it('keeps the rest when one filter changes, and returns to the first page', () => {
    const here = params('index=1&guaType=1&current=3')
    expect(addressWith(here, { guaType: toggled('1', '5') })).toBe('?index=1&guaType=1%2C5')
    expect(addressWith(here, { current: '2' })).toBe('?index=1&guaType=1&current=2')
    expect(addressWith(here, { guaType: toggled('1', '1') })).toBe('?index=1')
    expect(addressWithoutFilters(here)).toBe('?index=1')
  })

  it('knows what is chosen', () => {
    expect(chosenFilters(shopStateOf(params('guaType=1,4&keyWord=设备')).query)).toEqual(['guaType', 'keyWord'])
  })
})
