import { z } from 'zod'

/**
 * Field types. Each knows its Chinese label and its messages, so that the server's refusal, the form's
 * message and the documentation are one text. A field is optional unless it has a `required` message.
 */
export interface FieldMeta {
  label?: string
  widget?:
    | 'text'
    | 'area'
    | 'number'
    | 'password'
    | 'select'
    | 'date'
    | 'datetime'
    | 'tree'
    | 'upload'
    | 'html'
    | 'hidden'
  /** Code of the dictionary that names the values. */
  dict?: string
  /** Fixed choices, value to name. */
  choices?: Readonly<Record<string, string>>
  unit?: string
  required?: boolean
  /** Kind of the attachments an upload takes. */
  businessType?: string
}

interface TextOptions {
  required?: string
  max?: number
  min?: number
  /** A regular expression, or anything else that can test a text. */
  pattern?: { test(value: string): boolean }
  /** Said when the pattern or a bound is broken. */
  message?: string
  widget?: FieldMeta['widget']
  dict?: string
  choices?: FieldMeta['choices']
}

/** A field with a `required` message is required in its type as well. */
type Asked<S extends z.ZodType, O> = O extends { required: string } ? S : z.ZodOptional<S>

const LONGEST_DEFAULT = 255

export function Text<const O extends TextOptions = Record<never, never>>(label: string, given?: O) {
  const options: TextOptions = given ?? {}
  const { required, max = LONGEST_DEFAULT, min, pattern, message, dict, choices } = options
  const wrong = message ?? `${label}格式不正确`
  let schema = z.string({ error: (issue) => (issue.input === undefined && required) || wrong }).trim()
  if (required) schema = schema.min(1, required)
  schema = schema.max(max, message ?? `${label}不能超过${max}个字`)
  if (min) schema = schema.refine((value) => value === '' || value.length >= min, wrong)
  if (pattern) schema = schema.refine((value) => value === '' || pattern.test(value), wrong)
  const widget = options.widget ?? (max > LONGEST_DEFAULT ? 'area' : 'text')
  return asked<z.ZodString, O>(schema, label, required, { widget, dict, choices })
}

const MOBILE = /^1[3-9]\d{9}$/

export const Mobile = (required = '请输入手机号码', message = '请输入正确的手机号', label = '手机号') =>
  Text(label, { required, pattern: MOBILE, message, max: 20 })

export const OptionalMobile = (label = '手机号') =>
  Text(label, { pattern: MOBILE, message: '请输入正确的手机号', max: 20 })

export const CreditCode = (required = '请输入统一社会信用代码', label = '统一社会信用代码') =>
  Text(label, { required, pattern: /^[0-9A-HJ-NPQRTUWXY]{18}$/, message: `${label}格式不正确` })

/** A day that the calendar has: 31 February is none. */
export const isRealDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text
}

const TIME = /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/
const DAY = { test: isRealDay }
const DATE_TIME = { test: (text: string) => isRealDay(text.slice(0, 10)) && TIME.test(text.slice(10)) }

export const Day = <const O extends TextOptions>(label: string, options?: O) =>
  Text<O>(label, { pattern: DAY, widget: 'date', ...options } as O)

export const DateTime = <const O extends TextOptions>(label: string, options?: O) =>
  Text<O>(label, { pattern: DATE_TIME, widget: 'datetime', ...options } as O)

interface DecimalOptions {
  required?: string
  /** Said when the number is malformed or too long. */
  pattern?: string
  intDigits?: number
  decimals?: number
  unit?: string
}

/** A decimal travels as text and never becomes a floating-point number. */
export function Decimal<const O extends DecimalOptions = Record<never, never>>(label: string, given?: O) {
  const options: DecimalOptions = given ?? {}
  const { required, intDigits = 16, decimals = 2, pattern: message = `${label}格式不正确`, unit } = options
  const shape = new RegExp(`^\\d{1,${intDigits}}(\\.\\d{1,${decimals}})?$`)
  const text = z.string({ error: (issue) => (issue.input === undefined && required) || message }).trim()
  const filled = required ? text.min(1, required) : text
  const schema = filled.refine((value) => value === '' || shape.test(value), message)
  return asked<z.ZodString, O>(schema, label, required, { widget: 'number', unit })
}

export const AmountWan = <const O extends DecimalOptions>(label: string, options?: O) =>
  Decimal<O>(label, { intDigits: 8, unit: '万元', ...options } as O)

export const Rate = <const O extends DecimalOptions>(label: string, options?: O) =>
  Decimal<O>(label, { intDigits: 2, decimals: 4, unit: '%', ...options } as O)

export const Reason = Text('原因', { required: '请输入原因', max: 100, message: '原因不能超过100个字', widget: 'area' })
export const Opinion = Text('意见', {
  required: '请输入意见',
  max: 500,
  message: '意见不能超过500个字',
  widget: 'area',
})

interface IntOptions {
  required?: string
  min?: number
  max?: number
  message?: string
  choices?: FieldMeta['choices']
  widget?: FieldMeta['widget']
  dict?: string
}

/** Whole number, as a number in JSON or as digits in a query; empty text stands for no value. */
export function Int<const O extends IntOptions = Record<never, never>>(label: string, given?: O) {
  const options: IntOptions = given ?? {}
  const { required, min = -2147483648, max = 2147483647, message = `${label}格式不正确` } = options
  const { widget = 'number', choices, dict } = options
  const error = (issue: { input?: unknown }) => (issue.input === undefined ? (required ?? message) : message)
  const number = z.number({ error }).int(message).min(min, message).max(max, message)
  const field = z.preprocess(digitsToNumber, required ? number : number.optional())
  // Typed as what it yields: callers send numbers, digits in a query are the wire's business.
  return field.meta(metaOf(label, required, { widget, choices, dict })) as unknown as Asked<z.ZodNumber, O>
}

/** 0 or 1. */
export const Flag = <const O extends IntOptions>(label: string, options?: O) =>
  Int<O>(label, { min: 0, max: 1, choices: { 0: '否', 1: '是' }, widget: 'select', ...options } as O)

/** Digits that a signed 64-bit number can hold; more would be an error of the database. */
const ID = '(?:\\d{1,18}|[1-8]\\d{18})'
const ONE_ID = new RegExp(`^${ID}$`)
const ID_LIST = new RegExp(`^${ID}(,${ID}){0,1999}$`)

export const isId = (text: string): boolean => ONE_ID.test(text)

/** A 64-bit id, always text. */
export const Id = z
  .string({ error: (issue) => (issue.input === undefined ? '参数错误：id不能为空' : '参数错误：id格式不正确') })
  .regex(ONE_ID, '参数错误：id格式不正确')

/** Absent or empty means a new record. */
export const OptionalId = Id.or(z.literal('')).optional().meta({ widget: 'hidden' })

export const IdField = <const O extends TextOptions>(label: string, options?: O) =>
  Text<O>(label, { pattern: ONE_ID, max: 19, widget: 'tree', ...options } as O)

/** `1,2,3`; a client that sends JSON may send a list. */
export const idsOf = (required: string): z.ZodType<string[], string | string[]> =>
  z
    .preprocess(
      (value: string | string[]) => (Array.isArray(value) ? value.join(',') : value),
      z
        .string({ error: () => required })
        .min(1, required)
        .regex(ID_LIST, '参数错误：ids格式不正确'),
    )
    .transform((text) => [...new Set(text.split(','))])

export const Ids = idsOf('请选择至少一条数据')

/** Comma list of ids kept as text, as a user's roleId. */
export const IdList = <const O extends TextOptions>(label: string, options?: O) =>
  Text<O>(label, { max: 40_000, pattern: ID_LIST, widget: 'tree', ...options } as O)

export const ById = z.object({ id: Id })
export const ByIds = z.object({ ids: Ids })

export const fieldMeta = (schema: z.ZodType): FieldMeta => (schema.meta() ?? {}) as FieldMeta

function asked<S extends z.ZodType, O>(schema: S, label: string, required: string | undefined, extra: FieldMeta) {
  const field = required ? schema : schema.optional()
  return field.meta(metaOf(label, required, extra)) as Asked<S, O>
}

function metaOf(label: string, required: string | undefined, extra: FieldMeta) {
  const known = Object.entries(extra).filter(([, value]) => value !== undefined)
  return { label, title: label, required: Boolean(required), ...Object.fromEntries(known) }
}

function digitsToNumber(value: unknown): unknown {
  if (value === '' || value === null) return undefined
  return typeof value === 'string' && /^-?\d{1,10}$/.test(value) ? Number(value) : value
}
