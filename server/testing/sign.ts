import { randomUUID } from 'node:crypto'
import { signatureOf } from '#server/kit/signature.ts'

export const WEB_CLIENT = `Basic ${Buffer.from('jinqiao-web:jinqiao-web').toString('base64')}`

/** Headers of a request that the web client has signed over these parameters. */
export function signedHeaders(params: Record<string, unknown>, timestamp = Date.now(), nonce: string = randomUUID()) {
  const sign = signatureOf(String(timestamp), nonce, params)
  return { authorization: WEB_CLIENT, 'x-timestamp': String(timestamp), 'x-nonce': nonce, 'x-sign': sign }
}
