import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allCalls } from '#contract/index.ts'
import { fieldMeta, type Lifecycle } from '#contract/kit/index.ts'
import { inEnglish } from './contract-english.ts'
import { byPattern } from './english-patterns.ts'

const root = join(import.meta.dirname, '../../..')
const modules = import.meta.glob<Record<string, unknown>>(['../../../contract/**/*.ts', '!**/*.test.ts'], {
  eager: true,
})
const exported = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).map((value) => ({ domain: file.split('/')[4] ?? '', value })),
)
const chinese = /[\u4e00-\u9fff]/

/** Without English: no entry, or one that still is Chinese. */
const untranslated = (texts: Iterable<string>) =>
  [...new Set(texts)].filter((text) => chinese.test(text) && chinese.test(inEnglish(text) ?? text))

describe('the contract in English', () => {
  const domains = [...new Set([...allCalls.map(({ domain }) => domain), ...exported.map(({ domain }) => domain)])]

  it.each(domains)('names every field, choice and unit of %s', (domain) => {
    expect(untranslated(schemasOf(domain).flatMap(namesIn))).toEqual([])
  })

  it.each(domains)('says every message of the fields of %s', (domain) => {
    expect(untranslated(schemasOf(domain).flatMap(messagesIn))).toEqual([])
  })

  it.each(domains)('names states, steps and tables of %s', (domain) => {
    const values = exported.filter((one) => one.domain === domain).map(({ value }) => value)
    expect(untranslated(values.flatMap(wordsOf))).toEqual([])
  })
})

describe('the workbench in English', () => {
  it('names every page of the seeded menu', () => {
    expect(untranslated(quoted('server/seed/menus.ts', /name: '([^']+)'/g))).toEqual([])
  })

  it('translates what pages hand over in Chinese: columns, nouns, filters', () => {
    const handed = /(?:title: |noun=|label\(|Text\(|DateTime\(|Day\()['"]([^'"]+)['"]/g
    const sources = readdirSync(join(root, 'web/workbench'), { recursive: true, encoding: 'utf8' })
    const pages = sources.filter((file) => /\.tsx?$/.test(file) && !/(texts|titles)\.ts$|gallery/.test(file))
    expect(untranslated(pages.flatMap((file) => quoted(join('web/workbench', file), handed)))).toEqual([])
  })
})

const quoted = (file: string, pattern: RegExp) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map((match) => match[1] ?? '')

/** Inputs of the domain's calls and the forms it exports for pages. */
function schemasOf(domain: string): z.ZodType[] {
  const inputs = allCalls.filter((call) => call.domain === domain).map(({ input }) => input)
  const forms = exported.filter((one) => one.domain === domain).map(({ value }) => value)
  return [...inputs, ...forms.filter((value) => value instanceof z.ZodObject)]
}

/** Every schema inside one, itself included; trees hold themselves. */
function partsOf(schema: z.ZodType, seen = new Set<z.ZodType>()): Set<z.ZodType> {
  if (seen.has(schema)) return seen
  seen.add(schema)
  // The definition's members differ by kind; whatever is a schema among them is a part.
  const members = Object.values(schema.def as object).flatMap((member) => [member].flat())
  const shape = schema instanceof z.ZodObject ? Object.values(schema.shape) : []
  for (const member of [...members, ...shape]) if (member instanceof z.ZodType) partsOf(member, seen)
  return seen
}

function namesIn(schema: z.ZodType): string[] {
  return [...partsOf(schema)].flatMap((part) => {
    const { label = '', unit = '', choices = {} } = fieldMeta(part)
    return [label, unit, ...Object.values(choices)]
  })
}

const WRONG = [undefined, '', 'x'.repeat(200_000), 'x y', -5, '99999999999999999999']

function messagesIn(schema: z.ZodType): string[] {
  const fields = [...partsOf(schema)].filter((part) => fieldMeta(part).label)
  const issues = fields.flatMap((field) => WRONG.flatMap((value) => field.safeParse(value).error?.issues ?? []))
  // Messages built around a label have their English from the label's.
  return issues.map(({ message }) => message).filter((message) => byPattern(message, () => '') === undefined)
}

const isLifecycle = (value: unknown): value is Lifecycle =>
  typeof value === 'object' && value !== null && 'states' in value && 'steps' in value

/** States and steps of a lifecycle, or the names of a table that is nothing but names. */
function wordsOf(value: unknown): string[] {
  if (isLifecycle(value))
    return [...Object.values(value.states), ...Object.values(value.steps).map(({ label }) => label)]
  if (!value || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return []
  const words = Object.values(value)
  return words.every((word) => typeof word === 'string') ? words : []
}
