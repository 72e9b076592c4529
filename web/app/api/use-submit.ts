import { useState } from 'react'
import { useLabel } from '../i18n/contract-labels.ts'
import { CallError, UNKNOWN_ERROR } from './errors.ts'

/** Sends a plain form once at a time; what the server refuses is said in the form. */
export function useSubmit(work: () => Promise<void>) {
  const label = useLabel()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const submit = async () => {
    if (busy) return
    setBusy(true)
    setRefusal('')
    try {
      await work()
    } catch (error) {
      setRefusal(label(error instanceof CallError ? error.message : UNKNOWN_ERROR))
    } finally {
      setBusy(false)
    }
  }
  return { submit, busy, refusal, setRefusal }
}
