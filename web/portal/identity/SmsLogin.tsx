import { oauth, type TokenAnswer } from '#contract/identity/auth.ts'
import { SmsProofFields } from '../../app/account/SmsProofFields.tsx'
import { sendCode } from '../../app/account/send-code.ts'
import { accountTexts } from '../../app/account/texts.ts'
import type { Captcha } from '../../app/account/use-captcha.ts'
import { useSmsProof } from '../../app/account/use-sms-proof.ts'
import { callServer } from '../../app/api/call.ts'
import { useSubmit } from '../../app/api/use-submit.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { PlainForm } from '../../ui/PlainForm.tsx'
import { LoginButton } from './LoginButton.tsx'
import { SmsProofForm } from './sms-proof.ts'

interface SmsLoginProps {
  readonly captcha: Captcha
  readonly tenant: string
  readonly onToken: (answer: TokenAnswer) => Promise<void>
}

export function SmsLogin({ captcha, tenant, onToken }: SmsLoginProps) {
  const t = useTexts(accountTexts)
  const proof = useSmsProof(SmsProofForm, captcha, sendCode(captcha))
  const { form, check, phone, code, smsCode } = proof
  const { submit, busy, refusal } = useSubmit(async () => {
    const request = { grant_type: 'sms', tenantId: tenant, phone, scope: 'all', type: 'account' }
    const headers = { 'Tenant-Id': tenant, 'Sms-Key': code.id, 'Sms-Code': smsCode }
    await onToken(await callServer(oauth.token, request, { headers, silent: true }))
  })
  return (
    <PlainForm form={form} check={check} onSend={submit} refusal={refusal} actions={<LoginButton busy={busy} />}>
      <SmsProofFields proof={proof} phoneLabel={t('phone')} />
    </PlainForm>
  )
}
