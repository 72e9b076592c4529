import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { refuse } from './refusals.ts'

const WINDOW_MS = 5 * 60_000

export interface Signed {
  timestamp: string
  nonce: string
  sign: string
}

/** Checks a request's signature (wire §3.2); an unsigned request passes unless its client must sign. */
export async function checkSignature(
  db: Db,
  signed: Signed,
  params: Record<string, unknown>,
  client: { clientId: string; signRequired: boolean } | undefined,
): Promise<void> {
  const { timestamp, nonce, sign } = signed
  if (!timestamp && !nonce && !sign) {
    if (client?.signRequired) refuse('缺少请求签名')
    return
  }
  if (!timestamp || !nonce || !sign) refuse('缺少请求签名')
  if (!/^\d{1,16}$/.test(timestamp) || Math.abs(Date.now() - Number(timestamp)) > WINDOW_MS)
    refuse('请求时间已失效，请校准设备时间后重试')
  if (signatureOf(timestamp, nonce, canonical(params)) !== sign) refuse('签名校验失败')
  if (!(await isFresh(db, client?.clientId ?? '', nonce))) refuse('重复的请求，已拒绝')
}

export const signatureOf = (timestamp: string, nonce: string, text: string): string =>
  createHash('sha256').update(`${timestamp}\n${nonce}\n${text}`).digest('hex')

export function canonical(params: Record<string, unknown>): string {
  const present = Object.entries(params).filter(([, value]) => value !== '' && value !== null && value !== undefined)
  present.sort(([one], [other]) => (one < other ? -1 : 1))
  return present.map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`).join('&')
}

async function isFresh(db: Db, clientId: string, nonce: string): Promise<boolean> {
  const stored = await db.execute(
    sql`insert into request_nonce (client_id, nonce) values (${clientId}, ${nonce.slice(0, 64)}) on conflict do nothing`,
  )
  return stored.rowCount === 1
}
