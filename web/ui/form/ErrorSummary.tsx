import { Fragment, useEffect, useRef } from 'react'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../Icon.tsx'
import { formTexts } from './texts.ts'

export interface WrongField {
  readonly field: string
  readonly label: string
  /** Of the control, which gets the focus. */
  readonly id: string
}

/** What keeps the form from being saved, each field a link to itself. */
export function ErrorSummary({ wrong, refusal }: { wrong: readonly WrongField[]; refusal?: string }) {
  const t = useTexts(formTexts)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wrong.length > 0 || refusal) box.current?.scrollIntoView({ block: 'nearest' })
  }, [wrong, refusal])
  if (wrong.length === 0 && !refusal) return null
  return (
    <div className="error-summary" role="alert" ref={box}>
      <Icon name="alert" />
      {wrong.length === 0 ? (
        <b>{refusal}</b>
      ) : (
        <p>
          <b>{t('fix', { count: wrong.length })}</b>
          {wrong.map(({ field, label, id }, index) => (
            <Fragment key={field}>
              {index > 0 && t('and')}
              <button type="button" onClick={() => document.getElementById(id)?.focus()}>
                {label}
              </button>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}
