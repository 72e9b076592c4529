import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { blade } from '#contract/identity/auth.ts'
import { callServer } from '../../app/api/call.ts'
import { CallError, UNKNOWN_ERROR } from '../../app/api/errors.ts'
import { md5Hex } from '../../app/api/md5.ts'
import { useSubmit } from '../../app/api/use-submit.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { leave } from '../../app/session/leave.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, PasswordField } from '../../ui/Field.tsx'
import { PlainForm } from '../../ui/PlainForm.tsx'
import { inLang } from '../frame/in-lang.ts'
import { firstFault, type Registered } from './registration-checks.ts'
import { identityTexts } from './texts.ts'

const EMPTY: Registered = { tenantId: '', name: '', account: '', password: '', password2: '' }

/** An application for an account. With `oauthId` it also binds the outside account that proved itself with it. */
export function Registration({ tenant, oauthId }: { tenant: string; oauthId?: string }) {
  const t = useTexts(identityTexts)
  const label = useLabel()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Registered>({ ...EMPTY, tenantId: tenant })
  const [done, setDone] = useState(false)
  const { submit, busy, refusal, setRefusal } = useSubmit(async () => {
    const { tenantId, name, account } = values
    const password = md5Hex(values.password)
    const request = { tenantId, name, account, password, password2: password, ...(oauthId && { oauthId }) }
    await callServer(blade['register-guest'], request, { silent: true }).catch(worded)
    setDone(true)
  })
  const bind = (name: keyof Registered) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
  })
  const check = () => {
    const fault = firstFault(values)
    setRefusal(fault ? label(fault.message) : '')
    const input = form.current?.elements.namedItem(fault?.field ?? '')
    if (input instanceof HTMLInputElement) input.focus()
    return !fault
  }
  return (
    <PlainForm
      form={form}
      check={check}
      onSend={submit}
      refusal={refusal}
      actions={
        <>
          <Button kind="primary" size="large" type="submit" disabled={busy}>
            {t(busy ? 'submitting' : 'submit')}
          </Button>
          <FinePrint />
          {done && <Submitted />}
        </>
      }
    >
      {!tenant && (
        <Field {...bind('tenantId')} label={t('tenant')} maxLength={12} autoComplete="off" hint={t('tenantHint')} />
      )}
      <Field {...bind('name')} label={t('name')} maxLength={64} autoComplete="name" hint={t('nameHint')} />
      <Field
        {...bind('account')}
        label={t('loginAccount')}
        maxLength={64}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        hint={t('accountHint')}
      />
      <PasswordField {...bind('password')} label={t('password')} autoComplete="new-password" hint={t('passwordHint')} />
      <PasswordField {...bind('password2')} label={t('confirmPassword')} autoComplete="new-password" />
    </PlainForm>
  )
}

/** A failure without words of its own has ours. */
function worded(error: unknown): never {
  const known = error instanceof CallError && error.message !== UNKNOWN_ERROR
  throw known ? error : new CallError(500, '提交失败')
}

function FinePrint() {
  const t = useTexts(identityTexts)
  const lang = useLang()
  return (
    <div className="account-fine">
      <p>
        {t('agreeing')}
        <Link className="link" to={inLang('/registerAgree', lang)}>
          {t('agreement')}
        </Link>
        {t('and')}
        <Link className="link" to={inLang('/privacyPolicy', lang)}>
          {t('privacy')}
        </Link>
      </p>
      <p>
        <Link className="link" to={inLang('/login', lang)}>
          {t('haveAccount')}
        </Link>
      </p>
    </div>
  )
}

function Submitted() {
  const t = useTexts(identityTexts)
  return (
    <Dialog
      title={t('registeredTitle')}
      onClose={leave}
      foot={
        <Button kind="primary" onClick={leave}>
          {t('known')}
        </Button>
      }
    >
      <p role="alert">{t('registered')}</p>
    </Dialog>
  )
}
