import { App, ConfigProvider } from 'antd'
import { useEffect, useState } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { menu } from '#contract/system/index.ts'
import { Downloads } from '../../ui/Downloads.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { antdLocales } from '../../ui/theme/antd-locale.ts'
import { antdTheme } from '../../ui/theme/antd-theme.ts'
import { Queries } from '../api/queries.tsx'
import { useCall } from '../api/use-call.ts'
import { useLang, useTexts } from '../i18n/use-texts.ts'
import { reportErrors } from '../report-errors.ts'
import { keepFresh } from '../session/refresh.ts'
import { useSession } from '../session/store.ts'
import { AccountDialogs } from './AccountDialogs.tsx'
import { useUnread } from './badges.ts'
import { MenuSearch } from './MenuSearch.tsx'
import { ShellFrame } from './ShellFrame.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TabBar } from './TabBar.tsx'
import { TopBar } from './TopBar.tsx'
import { shellTexts } from './texts.ts'
import { trackOpening } from './track-opening.ts'
import { useAccountMenu } from './use-account-menu.ts'
import { useMenu } from './use-menu.ts'
import { useSearchKey } from './use-search-key.ts'
import { useTabs } from './use-tabs.ts'
import { useWorkday } from './use-workday.ts'
import { placeOf, shellUser } from './user.ts'

/** The workbench in the browser, for whoever is logged in. */
export function ShellContent() {
  const lang = useLang()
  const session = useSession()
  useEffect(keepFresh, [])
  useEffect(reportErrors, [])
  return (
    <Queries>
      <ConfigProvider
        theme={antdTheme(document.documentElement.dataset['elder'] ? 'elder' : 'standard')}
        locale={antdLocales[lang]}
        button={{ autoInsertSpace: false }}
      >
        <App component={false}>{session ? <ShellParts /> : <Outlet />}</App>
      </ConfigProvider>
      <Downloads />
      <Toasts />
    </Queries>
  )
}

function ShellParts() {
  const t = useTexts(shellTexts)
  const navigate = useNavigate()
  const { user } = useSession()!
  const [area, setArea] = useState('')
  const [collapsed, setCollapsed] = useState(false)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [searching, setSearching] = useSearchKey()
  const areas = useCall(menu['top-menu'], {}, { staleTime: Number.POSITIVE_INFINITY })
  const groups = useMenu(area)
  const tabs = useTabs()
  const account = useAccountMenu(tabs.onClearCache)

  return (
    <ShellFrame
      topBar={
        <TopBar
          place={t(placeOf(user))}
          user={shellUser(user)}
          userMenu={account.items}
          unread={useUnread()}
          day={useWorkday()}
          areas={areas.data}
          area={area}
          onArea={setArea}
          collapsed={collapsed}
          onMenu={() => setDrawerOpen(true)}
          onSearch={() => setSearching(true)}
          onMessages={() => navigate('/message/center')}
          onHelp={() => navigate('/commonProblem')}
        />
      }
      sidebar={
        <Sidebar
          groups={groups}
          current={tabs.current}
          collapsed={collapsed}
          drawerOpen={drawerOpen}
          onToggle={() => setCollapsed(!collapsed)}
          onCloseDrawer={() => setDrawerOpen(false)}
          onOpen={(entry) => {
            setDrawerOpen(false)
            trackOpening(entry.title)
          }}
        />
      }
      tabBar={<TabBar {...tabs} onClearCache={account.askClearCache} />}
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
      <AccountDialogs open={account.dialog} onClose={account.closeDialog} />
    </ShellFrame>
  )
}
