import { z } from 'zod'
import type { TokenAnswer } from '#contract/identity/auth.ts'
import { Text } from '#contract/kit/index.ts'
import { CaptchaField } from '../../app/account/CaptchaField.tsx'
import type { Captcha } from '../../app/account/use-captcha.ts'
import { useSubmit } from '../../app/api/use-submit.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Field, PasswordField } from '../../ui/Field.tsx'
import { PlainForm } from '../../ui/PlainForm.tsx'
import { useFields } from '../../ui/use-fields.ts'
import { captchaLogin } from './captcha-login.ts'
import { LoginButton } from './LoginButton.tsx'
import { identityTexts } from './texts.ts'

const LoginForm = z.object({
  tenantId: Text('租户编号', { required: '请先输入租户编号', max: 12 }),
  username: Text('账号', { required: '请输入账号' }),
  password: z.string().min(1, '请输入密码'),
})

interface PasswordLoginProps {
  readonly captcha: Captcha
  /** The tenant is a field of the form where none was detected. */
  readonly asksTenant: boolean
  readonly initial: { tenantId: string; username: string; password: string }
  readonly onToken: (answer: TokenAnswer) => Promise<void>
}

export function PasswordLogin({ captcha, asksTenant, initial, onToken }: PasswordLoginProps) {
  const t = useTexts(identityTexts)
  const { form, values, bind, check } = useFields(LoginForm, initial)
  const { submit, busy, refusal } = useSubmit(async () => {
    const { tenantId, username, password } = values
    try {
      await onToken(await captchaLogin(captcha, { tenantId: tenantId.trim(), username: username.trim(), password }))
    } catch (error) {
      void captcha.refresh()
      throw error
    }
  })
  return (
    <PlainForm
      form={form}
      check={() => [check(), captcha.check()].every(Boolean)}
      onSend={submit}
      refusal={refusal}
      actions={<LoginButton busy={busy} />}
    >
      {asksTenant && <Field {...bind('tenantId')} label={t('tenant')} maxLength={12} autoComplete="off" />}
      <Field
        {...bind('username')}
        label={t('account')}
        maxLength={64}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField {...bind('password')} label={t('password')} autoComplete="current-password" />
      <CaptchaField captcha={captcha} />
    </PlainForm>
  )
}
