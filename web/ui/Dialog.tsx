import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../app/i18n/use-texts.ts'
import './Dialog.css'
import { Icon } from './Icon.tsx'
import { uiTexts } from './texts.ts'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  /** Buttons below the hairline. */
  readonly foot?: ReactNode
  readonly width?: 480 | 600 | 800
  /** Left out where the dialog must be answered. */
  readonly onClose?: () => void
}

/** A native modal dialog: the browser keeps the focus inside and gives it back. Drawn while it is open. */
export function Dialog({ title, children, foot, width = 480, onClose }: DialogProps) {
  const t = useTexts(uiTexts)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      style={{ width }}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        {onClose && (
          <button type="button" aria-label={t('close')} onClick={onClose}>
            <Icon name="close" size={18} />
          </button>
        )}
      </header>
      <div className="dialog-body">{children}</div>
      {foot && <footer>{foot}</footer>}
    </dialog>
  )
}
