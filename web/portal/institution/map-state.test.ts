import { expect, it } from 'vitest'
import { districtOf, mapAddress, readMapState } from './map-state.ts'

const read = (query: string) => readMapState(new URLSearchParams(query))

it('reads what makes sense and drops the rest', () => {
  expect(read('areaCode=320583&financeType=000001&keyWord=%20江澜%20&current=3')).toEqual({
    areaCode: '320583',
    financeType: '000001',
    financeId: '',
    keyWord: '江澜',
    current: 3,
  })
  expect(read("areaCode=x'&financeId=12345678901234567890&current=-2")).toEqual({
    areaCode: '',
    financeType: '',
    financeId: '',
    keyWord: '',
    current: 1,
  })
})

it('starts a changed list at its first page and leaves out what is empty', () => {
  const state = read('areaCode=320583&current=3')
  expect(mapAddress(state, { financeType: '000001' })).toBe('/map?areaCode=320583&financeType=000001')
  expect(mapAddress(state, { current: 4 })).toBe('/map?areaCode=320583&current=4')
  expect(mapAddress(state, { areaCode: '' })).toBe('/map')
})

it('knows the ten districts by the names of areas', () => {
  expect(['昆山市', '苏州工业园区', '高新区', '吴中区'].map((name) => districtOf(name)?.id)).toEqual([
    'kunshan',
    'yuanqu',
    'gaoxin',
    'wuzhong',
  ])
  expect(districtOf('')).toBeUndefined()
})
