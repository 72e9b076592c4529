import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useRouteLoaderData } from 'react-router'
import { useCaptcha } from '../../app/account/use-captcha.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { currentSession } from '../../app/session/store.ts'
import type { loader as rootLoader } from '../../root.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { inLang } from '../frame/in-lang.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { DEFAULT_TENANT, detectedTenant } from './detected-tenant.ts'
import { FirstLogin } from './FirstLogin.tsx'
import { PasswordLogin } from './PasswordLogin.tsx'
import { SmsLogin } from './SmsLogin.tsx'
import { identityTexts } from './texts.ts'
import { useEnter } from './use-enter.ts'

// Only the demonstration loads its accounts.
const DemoAccounts = lazy(() => import('./DemoAccounts.tsx').then((module) => ({ default: module.DemoAccounts })))

export async function loader(args: LoaderFunctionArgs) {
  return { tenant: await detectedTenant(args) }
}

const WAYS = ['account', 'sms'] as const
type Way = (typeof WAYS)[number]

/** Every new filling begins the form afresh. */
const EMPTY = { round: 0, username: '', password: '' }

export default function LoginPage() {
  const t = useTexts(identityTexts)
  const lang = useLang()
  const { tenant } = useLoaderData<typeof loader>()
  const demo = useRouteLoaderData<typeof rootLoader>('root')?.demo ?? false
  const [way, setWay] = useState<Way>('account')
  const [filled, setFilled] = useState(EMPTY)
  const captcha = useCaptcha()
  const { take, firstLogin, endFirstLogin } = useEnter()
  const fill = (chosen: { username: string; password: string }) =>
    setFilled(({ round }) => ({ round: round + 1, ...chosen }))
  useLeaveWhenLoggedIn()

  const labels = { account: t('byAccount'), sms: t('bySms') }
  const shared = { captcha, onToken: take }
  return (
    <AccountFrame
      title={t('login')}
      headline={t('welcome')}
      text={t('welcomeText')}
      aside={
        demo && (
          <Suspense>
            <DemoAccounts
              onChoose={(chosen) => {
                setWay('account')
                fill(chosen)
              }}
            />
          </Suspense>
        )
      }
    >
      <Tabs
        id="login"
        label={t('ways')}
        tabs={WAYS.map((value) => ({ value, label: labels[value] }))}
        value={way}
        onChange={setWay}
      />
      <div role="tabpanel" id={`login-${way}`} aria-labelledby={`login-${way}-tab`}>
        {way === 'account' ? (
          <PasswordLogin
            key={filled.round}
            {...shared}
            asksTenant={!tenant}
            initial={{ tenantId: tenant || DEFAULT_TENANT, username: filled.username, password: filled.password }}
          />
        ) : (
          <SmsLogin {...shared} tenant={tenant || DEFAULT_TENANT} />
        )}
      </div>
      <noscript>{t('noScript')}</noscript>
      <nav className="account-links">
        <Link to={inLang('/forgetPhoneNumber', lang)}>{t('forgotten')}</Link>
        <Link to={inLang('/register', lang)}>{t('register')}</Link>
        <Link to={inLang('/homepage', lang)}>{t('home')}</Link>
      </nav>
      {firstLogin && (
        <FirstLogin
          onEnd={(username) => {
            endFirstLogin()
            fill({ username, password: '' })
            void captcha.refresh()
          }}
        />
      )}
    </AccountFrame>
  )
}

/** Asked once, when the page opens: whoever logs in here is sent on by the login itself. */
function useLeaveWhenLoggedIn() {
  const navigate = useNavigate()
  useEffect(() => {
    if (currentSession()) navigate('/', { replace: true })
  }, [navigate])
}
