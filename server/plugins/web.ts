import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { CallInProcess, Site } from '#web/app/context.ts'

/** What `dist/web/server/index.js` exports. It brings its own router, see `web/entry.server.tsx`. */
export type WebBuild = Omit<ServerBuild, 'entry'> & { entry: { module: typeof import('#web/entry.server.tsx') } }

export interface WebOptions {
  readonly clientDir: string
  readonly serverBuild: () => Promise<WebBuild>
  readonly loadContext: (request: FastifyRequest) => Promise<{ call: CallInProcess; site: Site }>
  /** Wraps the rendering of a page: the place for a cache of visitors' HTML. */
  readonly aroundRender?: (request: FastifyRequest, render: () => Promise<Response>) => Promise<Response>
}

/** Hashed assets, public files, and the pages: every GET that is not an API call. */
export async function webPlugin(app: FastifyInstance, options: WebOptions) {
  await serveAssets(app, options.clientDir)
  const build = await options.serverBuild()
  const { createRequestHandler, makeLoadContext } = build.entry.module
  const handle = createRequestHandler(build as ServerBuild, 'production')
  const around = options.aroundRender ?? ((_request, render) => render())

  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound()
    const { call, site } = await options.loadContext(request)
    const render = () => handle(webRequest(request, reply), makeLoadContext(call, site))
    return sendWebResponse(reply, await around(request, render))
  })
}

async function serveAssets(app: FastifyInstance, clientDir: string) {
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    preCompressed: true,
    decorateReply: !app.hasReplyDecorator('sendFile'),
  })
  const publicFiles = readdirSync(clientDir, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { name } of publicFiles) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, clientDir, { maxAge: '1h', immutable: false }))
  }
}

function webRequest(request: FastifyRequest, reply: FastifyReply) {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value ?? []].flat()) headers.append(name, item)
  }
  const url = new URL(request.url, `${request.protocol}://${request.host || 'localhost'}`)
  return new Request(url, { method: request.method, headers, signal: gone.signal })
}

function sendWebResponse(reply: FastifyReply, response: Response) {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  if (!response.body) return reply.send()
  // The DOM's ReadableStream and Node's are the same object with two sets of types.
  return reply.send(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream))
}
