import { CAPTCHA_LENGTH } from '#contract/identity/auth.ts'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useLabel } from '../i18n/contract-labels.ts'
import { useTexts } from '../i18n/use-texts.ts'
import './CaptchaField.css'
import { accountTexts } from './texts.ts'
import type { Captcha } from './use-captcha.ts'

/** Five characters of a picture, or the answer to a sum in words for whoever cannot see it. */
export function CaptchaField({ captcha }: { captcha: Captcha }) {
  const t = useTexts(accountTexts)
  const label = useLabel()
  const sum = captcha.kind === 'sum'
  return (
    <Field
      label={t('captcha')}
      name="captcha"
      value={captcha.typed}
      onChange={(text) => captcha.type(text.trim())}
      error={captcha.error && label(captcha.error)}
      maxLength={CAPTCHA_LENGTH}
      inputMode={sum ? 'numeric' : 'text'}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      inside={<Verdict right={captcha.right} />}
      beside={<Challenge captcha={captcha} />}
      hint={
        <div className="captcha-hint">
          {sum && <Question text={captcha.challenge?.question ?? ''} />}
          <button type="button" className="link" onClick={captcha.switchKind}>
            {t(sum ? 'usePicture' : 'useSum')}
          </button>
        </div>
      }
    />
  )
}

function Challenge({ captcha }: { captcha: Captcha }) {
  const t = useTexts(accountTexts)
  const { kind, challenge } = captcha
  return (
    <button
      type="button"
      className="captcha-picture"
      title={t('another')}
      aria-label={t('another')}
      onClick={() => void captcha.refresh()}
    >
      {kind === 'picture' && challenge ? (
        <img src={challenge.image} alt="" width={132} height={44} />
      ) : (
        <>
          <Icon name="refresh" />
          {t(kind === 'sum' ? 'anotherSum' : 'another')}
        </>
      )}
    </button>
  )
}

function Question({ text }: { text: string }) {
  const t = useTexts(accountTexts)
  const [one, other] = text.match(/\d+/g) ?? []
  return <b aria-live="polite">{other && t('sum', { one: one ?? '', other })}</b>
}

function Verdict({ right }: { right: boolean | undefined }) {
  const t = useTexts(accountTexts)
  return (
    <span className={right ? 'captcha-verdict right' : 'captcha-verdict wrong'} role="status">
      {right !== undefined && (
        <Icon name={right ? 'check' : 'close'} size={18} label={t(right ? 'captchaRight' : 'captchaWrong')} />
      )}
    </span>
  )
}
