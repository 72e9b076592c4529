import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Call, signedText } from '#contract/kit/index.ts'
import { currentSession } from '../session/store.ts'
import { CallError } from './errors.ts'
import { sendTold } from './send-told.ts'

export type Params = Record<string, unknown>

const TIMEOUT_MS = 60_000
/** Face verification and lists of banks wait for outside parties. */
const SLOW_TIMEOUT_MS = 600_000
const SLOW = /\/(aliFace|thirdPartyZX\/getZxOpenBanks|bankOrderPage)/

export interface RequestOptions {
  headers?: Record<string, string>
  signal?: AbortSignal
  files?: Record<string, File>
  /** Told how much of an upload has gone out, from 0 to 1. */
  onUpload?: (share: number) => void
}

/** Sends one call as the wire asks for it: client, token, signature, application. */
export async function sendCall(call: Call, input: Params, options: RequestOptions = {}): Promise<Response> {
  const { path, rest } = addressOf(call, input)
  const inQuery = call.method === 'GET'
  const sent = inQuery ? textOnly(rest) : rest
  const query = inQuery ? `?${new URLSearchParams(sent as Record<string, string>)}` : ''
  const request = {
    method: call.method,
    headers: {
      ...headersFor(call, options.files ? textOnly(sent) : sent),
      ...contentType(call, options),
      ...options.headers,
    },
    body: inQuery ? undefined : bodyOf(sent, options.files),
    signal: withTimeout(call, options.signal),
  }
  try {
    return await (options.onUpload ? sendTold(path, request, options.onUpload) : fetch(path + query, request))
  } catch (error) {
    if (options.signal?.aborted) throw error
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    throw new CallError(0, late ? '请求超时，请稍后重试' : '网络连接失败，请检查网络后重试')
  }
}

export function signedHeaders(params: Params): Record<string, string> {
  const timestamp = String(Date.now())
  const nonce = crypto.randomUUID?.() ?? fallbackUuid()
  const sign = bytesToHex(sha256(utf8ToBytes(signedText(timestamp, nonce, params))))
  return { 'X-Timestamp': timestamp, 'X-Nonce': nonce, 'X-Sign': sign }
}

/** Captcha calls carry no client: everybody may ask for a picture. */
const isCaptcha = (call: Call) => call.path.includes('captcha')

function headersFor(call: Call, params: Params): Record<string, string> {
  const token = currentSession()?.accessToken
  return {
    ...(!isCaptcha(call) && { Authorization: `Basic ${clientKey()}` }),
    ...(token && { 'Blade-Auth': `bearer ${token}` }),
    ...signedHeaders(params),
    'X-App': 'portal',
    'X-Platform': 'web',
  }
}

/** The page names its client: it is no secret, it only says who is asking. */
const clientKey = () => document.querySelector<HTMLMetaElement>('meta[name=jinqiao-client]')?.content ?? ''

const contentType = (call: Call, { files }: RequestOptions): Record<string, string> =>
  call.method === 'POST' && !files ? { 'Content-Type': 'application/json' } : {}

function bodyOf(params: Params, files?: Record<string, File>): BodyInit {
  if (!files) return JSON.stringify(params)
  const form = new FormData()
  for (const [name, value] of Object.entries(textOnly(params))) form.append(name, value)
  for (const [name, file] of Object.entries(files)) form.append(name, file, file.name)
  return form
}

function addressOf(call: Call, input: Params) {
  const rest = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path, rest }
}

/** Empty values are no filter, so they are not sent. */
const textOnly = (params: Params): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([key, value]) => [key, String(value)]),
  )

/** Files may take their time on a slow line, in both directions. */
function withTimeout({ path, carriage, upload }: Call, signal?: AbortSignal): AbortSignal {
  const slow = SLOW.test(path) || carriage === 'file' || upload
  const timeout = AbortSignal.timeout(slow ? SLOW_TIMEOUT_MS : TIMEOUT_MS)
  return signal ? AbortSignal.any([signal, timeout]) : timeout
}

/** Browsers offer randomUUID only on secure pages. */
function fallbackUuid(): string {
  const hex = bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
