import { createHash, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { signedText } from '../contract/kit/signature.ts'

export const DEMO_PASSWORD = 'Jinqiao@2026'

const CLIENT = `Basic ${Buffer.from('jinqiao-web:jinqiao-web').toString('base64')}`
const sessions = new Map<string, Promise<string>>()

/** Opens the workbench as somebody: a captcha login over the API, its session laid where the page looks for it. */
export async function loginAs(page: Page, account: string, password = DEMO_PASSWORD): Promise<void> {
  const key = `${account} ${password}`
  const session = sessions.get(key) ?? obtainSession(account, password)
  sessions.set(key, session)
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('jinqiao-session')) localStorage.setItem('jinqiao-session', text)
    },
    await session,
  )
}

async function obtainSession(account: string, password: string): Promise<string> {
  const { key, question } = await ask('/api/blade-auth/oauth/captcha?kind=sum')
  const [one = 0, other = 0] = (question.match(/\d+/g) ?? []).map(Number)
  const params = { grant_type: 'captcha', tenantId: '000000', username: account, password: md5(password) }
  const answer = await ask('/api/blade-auth/oauth/token', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: CLIENT,
      'Captcha-Key': key,
      'Captcha-Code': String(one + other),
      ...signature(params),
    },
    body: JSON.stringify(params),
  })
  const { access_token, refresh_token, token_type: _type, expires_in: _seconds, ...user } = answer
  const content = { accessToken: access_token, refreshToken: refresh_token, issuedAt: Date.now(), user }
  return JSON.stringify({ dataType: 'object', content, datetime: Date.now() })
}

async function ask(path: string, request: RequestInit = {}) {
  const response = await fetch(new URL(path, process.env['BASE_URL']), request)
  const answer = await response.json()
  if (!response.ok) throw new Error(`${path}: ${answer.error_description ?? answer.msg}`)
  return answer
}

function signature(params: Record<string, string>) {
  const [timestamp, nonce] = [String(Date.now()), randomUUID()]
  const sign = createHash('sha256')
    .update(signedText(timestamp, nonce, params))
    .digest('hex')
  return { 'X-Timestamp': timestamp, 'X-Nonce': nonce, 'X-Sign': sign }
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
