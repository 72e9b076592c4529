import { Button } from '../../ui/Button.tsx'
import { Field, type FieldProps } from '../../ui/Field.tsx'
import { useLabel } from '../i18n/contract-labels.ts'
import { useTexts } from '../i18n/use-texts.ts'
import './SmsCodeField.css'
import { accountTexts } from './texts.ts'
import type { SmsCode } from './use-sms-code.ts'

interface SmsCodeFieldProps extends Omit<FieldProps, 'label' | 'hint' | 'inside' | 'beside'> {
  readonly sms: SmsCode
  /** What must be right before a message is sent. */
  readonly ready: () => boolean
}

export function SmsCodeField({ sms, ready, ...field }: SmsCodeFieldProps) {
  const t = useTexts(accountTexts)
  return (
    <Field
      {...field}
      label={t('smsCode')}
      maxLength={6}
      inputMode="numeric"
      autoComplete="one-time-code"
      hint={<Outcome sms={sms} />}
      beside={
        <Button disabled={sms.left > 0} onClick={() => ready() && void sms.ask()}>
          {sms.left > 0 ? t('againIn', { seconds: sms.left }) : t('getCode')}
        </Button>
      }
    />
  )
}

/** In the demonstration nothing reaches a phone, so the code is shown here. */
function Outcome({ sms: { sent, failure } }: { sms: SmsCode }) {
  const t = useTexts(accountTexts)
  const label = useLabel()
  return (
    <div className="sms-outcome" role="status">
      {sent && <span className="ok">{t('codeSent')}</span>}
      {sent?.demoCode && <b>{t('demoCode', { code: sent.demoCode })}</b>}
      {failure !== undefined && (
        <span className="wrong">
          {t('codeFailed')}
          {failure && ` ${label(failure)}`}
        </span>
      )}
    </div>
  )
}
