import { useNavigate } from 'react-router'
import type { oauth } from '#contract/identity/auth.ts'
import type { Sent } from '#contract/kit/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import { inLang } from '../frame/in-lang.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { FirstLogin } from './FirstLogin.tsx'
import { Registration } from './Registration.tsx'
import { identityTexts } from './texts.ts'
import { type Failure, useExchange } from './use-exchange.ts'

interface ExchangeProps {
  readonly request: Sent<typeof oauth.token> | undefined
  readonly tenant: string
  readonly title: string
}

/** The last leg of a login that began elsewhere: it goes through, or says why not and how to go on. */
export function Exchange({ request, tenant, title }: ExchangeProps) {
  const t = useTexts(identityTexts)
  const lang = useLang()
  const navigate = useNavigate()
  const { failure, firstLogin, endFirstLogin } = useExchange(request)
  return (
    <AccountFrame title={failure?.oauthId ? t('bindTitle') : title} headline={t('welcome')} text={t('welcomeText')}>
      {failure ? (
        <Failed failure={failure} tenant={tenant} />
      ) : (
        <div role="status">
          <p>{t('exchanging')}</p>
          <LinesSkeleton lines={3} />
        </div>
      )}
      {firstLogin && (
        <FirstLogin
          onEnd={() => {
            endFirstLogin()
            navigate(inLang('/login', lang))
          }}
        />
      )}
    </AccountFrame>
  )
}

function Failed({ failure, tenant }: { failure: Failure; tenant: string }) {
  const t = useTexts(identityTexts)
  const label = useLabel()
  const lang = useLang()
  if (failure.oauthId) {
    return (
      <div className="plain-form">
        <Alert tone="info">{t('bindText')}</Alert>
        <Registration tenant={tenant} oauthId={failure.oauthId} />
      </div>
    )
  }
  return (
    <div className="plain-form">
      <Alert>
        {t('thirdFailed')}
        <br />
        {failure.message ? label(failure.message) : t('noCode')}
      </Alert>
      <Button kind="primary" size="large" to={inLang('/login', lang)}>
        {t('back')}
      </Button>
    </div>
  )
}
