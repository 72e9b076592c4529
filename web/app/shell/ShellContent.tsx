import { App, ConfigProvider } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router'
import { antdLocales } from '../../ui/theme/antd-locale.ts'
import { antdTheme } from '../../ui/theme/antd-theme.ts'
import { workbenchRows } from '../../workbench/table.ts'
import { translator } from '../i18n/texts.ts'
import { useLang, useTexts } from '../i18n/use-texts.ts'
import { MenuSearch } from './MenuSearch.tsx'
import type { MenuGroup, OpenTab } from './model.ts'
import { ShellFrame } from './ShellFrame.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TabBar } from './TabBar.tsx'
import { TopBar } from './TopBar.tsx'
import { closeTab, keepTab, openTab, tabAfterClosing } from './tabs.ts'
import { shellTexts } from './texts.ts'

/** The workbench in the browser. Its menu lists every page of the table. */
export function ShellContent() {
  const lang = useLang()
  return (
    <ConfigProvider theme={antdTheme()} locale={antdLocales[lang]}>
      <App component={false}>
        <ShellParts />
      </App>
    </ConfigProvider>
  )
}

function ShellParts() {
  const t = useTexts(shellTexts)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const groups = useMenu()
  const tabs = useTabs(pathname)
  const [collapsed, setCollapsed] = useState(false)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [searching, setSearching] = useSearchKey()

  return (
    <ShellFrame
      topBar={
        <TopBar
          place={t('workbench')}
          user={{ name: t('mine') }}
          userMenu={[]}
          unread={0}
          collapsed={collapsed}
          onMenu={() => setDrawerOpen(true)}
          onSearch={() => setSearching(true)}
          onMessages={() => undefined}
          onHelp={() => undefined}
        />
      }
      sidebar={
        <Sidebar
          groups={groups}
          current={pathname}
          collapsed={collapsed}
          drawerOpen={drawerOpen}
          onToggle={() => setCollapsed(!collapsed)}
          onCloseDrawer={() => setDrawerOpen(false)}
          onOpen={() => setDrawerOpen(false)}
        />
      }
      tabBar={<TabBar current={pathname} {...tabs} />}
    >
      <Outlet />
      {searching && (
        <MenuSearch
          groups={groups}
          onClose={() => setSearching(false)}
          onChoose={({ path }) => {
            setSearching(false)
            if (path) navigate(path)
          }}
        />
      )}
    </ShellFrame>
  )
}

function useMenu(): readonly MenuGroup[] {
  const lang = useLang()
  const t = useTexts(shellTexts)
  return useMemo(() => {
    const plain = workbenchRows.filter((row) => !row.path.includes(':'))
    const entries = plain.map((row) => ({
      key: row.path,
      path: row.path,
      title: translator(lang, row.titles)(row.titleKey),
    }))
    return [{ key: 'pages', title: t('pages'), entries }]
  }, [lang, t])
}

function useTabs(current: string) {
  const navigate = useNavigate()
  const title = useMatches().at(-1)?.pathname ?? current
  const [tabs, setTabs] = useState<readonly OpenTab[]>([])
  const lang = useLang()

  useEffect(() => {
    const row = workbenchRows.find((one) => one.path === current)
    const name = row ? translator(lang, row.titles)(row.titleKey) : title
    setTabs((open) => openTab(open, { path: current, title: name }))
  }, [current, lang, title])

  return {
    tabs,
    onClose: (path: string) => {
      const next = path === current ? tabAfterClosing(tabs, path) : undefined
      setTabs(closeTab(tabs, path))
      if (next) navigate(next)
    },
    onCloseOthers: (path: string) => {
      setTabs(keepTab(tabs, path))
      if (path !== current) navigate(path)
    },
    onCloseAll: () => setTabs(keepTab(tabs, current)),
    onClearCache: () => location.reload(),
  }
}

function useSearchKey() {
  const [searching, setSearching] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setSearching(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return [searching, setSearching] as const
}
