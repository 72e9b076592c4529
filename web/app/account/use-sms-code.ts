import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { SMS_COUNTDOWN_SECONDS, type SmsSent } from '#contract/identity/auth.ts'
import { CallError } from '../api/errors.ts'

type Sent = z.output<typeof SmsSent>

/** Asks for a code by SMS, at most once a minute; a send that failed may be tried again at once. */
export function useSmsCode(send: () => Promise<Sent>) {
  const [left, setLeft] = useState(0)
  const [sent, setSent] = useState<Sent>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  const ask = async () => {
    setLeft(SMS_COUNTDOWN_SECONDS)
    setFailure(undefined)
    setSent(undefined)
    try {
      setSent(await send())
    } catch (error) {
      setLeft(0)
      setFailure(error instanceof CallError ? error.message : '')
    }
  }
  return { left, sent, failure, id: sent?.id ?? '', ask }
}

export type SmsCode = ReturnType<typeof useSmsCode>
