import { createElement, type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { notify } from '../../app/notify.ts'
import { currentSession } from '../../app/session/store.ts'
import { inLang } from '../frame/in-lang.ts'
import { CertifyDialog } from './CertifyDialog.tsx'
import { corpAccess } from './corp-access.ts'
import { accessTexts } from './texts.ts'

const LOGIN_DELAY_MS = 1000

export interface CorpCheck {
  /** An enterprise, logged in. Says what is missing and answers false otherwise. */
  readonly checkCorpLogin: () => boolean
  /** A certified enterprise. */
  readonly checkCorpAuth: () => boolean
  /** Stands anywhere in the page; asks the uncertified whether to certify now. */
  readonly dialog: ReactNode
}

export function useCorpCheck(): CorpCheck {
  const t = useTexts(accessTexts)
  const lang = useLang()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [asked, setAsked] = useState<'add' | 'edit'>()

  const check = (needs: 'login' | 'certified') => {
    const access = corpAccess(currentSession()?.user, needs)
    if (access === 'login') {
      notify.warning(t('loginFirst'))
      const target = `${inLang('/login', lang)}?redirect=${encodeURIComponent(pathname + search)}`
      setTimeout(() => navigate(target), LOGIN_DELAY_MS)
    }
    if (access === 'notEnterprise') notify.warning(t('notEnterprise'))
    if (access === 'inReview') notify.warning(t('inReview'))
    if (access === 'rejected') setAsked('edit')
    if (access === 'uncertified') setAsked('add')
    return access === 'ok'
  }
  return {
    checkCorpLogin: () => check('login'),
    checkCorpAuth: () => check('certified'),
    dialog: asked && createElement(CertifyDialog, { status: asked, onClose: () => setAsked(undefined) }),
  }
}
