import { createContext } from 'react-router'
import type { CallSpec, Reply, Sent } from '#contract/kit/call.ts'

/** Calls a handler of this server in process, as the visitor who asked for the page. */
export type CallInProcess = <C extends CallSpec & { readonly path: string }>(
  call: C,
  input: Sent<C>,
) => Promise<Reply<C>>

export interface Site {
  readonly grayscale: boolean
  /** The demonstration world is on: pages show its accounts and codes. */
  readonly demo: boolean
  /** `id:secret` of the web client in base64; it names the client and proves nothing. */
  readonly client: string
}

export const callContext = createContext<CallInProcess>()
export const siteContext = createContext<Site>({ grayscale: false, demo: false, client: '' })
