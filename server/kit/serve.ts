import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Call, Family, Input } from '#contract/kit/index.ts'
import type { Ctx } from './ctx.ts'

/** A file on its way to the caller. */
export interface Download {
  name: string
  type: string
  content: Readable | Buffer
  /** Shown in the page instead of saved, as pictures are. */
  inline?: boolean
  /** Seconds a browser may keep it; files behind a right are never kept. */
  maxAge?: number
}

export interface Uploaded {
  readonly file: { readonly name: string; readonly bytes: Buffer }
}

/** What a handler may answer: the reply's shape, where every value may also be absent. */
export type Loose<T> = T extends string
  ? T | number | null | undefined
  : T extends number | boolean
    ? T | null | undefined
    : T extends readonly (infer E)[]
      ? readonly Loose<E>[] | null | undefined
      : T extends object
        ? { [K in keyof T]?: Loose<T[K]> } | null | undefined
        : T

type Answer<C extends Call> = C['carriage'] extends 'file'
  ? Download
  : C['carriage'] extends 'stream'
    ? AsyncIterable<string>
    : Loose<z.output<C['reply']>>

type Given<C extends Call> = C['upload'] extends true ? Input<C> & Uploaded : Input<C>

// biome-ignore lint/suspicious/noConfusingVoidType: a use case that answers nothing simply does not return.
type Result<C extends Call> = Answer<C> | void

export type Handler<C extends Call> = (ctx: Ctx, input: Given<C>) => Promise<Result<C>> | Result<C>

export type Handlers<F extends Family> = { [K in keyof F]: Handler<F[K]> }

export interface Route {
  readonly call: Call
  // One list holds the handlers of all calls; serve() has checked each against its own call.
  readonly handle: (ctx: Ctx, input: never) => unknown
}

/** Binds each call of a family to its use case. A call without a handler does not compile. */
export const serve = <F extends Family>(calls: F, handlers: Handlers<F>): Route[] =>
  Object.keys(calls).map((name) => ({ call: calls[name]!, handle: handlers[name]! as Route['handle'] }))
