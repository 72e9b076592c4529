import { useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { oauth } from '#contract/identity/auth.ts'
import { useCaptcha } from '../../app/account/use-captcha.ts'
import { callServer } from '../../app/api/call.ts'
import { useSubmit } from '../../app/api/use-submit.ts'
import { ownPath } from '../../app/session/enter.ts'
import { landingOf } from '../../app/session/landing.ts'
import { type Session, setLocked, storeSession } from '../../app/session/store.ts'
import { useFields } from '../../ui/use-fields.ts'
import { captchaLogin } from './captcha-login.ts'

const UnlockForm = z.object({ password: z.string().min(1, '请输入密码') })

/** The same person logs in again. Opened tabs stay; the session that was locked is ended. */
export function useUnlock({ user, accessToken }: Session) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const captcha = useCaptcha()
  const { form, values, bind, check } = useFields(UnlockForm, { password: '' })
  const { submit, busy, refusal } = useSubmit(async () => {
    const typed = { tenantId: user.tenant_id, username: user.account, password: values.password }
    try {
      storeSession(await captchaLogin(captcha, typed))
    } catch (error) {
      void captcha.refresh()
      throw error
    }
    setLocked(false)
    void endLogin(accessToken)
    navigate(ownPath(params.get('redirect')) ?? landingOf(user) ?? '/', { replace: true })
  })
  return { form, bind, captcha, submit, busy, refusal, check: () => [check(), captcha.check()].every(Boolean) }
}

const endLogin = (token: string) =>
  callServer(oauth.logout, {}, { headers: { 'Blade-Auth': `bearer ${token}` }, silent: true }).catch(() => {})
