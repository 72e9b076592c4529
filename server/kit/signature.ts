import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { signedText } from '#contract/kit/index.ts'
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
  if (signatureOf(timestamp, nonce, params) !== sign) refuse('签名校验失败')
  if (!(await isFresh(db, client?.clientId ?? '', nonce))) refuse('重复的请求，已拒绝')
}

export const signatureOf = (timestamp: string, nonce: string, params: Record<string, unknown>): string =>
  createHash('sha256')
    .update(signedText(timestamp, nonce, params))
    .digest('hex')

async function isFresh(db: Db, clientId: string, nonce: string): Promise<boolean> {
  const stored = await db.execute(
    sql`insert into request_nonce (client_id, nonce) values (${clientId}, ${nonce.slice(0, 64)}) on conflict do nothing`,
  )
  return stored.rowCount === 1
}
