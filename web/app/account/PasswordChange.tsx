import { userauthenapply } from '#contract/identity/account.ts'
import { PasswordChangeForm } from '#contract/identity/password.ts'
import { PasswordField } from '../../ui/Field.tsx'
import { PlainForm } from '../../ui/PlainForm.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { callServer } from '../api/call.ts'
import { md5Hex } from '../api/md5.ts'
import { useSubmit } from '../api/use-submit.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { FormActions } from './FormActions.tsx'
import { accountTexts } from './texts.ts'

const EMPTY = { oldPassword: '', newPassword: '', confirmPassword: '' }

/** The server ends every session with the change, so whoever shows this form lets people log in again. */
export function PasswordChange({ onDone, onCancel }: { onDone: () => void; onCancel?: () => void }) {
  const t = useTexts(accountTexts)
  const { form, values, bind, check } = useFields(PasswordChangeForm, EMPTY)
  const { submit, busy, refusal } = useSubmit(async () => {
    const { oldPassword, newPassword, confirmPassword } = values
    const hashed = {
      oldPassword: md5Hex(oldPassword),
      newPassword: md5Hex(newPassword),
      confirmPassword: md5Hex(confirmPassword),
    }
    await callServer(userauthenapply.changePassword, hashed, { silent: true })
    onDone()
  })
  return (
    <PlainForm
      form={form}
      check={check}
      onSend={submit}
      refusal={refusal}
      actions={<FormActions busy={busy} {...(onCancel && { onCancel })} />}
    >
      <PasswordField {...bind('oldPassword')} label={t('oldPassword')} autoComplete="current-password" />
      <PasswordField
        {...bind('newPassword')}
        label={t('newPassword')}
        autoComplete="new-password"
        hint={t('passwordRule')}
      />
      <PasswordField {...bind('confirmPassword')} label={t('confirmPassword')} autoComplete="new-password" />
      <p className="muted">{t('passwordNote')}</p>
    </PlainForm>
  )
}
