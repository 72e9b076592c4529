import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { TokenAnswer } from '#contract/identity/auth.ts'
import { user } from '#contract/identity/user.ts'
import { callServer } from '../../app/api/call.ts'
import { CallError } from '../../app/api/errors.ts'
import { enter } from '../../app/session/enter.ts'
import { NO_WORKBENCH } from '../../app/session/landing.ts'

/** What follows a token: on to the wanted page, or first to a new password, or nowhere without a role. */
export function useEnter() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [firstLogin, setFirstLogin] = useState(false)
  const take = async (answer: TokenAnswer) => {
    const target = enter(answer, params.get('redirect'))
    if (!target) throw new CallError(403, NO_WORKBENCH)
    if (await isFirstLogin()) return setFirstLogin(true)
    navigate(target, { replace: true })
  }
  return { take, firstLogin, endFirstLogin: () => setFirstLogin(false) }
}

/** A question that is not answered must not keep people out. */
const isFirstLogin = () => callServer(user.checkFirstLogin, {}, { silent: true }).catch(() => false)
