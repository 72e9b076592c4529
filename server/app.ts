import { randomUUID } from 'node:crypto'
import fastifyMultipart from '@fastify/multipart'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { routes } from './domains/index.ts'
import { refusalOf, sendRefusal } from './kit/answer.ts'
import type { House } from './kit/house.ts'
import { registry } from './kit/metrics.ts'
import { mountRoutes } from './kit/mount.ts'
import { Refusal } from './kit/refusals.ts'
import { docsPlugin } from './plugins/docs.ts'

const LARGEST_BODY = 2 * 1024 * 1024

/** The API on one Fastify. Pages are added by main.ts, so that tests of the API need no built web. */
export async function buildApp(house: House, config: Pick<Config, 'trustProxy'>): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
  })
  readBodies(app)
  await app.register(fastifyMultipart)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
  })
  app.setErrorHandler((error, _request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.status === 500) house.log.error({ err: error }, 'request failed')
    return sendRefusal(reply, refusal)
  })
  app.setNotFoundHandler((request, reply) => sendRefusal(reply, strayed(app, request.method, request.url)))
  mountRoutes(app, house, routes)
  mountStatus(app, house)
  await app.register(docsPlugin)
  return app
}

/** A POST may come with a JSON body, a form, or nothing at all, whatever its content type says (wire §3). */
function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'ignore')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    body.trim() === '' ? done(null, undefined) : parseJson(request, body, done),
  )
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body: string, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  )
}

function mountStatus(app: FastifyInstance, house: House): void {
  app.get('/api/health', async () => {
    await house.database.db.execute(sql`select 1`)
    return { status: 'up' }
  })
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}

function strayed(app: FastifyInstance, method: string, url: string): Refusal {
  const path = url.split('?')[0]!
  const other = method === 'GET' ? 'POST' : 'GET'
  return app.findRoute({ method: other, url: path }) || app.hasRoute({ method: other, url: path })
    ? new Refusal(405, `该接口不支持${method}请求：${path}`)
    : new Refusal(404, `接口不存在：${path}`)
}
