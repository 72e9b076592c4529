import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { type CallInProcess, callContext, type Site, siteContext } from './app/context.ts'

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
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      [ready]() {
        const body = new PassThrough()
        headers.set('Content-Type', 'text/html; charset=utf-8')
        stream.pipe(body)
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
      },
      onShellError: reject,
    })
    const timer = setTimeout(() => stream.abort(), streamTimeout + 1000)
    timer.unref()
  })
}
