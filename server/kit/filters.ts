import {
  and,
  asc,
  type Column,
  desc,
  eq,
  gt,
  gte,
  ilike,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  type SQL,
  sql,
} from 'drizzle-orm'
import { isRealDay } from '#contract/kit/index.ts'

/** How a plain key compares (wire §2.3): in a free list text contains, in an exact list it equals. */
export type FilterMode = 'free' | 'exact'

export type FilterFields = Readonly<Record<string, Column>>

type Operator = (column: Column, value: string) => SQL | undefined

const wild = (value: string) => value.replace(/[\\%_]/g, '\\$&')
const dayOf = (column: Column) => sql`${column}::date`
const textOf = (column: Column) => (isText(column) ? column : sql`${column}::text`)

const OPERATORS: Record<string, Operator> = {
  equal: (column, value) => guarded(column, value, eq),
  notequal: (column, value) => guarded(column, value, ne),
  like: (column, value) => ilike(textOf(column), `%${wild(value)}%`),
  likeleft: (column, value) => ilike(textOf(column), `%${wild(value)}`),
  likeright: (column, value) => ilike(textOf(column), `${wild(value)}%`),
  notlike: (column, value) => not(ilike(textOf(column), `%${wild(value)}%`)),
  gt: (column, value) => guarded(column, value, gt),
  ge: (column, value) => guarded(column, value, gte),
  lt: (column, value) => guarded(column, value, lt),
  le: (column, value) => guarded(column, value, lte),
  dategt: (column, value) => onDate(value, (date) => gte(column, date)),
  datege: (column, value) => onDate(value, (date) => gte(column, date)),
  datelt: (column, value) => onDate(value, (date) => lte(column, endOfDay(date))),
  datele: (column, value) => onDate(value, (date) => lte(column, endOfDay(date))),
  dateequal: (column, value) => onDate(value, (date) => eq(dayOf(column), date.slice(0, 10))),
  null: (column) => isNull(column),
  notnull: (column) => isNotNull(column),
  ignore: () => undefined,
}

/** Names are looked up in the declared fields and never passed on, so no input can name a column. */
export function filtersOf(fields: FilterFields, mode: FilterMode, query: Record<string, unknown>): SQL | undefined {
  const conditions = Object.entries(query).map(([key, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    const text = String(value).trim()
    if (text === '') return undefined
    const [name, operator] = splitKey(key)
    const column = Object.hasOwn(fields, name) ? fields[name] : undefined
    return column && (operator ?? plain(mode))(column, text)
  })
  return and(...conditions)
}

export function orderOf(fields: FilterFields, query: { ascs?: string; descs?: string }, fallback: SQL[]): SQL[] {
  const named = (list: string | undefined, direction: (column: Column) => SQL) =>
    (list ?? '')
      .split(',')
      .flatMap((name) => (Object.hasOwn(fields, name.trim()) ? [direction(fields[name.trim()]!)] : []))
  const chosen = [...named(query.ascs, asc), ...named(query.descs, desc)]
  return chosen.length > 0 ? [...chosen, ...fallback.slice(-1)] : fallback
}

function splitKey(key: string): [string, Operator | undefined] {
  const at = key.lastIndexOf('_')
  const suffix = key.slice(at + 1)
  return at > 0 && Object.hasOwn(OPERATORS, suffix) ? [key.slice(0, at), OPERATORS[suffix]] : [key, undefined]
}

const plain =
  (mode: FilterMode): Operator =>
  (column, value) =>
    mode === 'free' && isText(column) ? OPERATORS['like']!(column, value) : OPERATORS['equal']!(column, value)

const isText = (column: Column) => column.columnType === 'PgText' || column.columnType === 'PgVarchar'

const WHOLE_NUMBERS: Readonly<Record<string, RegExp>> = {
  bigint: /^-?(\d{1,18}|[1-8]\d{18})$/,
  integer: /^-?\d{1,9}$/,
}

type Comparison = (column: Column, value: unknown) => SQL

// A value the column cannot hold matches nothing; PostgreSQL would answer with an error.
function guarded(column: Column, value: string, compare: Comparison): SQL {
  if (isText(column)) return compare(column, value)
  const shape = WHOLE_NUMBERS[column.getSQLType()]
  if (column.getSQLType().startsWith('numeric'))
    return /^-?\d+(\.\d+)?$/.test(value) ? compare(column, value) : sql`false`
  if (shape) return shape.test(value) ? compare(column, value) : sql`false`
  return onDate(value, (date) => compare(column, date))
}

const onDate = (value: string, build: (date: string) => SQL): SQL =>
  isRealDay(value.slice(0, 10)) && /^( ([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/.test(value.slice(10))
    ? build(value)
    : sql`false`

const endOfDay = (date: string) => (date.length === 10 ? `${date} 23:59:59` : date)
