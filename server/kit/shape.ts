import type { z } from 'zod'

/**
 * Turns a reply schema into a serialiser, once. What the schema does not name never leaves, and nothing leaves as
 * null: absent text is "", an absent list [], an absent object {}, an absent number or boolean is left out (wire §2.4).
 */
export type Shape = (value: unknown) => string

const shapes = new WeakMap<z.ZodType, Shape>()

export function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema)
  if (known) return known
  // Registered before it is compiled, so that a schema may contain itself.
  let compiled: Shape | undefined
  const lazy: Shape = (value) => {
    compiled ??= compile(schema)
    return compiled(value)
  }
  shapes.set(schema, lazy)
  return lazy
}

type Def = z.core.$ZodTypeDef & {
  innerType?: z.ZodType
  out?: z.ZodType
  in?: z.ZodType
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
  valueType?: z.ZodType
  options?: z.ZodType[]
}

const defOf = (schema: z.ZodType) => schema.def as Def

const WRAPPERS = new Set(['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch'])

interface Core {
  schema: z.ZodType
  type: string
  optional: boolean
}

function coreOf(schema: z.ZodType, optional = false): Core {
  const def = defOf(schema)
  if (WRAPPERS.has(def.type)) return coreOf(def.innerType!, optional || def.type === 'optional')
  if (def.type === 'pipe') {
    const out = defOf(def.out!).type === 'transform' ? def.in! : def.out!
    return coreOf(out, optional)
  }
  if (def.type === 'union') return coreOf(def.options![0]!, optional)
  return { schema, type: def.type, optional }
}

function compile(schema: z.ZodType): Shape {
  const { schema: core, type } = coreOf(schema)
  if (type === 'object') return compileObject(core)
  if (type === 'array') return listShape(shapeOf(defOf(core).element!))
  if (type === 'record') return recordShape(shapeOf(defOf(core).valueType!))
  return SCALARS[type] ?? anything
}

const SCALARS: Record<string, Shape> = {
  string: quote,
  enum: quote,
  literal: quote,
  number: (value) => String(Number(value ?? 0)),
  boolean: (value) => (value ? 'true' : 'false'),
}

/** Left out when absent, unlike text, lists and objects. */
const OMITTED_WHEN_ABSENT = new Set(['number', 'boolean'])

function compileObject(schema: z.ZodType): Shape {
  const fields = Object.entries(defOf(schema).shape!)
  const shapesOfFields = fields.map(([, field]) => shapeOf(field))
  const lines = fields.map(([name, field], index) => {
    const { type, optional } = coreOf(field)
    const key = JSON.stringify(name)
    const write = `out += (out === '{' ? '' : ',') + ${JSON.stringify(`${key}:`)} + f[${index}](x)`
    const omitted = OMITTED_WHEN_ABSENT.has(type) || (optional && type !== 'string')
    return omitted ? `x = v[${key}]; if (x != null && x !== '') ${write}` : `x = v[${key}]; ${write}`
  })
  const body = `return function shapeObject(v) { if (v == null) return '{}'; let out = '{', x; ${lines.join(';')}; return out + '}' }`
  return new Function('f', body)(shapesOfFields)
}

const listShape =
  (element: Shape): Shape =>
  (value) =>
    Array.isArray(value) ? `[${value.map(element).join(',')}]` : '[]'

const recordShape =
  (element: Shape): Shape =>
  (value) => {
    const entries = Object.entries(value ?? {})
    return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${element(entry)}`).join(',')}}`
  }

// Lone surrogates and control characters need JSON.stringify; nearly all text does not.
const NEEDS_ESCAPE = /[^ !#-[\]-\ud7ff\ue000-\uffff]/

function quote(value: unknown): string {
  if (value == null) return '""'
  if (typeof value !== 'string') return JSON.stringify(String(value))
  return NEEDS_ESCAPE.test(value) ? JSON.stringify(value) : `"${value}"`
}

const anything: Shape = (value) => JSON.stringify(value ?? {}, (_key, entry) => (entry === null ? '' : entry))
