import type { z } from 'zod'
import type { SmsSent } from '#contract/identity/auth.ts'
import { useFields } from '../../ui/use-fields.ts'
import type { Captcha } from './use-captcha.ts'
import { useSmsCode } from './use-sms-code.ts'

/** A phone, proven by the code that is sent to it: of a login, of a forgotten password, of a new binding. */
export function useSmsProof(
  schema: z.ZodType,
  captcha: Captcha,
  send: (phone: string) => Promise<z.output<typeof SmsSent>>,
) {
  const fields = useFields(schema, { phone: '', smsCode: '' })
  const phone = fields.values.phone.trim()
  const code = useSmsCode(() => send(phone).finally(captcha.refresh))
  return { ...fields, captcha, phone, code, smsCode: fields.values.smsCode }
}

export type SmsProof = ReturnType<typeof useSmsProof>
