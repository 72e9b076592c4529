import { Readable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Call, isPublic, mayEnter } from '#contract/kit/index.ts'
import { refusalOf, sendRefusal, sendResult } from './answer.ts'
import { isAdmin, type Request, type User } from './ctx.ts'
import { type Client, type House, inTransaction, readingCtx } from './house.ts'
import { type Params, paramsOf, parseInput, refuseUnfit } from './input.ts'
import { countLimits } from './limits.ts'
import { badToken, forbidden, noToken, refuse } from './refusals.ts'
import type { Route } from './serve.ts'
import { checkSignature } from './signature.ts'
import { readUpload } from './uploads.ts'

/** Puts every route on the server. The order of checks is the wire's: client, signature, session, access, input. */
export function mountRoutes(app: FastifyInstance, house: House, routes: readonly Route[]): void {
  for (const route of routes) {
    for (const path of pathsOf(route.call)) {
      app.route({
        method: route.call.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        handler: (request, reply) => answerCall(house, route, request, reply),
        errorHandler: (error, _request, reply) => refuseUnread(house, route.call, error, reply),
      })
    }
  }
}

export const pathsOf = (call: Call): string[] => [call.path, ...call.alias.map((path) => `/api/${path}`)]

async function answerCall(house: House, { call, handle }: Route, http: FastifyRequest, reply: FastifyReply) {
  const started = performance.now()
  const request = requestOf(http)
  let user: User | undefined
  let params: Params = {}
  let failure: Error | undefined
  try {
    const client = await clientOf(house, http)
    user = await userOf(house, http, client)
    // Strangers are refused before twenty megabytes of theirs are read.
    if (call.upload && !user) refuseStranger(call, http)
    const upload = call.upload ? await readUpload(http) : undefined
    const sent = { ...upload?.params, ...paramsOf(http), ...(http.params as Params) }
    refuseUnfit(sent)
    params = sent
    await checkSignature(house.database.db, signedOf(request), withoutPath(params, http), signer(client, user))
    if (!user) refuseStranger(call, http)
    if (!mayEnter(call.who, user, params) || isClosed(call, user)) forbidden()
    await countLimits(house.database.db, call, request, user, params)
    const input = parseInput(call.input, params) as object
    const given = upload ? { ...input, file: upload.file ?? refuse('请选择文件') } : input
    const work = (ctx: Parameters<Route['handle']>[0]) => Promise.resolve(handle(ctx, given as never))
    const caller = { user, request }
    const result = call.writes ? await inTransaction(house, caller, work) : await work(readingCtx(house, caller))
    return call.carriage === 'stream'
      ? sendStream(reply, result as AsyncIterable<string>)
      : sendResult(reply, call, result)
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal.status === 500) failure = withoutValues(error as Error)
    return sendRefusal(reply, refusal, call)
  } finally {
    const milliseconds = Math.round(performance.now() - started)
    const shown = call.secret ? '' : maskedParams(params)
    const { title, method, path } = call
    house.record({
      request,
      user,
      title,
      method,
      path,
      params: shown,
      status: reply.statusCode,
      milliseconds,
      error: failure,
    })
  }
}

/** A body that cannot be read never reaches the handler, but is refused in the call's own form. */
function refuseUnread(house: House, call: Call, error: unknown, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  if (refusal.status === 500) house.log.error({ err: error }, 'request failed')
  return sendRefusal(reply, refusal, call)
}

function requestOf(http: FastifyRequest): Request {
  const header = (name: string) => String(http.headers[name] ?? '')
  const { app, userAgent } = { app: header('x-app'), userAgent: header('user-agent') }
  return { id: http.id, ip: http.ip, userAgent, app, header, clientId: basicOf(http)?.clientId ?? '' }
}

const signedOf = ({ header }: Request) => ({
  timestamp: header('x-timestamp'),
  nonce: header('x-nonce'),
  sign: header('x-sign'),
})

/** Parameters in the path are part of the address, not of what is signed. */
function withoutPath(params: Params, http: FastifyRequest): Params {
  const inPath = Object.keys((http.params ?? {}) as Params)
  return inPath.length > 0
    ? Object.fromEntries(Object.entries(params).filter(([key]) => !inPath.includes(key)))
    : params
}

const BASIC = /^Basic ([A-Za-z0-9+/=]{1,400})$/i

function basicOf(http: FastifyRequest) {
  const match = BASIC.exec(http.headers.authorization ?? '')
  if (!match) return undefined
  const [clientId = '', ...secret] = Buffer.from(match[1]!, 'base64').toString().split(':')
  return { clientId, clientSecret: secret.join(':') }
}

/** Checked when present: an unreadable or unknown client or a wrong secret is refused wherever it calls. */
async function clientOf(house: House, http: FastifyRequest): Promise<Client | undefined> {
  if (!http.headers.authorization) return undefined
  const basic = basicOf(http) ?? badToken()
  const client = await house.gate.clientOf(house, basic.clientId)
  return client?.clientSecret === basic.clientSecret ? client : badToken()
}

const BEARER = /^bearer (\S{1,200})$/i

async function userOf(house: House, http: FastifyRequest, client: Client | undefined): Promise<User | undefined> {
  const token = BEARER.exec(bearerOf(http))?.[1]
  const user = token ? await house.gate.userOf(house, token) : undefined
  return user && client && user.clientId !== client.clientId ? undefined : user
}

/** A bad token on an open call counts as none, except where the page asks for its own menus (wire §5). */
function refuseStranger(call: Call, http: FastifyRequest): void {
  if (isPublic(call.who) && !(bearerOf(http) && call.path.endsWith('/menu/routes'))) return
  if (bearerOf(http)) badToken()
  noToken()
}

const isClosed = (call: Call, user: User | undefined): boolean =>
  user !== undefined &&
  !isAdmin(user) &&
  !isPublic(call.who) &&
  pathsOf(call).some((path) => user.closedPaths.has(path))

const bearerOf = (http: FastifyRequest) => String(http.headers['blade-auth'] ?? '')

/** The client whose rule decides: the one named, or else the token's own. */
const signer = (client: Client | undefined, user: User | undefined) =>
  client ?? (user ? { clientId: user.clientId, signRequired: user.signRequired } : undefined)

const SECRET_NAMES = /password|secret|token|code|captcha|key$/i

const maskedParams = (params: Params): string =>
  JSON.stringify(params, (key, value) => (SECRET_NAMES.test(key) ? '******' : value)).slice(0, 2000)

/** The driver's message lists the values of a failed statement; no log may hold them. */
function withoutValues(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error
  const told = new Error(`${error.cause?.message ?? 'failed'}: ${error.query}`)
  told.stack = error.cause?.stack
  return told
}

function sendStream(reply: FastifyReply, chunks: AsyncIterable<string>) {
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(chunks))
}
