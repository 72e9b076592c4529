import { eq } from 'drizzle-orm'
import { oauth, sms } from '#contract/identity/index.ts'
import { captcha } from '#server/domains/identity/tables.ts'
import type { TestApp } from './app.ts'

/** Asks for a captcha and looks up what its picture shows. */
export async function solveCaptcha(app: TestApp): Promise<{ key: string; code: string }> {
  const { key } = (await app.visitor.call(oauth.captcha, {})).body as { key: string }
  const [row] = await app.house.database.db.select().from(captcha).where(eq(captcha.key, key))
  return { key, code: row!.code }
}

/** Has a code sent to a phone; the demonstration world tells it. */
export async function takeSmsCode(app: TestApp, phone: string): Promise<{ id: string; code: string }> {
  const { key, code } = await solveCaptcha(app)
  const { status, msg, data } = await app.visitor.call(sms.sendSmsCode, { phone, key, captchaCode: code })
  if (status !== 200) throw new Error(`SMS to ${phone}: ${msg}`)
  return { id: data.id, code: data.demoCode! }
}
