import { userauthenapply } from '#contract/identity/account.ts'
import { SmsProofFields } from '../../app/account/SmsProofFields.tsx'
import { sendCode } from '../../app/account/send-code.ts'
import { accountTexts } from '../../app/account/texts.ts'
import { useCaptcha } from '../../app/account/use-captcha.ts'
import { useSmsProof } from '../../app/account/use-sms-proof.ts'
import { callServer } from '../../app/api/call.ts'
import { useSubmit } from '../../app/api/use-submit.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { PlainForm } from '../../ui/PlainForm.tsx'
import { SmsProofForm } from './sms-proof.ts'
import { identityTexts } from './texts.ts'

export interface Proof {
  readonly phone: string
  readonly ticket: string
}

/** The first step of a reset: the code proves the phone and is answered with a ticket. */
export function PhoneProof({ onProof }: { onProof: (proof: Proof) => void }) {
  const t = useTexts(identityTexts)
  const account = useTexts(accountTexts)
  const captcha = useCaptcha()
  const proof = useSmsProof(SmsProofForm, captcha, sendCode(captcha))
  const { form, check, phone, code, smsCode } = proof
  const { submit, busy, refusal } = useSubmit(async () => {
    const request = { phone, smsKey: code.id, smsCode }
    const { ticket } = await callServer(userauthenapply.resetCheckCode, request, { silent: true })
    onProof({ phone, ticket })
  })
  return (
    <PlainForm
      form={form}
      check={check}
      onSend={submit}
      refusal={refusal}
      actions={
        <Button kind="primary" size="large" type="submit" disabled={busy}>
          {t('next')}
        </Button>
      }
    >
      <SmsProofFields proof={proof} phoneLabel={account('phone')} />
    </PlainForm>
  )
}
