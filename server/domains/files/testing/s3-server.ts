import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface S3Server {
  readonly endpoint: string
  readonly objects: Map<string, Buffer>
  readonly refused: number
  stop(): Promise<void>
}

interface Keys {
  accessKey: string
  secretKey: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** PUT, GET and DELETE of objects as Amazon's protocol has them, signature version 4 included. */
export async function startS3Server(keys: Keys): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  let refused = 0
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const path = decodeURIComponent(request.url!.split('?')[0]!)
    const answer = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
    if (!isSigned(request, body, keys)) {
      refused += 1
      return answer(403, 'SignatureDoesNotMatch')
    }
    if (request.method === 'PUT') {
      objects.set(path, body)
      return response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(path)
      return response.writeHead(204).end()
    }
    const found = objects.get(path)
    return found ? response.writeHead(200, { 'content-length': found.length }).end(found) : answer(404, 'NoSuchKey')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    get refused() {
      return refused
    },
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections()
        server.close(() => stopped())
      }),
  }
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

function isSigned(request: IncomingMessage, body: Buffer, { accessKey, secretKey }: Keys): boolean {
  const match = AUTHORIZATION.exec(request.headers.authorization ?? '')
  if (!match || match[1] !== accessKey) return false
  const [, , day, region, signedHeaders, signature] = match as unknown as string[]
  const header = (name: string) => String(request.headers[name] ?? '')
  const payload = header('x-amz-content-sha256')
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false
  const [path, query = ''] = request.url!.split('?')
  const canonical = [
    request.method,
    path,
    query.split('&').sort().join('&'),
    ...signedHeaders!.split(';').map((name) => `${name}:${header(name).trim()}`),
    '',
    signedHeaders,
    payload,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n')
  const key = [region!, 's3', 'aws4_request'].reduce((last, part) => hmac(last, part), hmac(`AWS4${secretKey}`, day!))
  return timingSafeEqual(hmac(key, text), Buffer.from(signature!, 'hex'))
}
