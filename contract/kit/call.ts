import { z } from 'zod'
import type { Access } from './access.ts'

export type Method = 'GET' | 'POST'

/** How the answer travels: in the envelope, bare, as a file or as an event stream (wire §2.1). */
export type Carriage = 'envelope' | 'bare' | 'file' | 'stream'

export interface Limit {
  /** At most `max` calls in `seconds`, counted per address, per session or per value of one input field. */
  readonly by: 'ip' | 'user' | `field:${string}`
  readonly max: number
  readonly seconds: number
}

export interface CallSpec<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  readonly method: Method
  readonly carriage: Carriage
  /** One short Chinese phrase, shown in the API documentation and the operation log. */
  readonly title: string
  readonly who: Access
  readonly input: I
  readonly reply: R
  readonly limits: readonly Limit[]
  /** Runs in a write transaction. Every POST does unless it only reads; a GET must say so. */
  readonly writes: boolean
  /** Takes multipart uploads. */
  readonly upload: boolean
  /** Carries secrets: its parameters are never logged. */
  readonly secret: boolean
  /** Refusals are flat, `{error_code, error_description}`, as a token client reads them (wire §4). */
  readonly flat: boolean
  /** Further addresses of the same call, without `/api/`. */
  readonly alias: readonly string[]
}

export interface Call<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> extends CallSpec<I, R> {
  readonly path: string
}

export type Input<C extends CallSpec> = z.output<C['input']>
export type Sent<C extends CallSpec> = z.input<C['input']>
export type Reply<C extends CallSpec> = z.output<C['reply']>

export const Nothing = z.object({})
export const Anything = z.unknown()

interface Options<I extends z.ZodType, R extends z.ZodType> {
  title: string
  who: Access
  input?: I
  reply?: R
  limits?: readonly Limit[]
  writes?: boolean
  secret?: boolean
  bare?: boolean
  flat?: boolean
  alias?: readonly string[]
}

type Empty = typeof Nothing

export const get = <I extends z.ZodType = Empty, R extends z.ZodType = Empty>(options: Options<I, R>) =>
  spec('GET', options.bare ? 'bare' : 'envelope', options)

export const post = <I extends z.ZodType = Empty, R extends z.ZodType = Empty>(options: Options<I, R>) =>
  spec('POST', options.bare ? 'bare' : 'envelope', { writes: true, ...options })

export const upload = <I extends z.ZodType = Empty, R extends z.ZodType = Empty>(options: Options<I, R>) => ({
  ...spec<I, R>('POST', 'envelope', { writes: true, ...options }),
  upload: true as const,
})

export const download = <I extends z.ZodType = Empty>(options: Options<I, Empty> & { method?: Method }) => ({
  ...spec<I, Empty>(options.method ?? 'GET', 'file', options),
  carriage: 'file' as const,
})

export const stream = <I extends z.ZodType = Empty>(options: Options<I, Empty>) => ({
  ...spec<I, Empty>('GET', 'stream', options),
  carriage: 'stream' as const,
})

export type Family = Record<string, Call>

/** Gives every call of one resource its address: `/api/{prefix}/{key}`. */
export function family<T extends Record<string, CallSpec>>(
  prefix: string,
  calls: T,
): { [K in keyof T]: T[K] & { readonly path: string } } {
  const withPath = Object.entries(calls).map(([name, call]) => [name, { ...call, path: `/api/${prefix}/${name}` }])
  return Object.fromEntries(withPath)
}

function spec<I extends z.ZodType, R extends z.ZodType>(
  method: Method,
  carriage: Carriage,
  options: Options<I, R>,
): CallSpec<I, R> {
  return {
    method,
    carriage,
    title: options.title,
    who: options.who,
    // Both defaults are the empty object, which is what I and R stand for when left out.
    input: options.input ?? (Nothing as unknown as I),
    reply: options.reply ?? (Nothing as unknown as R),
    limits: options.limits ?? [],
    writes: options.writes ?? false,
    upload: false,
    secret: options.secret ?? false,
    flat: options.flat ?? false,
    alias: options.alias ?? [],
  }
}
