import { Field } from '../../ui/Field.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { SmsCodeField } from './SmsCodeField.tsx'
import type { SmsProof } from './use-sms-proof.ts'

/** Phone, captcha, code. The code is asked for only when the other two are there. */
export function SmsProofFields({ proof, phoneLabel }: { proof: SmsProof; phoneLabel: string }) {
  const { bind, check, captcha, code } = proof
  return (
    <>
      <Field {...bind('phone')} label={phoneLabel} type="tel" maxLength={11} autoComplete="tel" />
      <CaptchaField captcha={captcha} />
      <SmsCodeField {...bind('smsCode')} sms={code} ready={() => [check('phone'), captcha.check()].every(Boolean)} />
    </>
  )
}
