import { useCallback, useEffect, useRef, useState } from 'react'
import { CAPTCHA_LENGTH, captcha, oauth } from '#contract/identity/auth.ts'
import type { Reply } from '#contract/kit/index.ts'
import { callServer } from '../api/call.ts'

export type CaptchaKind = 'picture' | 'sum'

/** One challenge at a time. Its answer is checked when complete; whoever uses it up asks for the next. */
export function useCaptcha() {
  const [kind, setKind] = useState<CaptchaKind>('picture')
  const [challenge, setChallenge] = useState<Reply<typeof oauth.captcha>>()
  const [typed, setTyped] = useState('')
  const [right, setRight] = useState<boolean>()
  const [error, setError] = useState('')
  const latest = useRef('')

  const clear = useCallback((text = '') => {
    latest.current = text
    setTyped(text)
    setRight(undefined)
    setError('')
  }, [])
  const refresh = useCallback(async () => {
    clear()
    setChallenge(await callServer(oauth.captcha, { kind }, { silent: true }).catch(() => undefined))
  }, [kind, clear])
  useEffect(() => void refresh(), [refresh])

  const type = async (text: string) => {
    clear(text)
    if (text.length !== CAPTCHA_LENGTH || !challenge) return
    const answer = await callServer(captcha.check, { key: challenge.key, code: text }, { silent: true })
    if (latest.current === text) setRight(answer)
  }
  /** Says what is missing before anything is sent. */
  const check = (): boolean => {
    const wrong = typed === '' ? '请输入验证码' : typed.length === CAPTCHA_LENGTH ? '' : '请输入5位验证码'
    setError(wrong)
    return wrong === ''
  }
  return {
    kind,
    challenge,
    typed,
    right,
    error,
    key: challenge?.key ?? '',
    refresh,
    check,
    type: (text: string) => void type(text).catch(() => {}),
    switchKind: () => setKind(kind === 'picture' ? 'sum' : 'picture'),
  }
}

export type Captcha = ReturnType<typeof useCaptcha>
