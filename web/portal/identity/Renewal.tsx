import { userauthenapply } from '#contract/identity/account.ts'
import { PasswordRenewalForm } from '#contract/identity/password.ts'
import { accountTexts } from '../../app/account/texts.ts'
import { callServer } from '../../app/api/call.ts'
import { md5Hex } from '../../app/api/md5.ts'
import { useSubmit } from '../../app/api/use-submit.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/Field.tsx'
import { PlainForm } from '../../ui/PlainForm.tsx'
import { useFields } from '../../ui/use-fields.ts'
import type { Proof } from './PhoneProof.tsx'
import { identityTexts } from './texts.ts'

const EMPTY = { newPassword: '', confirmPassword: '' }

/** The last step of a reset: the ticket is good for one new password. */
export function Renewal({ proof, onDone }: { proof: Proof; onDone: () => void }) {
  const t = useTexts(identityTexts)
  const account = useTexts(accountTexts)
  const { form, values, bind, check } = useFields(PasswordRenewalForm, EMPTY)
  const { submit, busy, refusal } = useSubmit(async () => {
    const hashed = { newPassword: md5Hex(values.newPassword), confirmPassword: md5Hex(values.confirmPassword) }
    await callServer(userauthenapply.resetPassword, { ...proof, ...hashed }, { silent: true })
    onDone()
  })
  return (
    <PlainForm
      form={form}
      check={check}
      onSend={submit}
      refusal={refusal}
      actions={
        <Button kind="primary" size="large" type="submit" disabled={busy}>
          {t('renew')}
        </Button>
      }
    >
      <PasswordField
        {...bind('newPassword')}
        label={account('newPassword')}
        autoComplete="new-password"
        hint={account('passwordRule')}
      />
      <PasswordField {...bind('confirmPassword')} label={account('confirmPassword')} autoComplete="new-password" />
    </PlainForm>
  )
}
