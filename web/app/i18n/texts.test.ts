import { describe, expect, it } from 'vitest'
import type { Texts } from './texts.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../**/{texts,titles}.ts', { eager: true })
const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null && 'namespace' in value
const all = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module)
    .filter(isTexts)
    .map((texts) => ({ file, texts })),
)
const chinese = /[\u4e00-\u9fff]/

describe.each(all)('texts of $file', ({ texts }) => {
  it('has every key in both languages', () => {
    expect(Object.keys(texts['en-US']).sort()).toEqual(Object.keys(texts['zh-CN']).sort())
  })

  it('leaves no text empty and no Chinese in the English', () => {
    expect(Object.entries(texts['zh-CN']).filter(([, text]) => !text.trim())).toEqual([])
    expect(Object.entries(texts['en-US']).filter(([, text]) => !text.trim() || chinese.test(text))).toEqual([])
  })
})

it('gives every feature a namespace of its own', () => {
  const names = all.map(({ texts }) => texts.namespace)
  expect(names).toHaveLength(new Set(names).size)
})
