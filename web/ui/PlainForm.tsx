import type { ReactNode, RefObject } from 'react'
import { Alert } from './Alert.tsx'
import './PlainForm.css'
import { useHydrated } from './use-hydrated.ts'

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

/** A form of portal and dialogs: no Ant Design behind it. Before scripts run it takes nothing, lest the browser send it. */
export function PlainForm({ form, check, onSend, refusal, children, actions }: PlainFormProps) {
  const ready = useHydrated()
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (check()) void onSend()
      }}
    >
      <fieldset className="plain-form" disabled={!ready}>
        {children}
        {refusal && <Alert>{refusal}</Alert>}
        {actions}
      </fieldset>
    </form>
  )
}
