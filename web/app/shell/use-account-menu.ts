import { App } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PopMenuItem } from '../../ui/PopMenu.tsx'
import { writeCookie } from '../cookies.ts'
import { langCookie } from '../i18n/lang.ts'
import { useLang, useTexts } from '../i18n/use-texts.ts'
import { leave } from '../session/leave.ts'
import { setLocked } from '../session/store.ts'
import { shellTexts } from './texts.ts'

export type AccountDialog = 'password' | 'phone'

/** What a person does with his own account, and the two questions the shell asks. */
export function useAccountMenu(clearCache: () => void) {
  const t = useTexts(shellTexts)
  const lang = useLang()
  const navigate = useNavigate()
  const { modal } = App.useApp()
  const [dialog, setDialog] = useState<AccountDialog>()

  const ask = (title: string, onOk: () => void) =>
    void modal.confirm({ title, okText: t('confirm'), cancelText: t('cancel'), onOk })
  const lock = () => {
    setLocked(true)
    navigate(`/lock?redirect=${encodeURIComponent(location.pathname + location.search)}`)
  }
  const switchLanguage = () => {
    writeCookie(langCookie, lang === 'zh-CN' ? 'en-US' : 'zh-CN')
    location.reload()
  }
  const items: PopMenuItem[] = [
    { key: 'info', label: t('info'), onSelect: () => navigate('/info/index') },
    { key: 'password', label: t('password'), onSelect: () => setDialog('password') },
    { key: 'phone', label: t('phone'), onSelect: () => setDialog('phone') },
    { key: 'language', label: t('language'), onSelect: switchLanguage },
    { key: 'lock', label: t('lock'), onSelect: lock },
    { key: 'logout', label: t('logout'), onSelect: () => ask(t('logoutAsk'), () => void leave()) },
  ]
  return {
    items,
    dialog,
    closeDialog: () => setDialog(undefined),
    askClearCache: () => ask(t('clearCacheAsk'), clearCache),
  }
}
