import { z } from 'zod'
import { Mobile, Text } from '#contract/kit/index.ts'

/** A phone and the code that was sent to it: of a login, and of a forgotten password. */
export const SmsProofForm = z.object({
  phone: Mobile(),
  smsCode: Text('短信验证码', { required: '请输入短信验证码', pattern: /^\d{6}$/, message: '请输入6位数的验证码' }),
})
