import type { Call, Reply, Sent } from '#contract/kit/index.ts'
import { notify } from '../notify.ts'
import { endSession } from '../session/end.ts'
import { CallError, UNKNOWN_ERROR } from './errors.ts'
import { type Params, type RequestOptions, sendCall } from './request.ts'

export interface CallOptions extends RequestOptions {
  /** The page shows the refusal itself, or, as with certification and face verification, not at all. */
  silent?: boolean
}

/** Calls the server. A refusal is shown and thrown; 401 ends the session. */
export async function callServer<C extends Call>(
  call: C,
  input: Sent<C>,
  options: CallOptions = {},
): Promise<Reply<C>> {
  try {
    const response = await sendCall(call, (input ?? {}) as Params, options)
    return await readAnswer(call, response)
  } catch (error) {
    throw shown(error, options)
  }
}

/** Fetches a file and saves it. */
export async function downloadFile<C extends Call>(
  call: C,
  input: Sent<C>,
  options: DownloadOptions = {},
): Promise<void> {
  saveFile(await fetchFile(call, input, options))
}

export interface FetchedFile {
  readonly name: string
  readonly blob: Blob
}

export function saveFile({ name, blob }: FetchedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

export interface DownloadOptions extends CallOptions {
  /** Told how many bytes have come, and of how many if the server says so. */
  onProgress?: (received: number, total: number | undefined) => void
}

/** A refusal arrives as JSON instead of the file. */
export async function fetchFile<C extends Call>(
  call: C,
  input: Sent<C>,
  options: DownloadOptions = {},
): Promise<FetchedFile> {
  try {
    const response = await sendCall(call, (input ?? {}) as Params, options)
    if (response.headers.get('content-type')?.includes('json')) throw refusalOf(await response.json(), 'Error')
    return { blob: await readTold(response, options.onProgress), name: nameOf(response) }
  } catch (error) {
    throw shown(error, options)
  }
}

async function readTold(response: Response, onProgress: DownloadOptions['onProgress']): Promise<Blob> {
  if (!onProgress || !response.body) return response.blob()
  const total = Number(response.headers.get('content-length')) || undefined
  let received = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        received += chunk.length
        onProgress(received, total)
        out.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, { headers: response.headers }).blob()
}

interface Body {
  code?: number
  msg?: string
  error_description?: string
  data?: unknown
}

async function readAnswer<C extends Call>(call: C, response: Response): Promise<Reply<C>> {
  const body = (await response.json().catch(() => ({ code: response.status }))) as Body
  if (!response.ok || body.error_description) throw refusalOf({ code: response.status, ...body })
  // The server shapes every reply by this very schema.
  return (call.carriage === 'bare' ? body : body.data) as Reply<C>
}

const refusalOf = (body: Body, fallback = UNKNOWN_ERROR) =>
  new CallError(body.code ?? 500, body.msg || body.error_description || fallback, { ...body })

function shown(error: unknown, { silent }: CallOptions): unknown {
  if (!(error instanceof CallError)) return error
  if (error.status === 401) endSession()
  if (!silent) notify.error(error.message)
  return error
}

function nameOf(response: Response): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : 'download'
}
