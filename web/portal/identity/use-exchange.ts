import { useEffect, useRef, useState } from 'react'
import { oauth } from '#contract/identity/auth.ts'
import type { Sent } from '#contract/kit/index.ts'
import { callServer } from '../../app/api/call.ts'
import { CallError, UNKNOWN_ERROR } from '../../app/api/errors.ts'
import { useEnter } from './use-enter.ts'

export interface Failure {
  readonly message: string
  /** With it an outside account that nobody has bound may register. */
  readonly oauthId?: string
}

/** Exchanges what the address brought for a token, once; undefined means that nothing usable came. */
export function useExchange(request: Sent<typeof oauth.token> | undefined) {
  const { take, firstLogin, endFirstLogin } = useEnter()
  const [failure, setFailure] = useState<Failure>()
  const begun = useRef(false)
  const start = async () => {
    if (!request) return setFailure({ message: '' })
    try {
      await take(await callServer(oauth.token, request, { silent: true }))
    } catch (error) {
      setFailure(failureOf(error))
    }
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void start()
  })
  return { failure, firstLogin, endFirstLogin }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof CallError)) return { message: UNKNOWN_ERROR }
  const { oauth_id: oauthId } = error.details
  return { message: error.message, ...(typeof oauthId === 'string' && { oauthId }) }
}
