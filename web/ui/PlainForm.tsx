import type { ReactNode, RefObject } from 'react'
import { Alert } from './Alert.tsx'
import './PlainForm.css'

interface PlainFormProps {
  readonly form: RefObject<HTMLFormElement | null>
  /** Says what is wrong and answers whether the form may be sent. */
  readonly check: () => boolean
  readonly onSend: () => Promise<void>
  /** What the server said against it. */
  readonly refusal: string
  readonly children: ReactNode
  /** The buttons, below everything that is said. */
  readonly actions: ReactNode
}

/** A form of portal and dialogs: no Ant Design behind it. */
export function PlainForm({ form, check, onSend, refusal, children, actions }: PlainFormProps) {
  return (
    <form
      ref={form}
      className="plain-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (check()) void onSend()
      }}
    >
      {children}
      {refusal && <Alert>{refusal}</Alert>}
      {actions}
    </form>
  )
}
