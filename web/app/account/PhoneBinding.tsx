import { z } from 'zod'
import { userauthenapply } from '#contract/identity/account.ts'
import { oauth, sms } from '#contract/identity/auth.ts'
import { PlainForm } from '../../ui/PlainForm.tsx'
import { callServer } from '../api/call.ts'
import { useSubmit } from '../api/use-submit.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { updateUser, useSession } from '../session/store.ts'
import { FormActions } from './FormActions.tsx'
import { maskedPhone } from './masked-phone.ts'
import { SmsProofFields } from './SmsProofFields.tsx'
import { accountTexts } from './texts.ts'
import { useCaptcha } from './use-captcha.ts'
import { useSmsProof } from './use-sms-proof.ts'

/** The page tells three faults of a number apart; the server knows two. */
const BindingForm = z.object({
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
  const proof = useSmsProof(BindingForm, captcha, (phone) => {
    const request = { phone, id: captcha.key, value: captcha.typed }
    return callServer(sms['smsflowinfo/sendValidate'], request, { silent: true })
  })
  const { form, check, phone, code, smsCode } = proof
  const { submit, busy, refusal } = useSubmit(async () => {
    await callServer(userauthenapply.bindNewPhone, { id: code.id, phone, smsCode }, { silent: true })
    updateUser(await callServer(oauth['user-info'], {}, { silent: true }))
    onDone()
  })
  return (
    <PlainForm
      form={form}
      check={check}
      onSend={submit}
      refusal={refusal}
      actions={<FormActions busy={busy} onCancel={onCancel} />}
    >
      {now && <p className="muted">{t('phoneNow', { phone: maskedPhone(now) })}</p>}
      <SmsProofFields proof={proof} phoneLabel={t('newPhone')} />
    </PlainForm>
  )
}
