import { z } from 'zod'
import { userauthenapply } from '#contract/identity/account.ts'
import { oauth, sms } from '#contract/identity/auth.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Field } from '../../ui/Field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { callServer } from '../api/call.ts'
import { useSubmit } from '../api/use-submit.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { updateUser, useSession } from '../session/store.ts'
import './account.css'
import { CaptchaField } from './CaptchaField.tsx'
import { FormActions } from './FormActions.tsx'
import { maskedPhone } from './masked-phone.ts'
import { SmsCodeField } from './SmsCodeField.tsx'
import { accountTexts } from './texts.ts'
import { useCaptcha } from './use-captcha.ts'
import { useSmsCode } from './use-sms-code.ts'

/** The page tells three faults of a number apart; the server knows two. */
const PhoneForm = z.object({
  phone: z
    .string()
    .trim()
    .min(1, '请输入手机号码！')
    .length(11, '手机号码长度不为11位')
    .regex(/^1[3-9]\d{9}$/, '手机号码格式不正确'),
  smsCode: userauthenapply.bindNewPhone.input.shape.smsCode,
})

export function PhoneBinding({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const t = useTexts(accountTexts)
  const now = useSession()?.user.phone
  const captcha = useCaptcha()
  const { form, values, bind, check } = useFields(PhoneForm, { phone: '', smsCode: '' })
  const code = useSmsCode(async () => {
    const request = { phone: values.phone.trim(), id: captcha.key, value: captcha.typed }
    return callServer(sms['smsflowinfo/sendValidate'], request, { silent: true }).finally(captcha.refresh)
  })
  const { submit, busy, refusal } = useSubmit(async () => {
    const request = { id: code.id, phone: values.phone.trim(), smsCode: values.smsCode }
    await callServer(userauthenapply.bindNewPhone, request, { silent: true })
    updateUser(await callServer(oauth['user-info'], {}, { silent: true }))
    onDone()
  })
  return (
    <form
      ref={form}
      className="plain-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (check()) void submit()
      }}
    >
      {now && <p className="muted">{t('phoneNow', { phone: maskedPhone(now) })}</p>}
      <Field {...bind('phone')} label={t('newPhone')} type="tel" maxLength={11} autoComplete="tel" />
      <CaptchaField captcha={captcha} />
      <SmsCodeField {...bind('smsCode')} sms={code} ready={() => [check('phone'), captcha.check()].every(Boolean)} />
      {refusal && <Alert>{refusal}</Alert>}
      <FormActions busy={busy} onCancel={onCancel} />
    </form>
  )
}
