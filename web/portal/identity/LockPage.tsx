import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { CaptchaField } from '../../app/account/CaptchaField.tsx'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { organisationOf } from '../../app/session/landing.ts'
import { leave } from '../../app/session/leave.ts'
import { currentSession, type Session, useSession } from '../../app/session/store.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/Field.tsx'
import { Initial } from '../../ui/Monogram.tsx'
import { PlainForm } from '../../ui/PlainForm.tsx'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import { Brand } from '../frame/Brand.tsx'
import './LockPage.css'
import { identityTexts } from './texts.ts'
import { useUnlock } from './use-unlock.ts'

/** While the screen is locked there is only this page: the password opens it again. */
export default function LockPage() {
  const navigate = useNavigate()
  const session = useSession()
  useEffect(() => {
    if (!currentSession()) navigate('/login', { replace: true })
  }, [navigate])
  return (
    <main className="lock">
      <Brand onDark />
      <div className="lock-card">{session ? <Unlock session={session} /> : <LinesSkeleton lines={5} />}</div>
    </main>
  )
}

function Unlock({ session }: { session: Session }) {
  const t = useTexts(identityTexts)
  const { form, bind, check, captcha, submit, busy, refusal } = useUnlock(session)
  const { user } = session
  const name = user.real_name || user.account
  return (
    <>
      <header>
        {user.avatar ? <img src={user.avatar} alt="" width={64} height={64} /> : <Initial name={name} size={64} />}
        <h1>{name}</h1>
        <p>{organisationOf(user)}</p>
        <p className="sr">{t('lockTitle')}</p>
      </header>
      <PlainForm
        form={form}
        check={check}
        onSend={submit}
        refusal={refusal}
        actions={
          <>
            <Button kind="primary" size="large" type="submit" disabled={busy}>
              {t(busy ? 'unlocking' : 'unlock')}
            </Button>
            <Button kind="quiet" onClick={() => void leave()}>
              {t('logout')}
            </Button>
          </>
        }
      >
        <p className="muted">{t('lockText')}</p>
        <PasswordField {...bind('password')} label={t('password')} autoComplete="current-password" autoFocus />
        <CaptchaField captcha={captcha} />
      </PlainForm>
    </>
  )
}
