import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { oauth } from '#contract/identity/auth.ts'
import { workbenchRows } from '../../workbench/table.ts'
import { callServer } from '../api/call.ts'
import { queries } from '../api/queries.tsx'
import { translator } from '../i18n/texts.ts'
import { useLang, useTexts } from '../i18n/use-texts.ts'
import { notify } from '../notify.ts'
import { landingOf } from '../session/landing.ts'
import { useSession } from '../session/store.ts'
import { currentTabs, storeTabs, useStoredTabs } from '../session/tabs.ts'
import { closeTab, keepTab, openTab, tabAfterClosing } from './tabs.ts'
import { shellTexts } from './texts.ts'

/** The tab bar's state: every opened page is a tab, the first page stays. */
export function useTabs() {
  const navigate = useNavigate()
  const { pathname: path, search } = useLocation()
  // All framed pages share one path; what tells them apart is the address they frame.
  const pathname = path.startsWith('/myiframe/') ? path + search : path
  const lang = useLang()
  const t = useTexts(shellTexts)
  const first = landingOf(useSession()?.user ?? NOBODY)
  const tabs = useStoredTabs()

  useEffect(() => {
    const row = workbenchRows.find(({ path }) => path === pathname)
    if (!row) return
    const title = translator(lang, row.titles)(row.titleKey)
    storeTabs(openTab(currentTabs(), { path: pathname, title, fixed: pathname === first }))
  }, [pathname, lang, first])

  const clearCache = async () => {
    await callServer(oauth['clear-cache'], {})
    await queries.invalidateQueries()
    notify.success(t('cleared'))
  }
  return {
    tabs,
    current: pathname,
    onClose: (path: string) => {
      const next = path === pathname ? (tabAfterClosing(tabs, path) ?? first) : undefined
      storeTabs(closeTab(tabs, path))
      if (next) navigate(next)
    },
    onCloseOthers: (path: string) => {
      storeTabs(keepTab(tabs, path))
      if (path !== pathname) navigate(path)
    },
    onCloseAll: () => {
      storeTabs([])
      if (first) navigate(first)
    },
    onClearCache: () => void clearCache(),
  }
}

const NOBODY = { role_id: '', detail: {} } as Parameters<typeof landingOf>[0]
