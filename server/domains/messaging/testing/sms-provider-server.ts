import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ProviderServer {
  readonly endpoint: string
  /** Messages whose signature was right. */
  readonly received: Record<string, unknown>[]
  /** What the next calls are answered, one after the other; then they are accepted. */
  readonly answers: { status: number; body: string; headers?: Record<string, string> }[]
  stop(): Promise<void>
}

const FIVE_MINUTES = 300_000

/** A provider as seen from outside: checks key, time, nonce and signature before it takes a message. */
export async function startProviderServer(accessKey: string, secretKey: string): Promise<ProviderServer> {
  const received: ProviderServer['received'] = []
  const answers: ProviderServer['answers'] = []
  const nonces = new Set<string>()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const header = (name: string) => String(request.headers[name] ?? '')
    const [timestamp, nonce] = [header('x-timestamp'), header('x-nonce')]
    const expected = createHmac('sha256', secretKey).update(`${timestamp}\n${nonce}\n${body}`).digest('hex')
    const genuine =
      request.method === 'POST' &&
      header('x-access-key') === accessKey &&
      header('x-signature') === expected &&
      Math.abs(Date.now() - Number(timestamp)) < FIVE_MINUTES &&
      !nonces.has(nonce)
    nonces.add(nonce)
    if (!genuine) return response.writeHead(401).end('{"code":"SignatureDoesNotMatch","message":"签名不正确"}')
    received.push(JSON.parse(body))
    const answer = answers.shift() ?? { status: 200, body: '{"code":"OK"}' }
    return response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    received,
    answers,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections()
        server.close(() => stopped())
      }),
  }
}
