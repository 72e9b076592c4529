import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useTexts } from '../app/i18n/use-texts.ts'
import './Field.css'
import { Icon } from './Icon.tsx'
import { uiTexts } from './texts.ts'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Stands inside the frame, after what is typed. */
  readonly inside?: ReactNode
  /** Stands beside the frame: a picture or a button. */
  readonly beside?: ReactNode
}

/** A labelled input of portal and dialogs: no Ant Design behind it. */
export function Field({ label, value, onChange, error, hint, inside, beside, ...input }: FieldProps) {
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-row">
        <div className={error ? 'field-frame wrong' : 'field-frame'}>
          <input
            {...input}
            id={id}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={notes || undefined}
          />
          {inside}
        </div>
        {beside}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}

/** What is typed stays hidden until its owner wants to see it. */
export function PasswordField(props: Omit<FieldProps, 'inside' | 'type'>) {
  const t = useTexts(uiTexts)
  const [shown, setShown] = useState(false)
  const eye = (
    <button type="button" className="field-eye" aria-pressed={shown} onClick={() => setShown(!shown)}>
      <Icon name="eye" size={18} label={t('showPassword')} />
    </button>
  )
  return <Field maxLength={64} {...props} type={shown ? 'text' : 'password'} inside={eye} />
}
