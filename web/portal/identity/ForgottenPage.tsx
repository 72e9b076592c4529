import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { param } from '#contract/system/param.ts'
import { callContext } from '../../app/context.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Alert } from '../../ui/Alert.tsx'
import { BridgeSteps } from '../../ui/BridgeSteps.tsx'
import { Button } from '../../ui/Button.tsx'
import { inLang } from '../frame/in-lang.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { PhoneProof, type Proof } from './PhoneProof.tsx'
import { Renewal } from './Renewal.tsx'
import { identityTexts } from './texts.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { phone: await context.get(callContext)(param.getValueByKey, { paramKey: 'contact.consultphone' }) }
}

const STEPS = ['stepVerify', 'stepRenew', 'stepDone'] as const

/** The way back into an account, and what to do when its phone is gone too. */
export default function ForgottenPage() {
  const t = useTexts(identityTexts)
  const lang = useLang()
  const { phone } = useLoaderData<typeof loader>()
  const [proof, setProof] = useState<Proof>()
  const [renewed, setRenewed] = useState(false)
  const reached = renewed ? 2 : proof ? 1 : 0
  return (
    <AccountFrame
      title={t('forgottenTitle')}
      headline={t('forgottenIntro')}
      text={t('forgottenIntroText')}
      aside={
        <>
          <h2>{t('lostTitle')}</h2>
          <p>{t('lostText', { phone })}</p>
        </>
      }
    >
      <BridgeSteps steps={STEPS.map((key) => ({ key, name: t(key) }))} reached={reached} share={0} />
      {renewed ? (
        <div className="plain-form">
          <Alert tone="success">
            <b>{t('renewed')}</b>
            <br />
            {t('renewedText')}
          </Alert>
          <Button kind="primary" size="large" to={inLang('/login', lang)}>
            {t('toLogin')}
          </Button>
        </div>
      ) : proof ? (
        <Renewal proof={proof} onDone={() => setRenewed(true)} />
      ) : (
        <PhoneProof onProof={setProof} />
      )}
      <nav className="account-links">
        <Link to={inLang('/login', lang)}>{t('back')}</Link>
        <Link to={inLang('/homepage', lang)}>{t('home')}</Link>
      </nav>
    </AccountFrame>
  )
}
