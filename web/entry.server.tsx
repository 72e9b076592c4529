import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { type CallInProcess, callContext, type Site, siteContext } from './app/context.ts'
import { Nonce, policyFor } from './app/nonce.ts'

// The bundle carries its own router, so whoever serves it takes these from here and not from the package.
export { createRequestHandler }

export function makeLoadContext(call: CallInProcess, site: Site) {
  const context = new RouterContextProvider()
  context.set(callContext, call)
  context.set(siteContext, site)
  return context
}

export const streamTimeout = 5000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
  return new Promise((resolve, reject) => {
    const page = (
      <Nonce value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </Nonce>
    )
    const stream = renderToPipeableStream(page, {
      nonce,
      [ready]() {
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html; charset=utf-8')
        headers.set('Content-Security-Policy', policyFor(nonce))
        headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
        stream.pipe(body)
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
      },
      onShellError: reject,
    })
    const timer = setTimeout(() => stream.abort(), streamTimeout + 1000)
    timer.unref()
  })
}
