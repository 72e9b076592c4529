import { describe, expect, it } from 'vitest'
import { businessDictionaries } from './business-dictionaries.ts'
import { creditGrades } from './credit-grades.ts'
import type { DictionaryEntry } from './dictionaries/dictionary.ts'
import { districts } from './districts.ts'
import { institutions } from './institutions.ts'
import { placesOf, trades } from './names.ts'
import { parameters } from './parameters.ts'
import { productNames } from './product-names.ts'
import { regions } from './regions.ts'
import { systemDictionaries } from './system-dictionaries.ts'

const flat = (entries: DictionaryEntry[]): DictionaryEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])
const keysOf = (...codes: string[]) =>
  new Set(
    businessDictionaries
      .filter(({ code }) => codes.includes(code))
      .flatMap(({ entries }) => flat(entries).map(({ key }) => key)),
  )
const repeated = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

describe('regions', () => {
  it('hang together from the country to ten districts and their towns', () => {
    const codes = regions.map(({ code }) => code)
    expect(repeated(codes)).toEqual([])
    regions.forEach(({ parentCode }, at) => {
      if (at > 0) expect(codes.indexOf(parentCode)).toBeLessThan(at)
    })
    expect(regions.filter(({ regionLevel }) => regionLevel === 3)).toHaveLength(10)
    expect(regions.filter(({ regionLevel }) => regionLevel === 4)).toHaveLength(117)
  })

  it('give every district its towns and a place for enterprise names', () => {
    for (const { code, towns } of districts) {
      expect(towns.length).toBeGreaterThan(3)
      for (const [town] of towns) expect(town.startsWith(code)).toBe(true)
      expect(placesOf[code]?.length).toBeGreaterThan(0)
    }
  })
})

describe('dictionaries', () => {
  it.each([
    ['system', systemDictionaries],
    ['business', businessDictionaries],
  ])('of the %s have each code and each key once', (_, dictionaries) => {
    expect(repeated(dictionaries.map(({ code }) => code))).toEqual([])
    for (const { code, entries } of dictionaries) {
      expect(repeated(flat(entries).map(({ key }) => key)), code).toEqual([])
      for (const { key, value } of flat(entries)) expect(key && value, code).toBeTruthy()
    }
  })

  it('hold every code that the wire contract seeds', () => {
    const system =
      'notice sex post_category org_category user_type region yes_no menu_category button_func data_scope_type api_scope_type flow oss sms'
    expect(systemDictionaries.map(({ code }) => code)).toEqual(system.split(' '))
    const business = businessDictionaries.map(({ code }) => code)
    expect(business).toEqual(expect.arrayContaining(['areaCode', 'modelCode', 'loanTerm', 'financePurpose', 'guaType']))
  })

  it('rank credit grades from best to worst', () => {
    expect(creditGrades.map(({ grade }) => grade).join(' ')).toBe('A1 A2 A3 B1 B2 B3 C1 C2 C3 D1 D2 D3')
    expect(creditGrades.map(({ from }) => from)).toEqual(creditGrades.map(({ from }) => from).toSorted((a, b) => b - a))
  })

  it('share every risk completely', () => {
    const riskRate = businessDictionaries.find(({ code }) => code === 'riskRate')
    for (const { remark = '' } of riskRate?.entries ?? []) {
      expect(remark.split(',').reduce((sum, share) => sum + Number(share), 0)).toBe(100)
    }
  })
})

describe('names', () => {
  it('of institutions are many, distinct and of known types', () => {
    expect(institutions.length).toBeGreaterThanOrEqual(45)
    expect(repeated(institutions.flatMap(({ name, shortName }) => [name, shortName]))).toEqual([])
    for (const { financeType } of institutions) expect(keysOf('financeType')).toContain(financeType)
  })

  it('of products refer to known keys on all eight lines', () => {
    const types = [
      'productType',
      'equityStage',
      'insuranceProductType',
      'guaProductMode',
      'proType',
      'leaseType',
      'factorType',
      'securitiesType',
    ]
    expect(new Set(productNames.map(({ line }) => line)).size).toBe(8)
    for (const { line, name, type, guaTypes, tags, models } of productNames) {
      expect(keysOf(types[line - 1]!), name).toContain(type)
      for (const key of guaTypes.split(',').filter(Boolean)) expect(keysOf('guaType'), name).toContain(key)
      for (const key of tags.split(',').filter(Boolean)) expect(keysOf('productTag'), name).toContain(key)
      for (const key of models.split(',').filter(Boolean))
        expect(keysOf('modelCode', 'featureModel'), name).toContain(key)
    }
  })

  it('of trades refer to known industries', () => {
    for (const { word, industry } of trades) expect(keysOf('industry'), word).toContain(industry)
  })
})

describe('parameters', () => {
  it('have each key once and a value', () => {
    expect(repeated(parameters.map(({ key }) => key))).toEqual([])
    for (const { key, value } of parameters) expect(value, key).not.toBe('')
  })

  it('leave the platform only for demonstration hosts', () => {
    for (const { key, value } of parameters) {
      for (const [address] of value.matchAll(/https?:\/\/[^/\s]+/g)) expect(address, key).toMatch(/\.example\.com$/)
    }
  })

  it('offer at least six questions on each topic', () => {
    const lists = parameters.filter(({ key }) => key.startsWith('chatai_hot_question_list'))
    expect(lists).toHaveLength(3)
    for (const { value } of lists) expect(new Set(value.split('\n')).size).toBeGreaterThanOrEqual(6)
  })
})
