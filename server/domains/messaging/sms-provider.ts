import { createHmac, randomUUID } from 'node:crypto'
import type { SmsAccess } from './sms-configs.ts'

const PATIENCE_MS = 10_000
const ACCEPTED = new Set<unknown>([undefined, 0, 200, '0', '200', 'OK', 'ok'])

export interface Message {
  /** Same on every attempt, so that the provider can drop a message it already has. */
  id: string
  phone: string
  content: string
  params: Record<string, unknown>
}

/**
 * One JSON POST. `X-Signature` is the HMAC-SHA256, keyed with the secret key, of timestamp, nonce and body, each on a
 * line of its own. Answers nothing when the provider took the message, else what went wrong.
 */
export async function postToProvider(access: SmsAccess, message: Message): Promise<string | undefined> {
  const { endpoint, regionId, signName, templateId, accessKey, secretKey } = access
  if (!endpoint) return '短信配置未填写服务地址'
  const body = JSON.stringify({ ...message, regionId, signName, templateId, accessKey })
  const [timestamp, nonce] = [String(Date.now()), randomUUID()]
  const signature = createHmac('sha256', secretKey).update(`${timestamp}\n${nonce}\n${body}`).digest('hex')
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-access-key': accessKey,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signature,
      },
      // A redirect would carry the key and the number to whoever it names.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return refusalIn(response.status, await response.text())
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? '短信服务响应超时' : '无法连接短信服务'
  }
}

function refusalIn(status: number, text: string): string | undefined {
  const answer = parsed(text)
  if (status >= 200 && status < 300 && ACCEPTED.has(answer['code']) && answer['success'] !== false) return undefined
  const told = answer['message'] ?? answer['msg']
  return `短信服务拒绝（${status}）${told ? `：${String(told)}` : ''}`.slice(0, 200)
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
