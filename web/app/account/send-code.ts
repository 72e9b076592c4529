import { sms } from '#contract/identity/auth.ts'
import { callServer } from '../api/call.ts'
import type { Captcha } from './use-captcha.ts'

/** Whoever asks for a code proves a captcha with it. */
export const sendCode = (captcha: Captcha) => (phone: string) =>
  callServer(sms.sendSmsCode, { phone, captchaCode: captcha.typed, key: captcha.key }, { silent: true })
