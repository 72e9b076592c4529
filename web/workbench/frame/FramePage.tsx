import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { menu, param } from '#contract/system/index.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { currentTabs, storeTabs } from '../../app/session/tabs.ts'
import { openTab } from '../../app/shell/tabs.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageSkeleton } from '../../ui/Skeletons.tsx'
import './FramePage.css'
import { type Framed, framedAddress, framedMenu, PLATFORM_KEY, sandboxFor } from './framed-address.ts'
import { frameTexts } from './texts.ts'
import { titles } from './titles.ts'

/** Pages of other sites that stand in the caller's menu or in a platform-url parameter; no other address is framed. */
export function FramePage() {
  const t = useTexts(frameTexts)
  const { framed, loading } = useFramed()
  useTab(framed?.title)
  if (loading) return <PageSkeleton />
  if (!framed) return <ErrorState title={t('refusedTitle')} text={t('refusedText')} />
  return <Frame key={framed.address.href} {...framed} />
}

function Frame({ address, title }: Framed) {
  const t = useTexts(frameTexts)
  const [round, setRound] = useState(0)
  return (
    <Page
      title={title}
      note={t('note', { host: address.host })}
      actions={
        <>
          <Button icon={<Icon name="refresh" />} onClick={() => setRound(round + 1)}>
            {t('reload')}
          </Button>
          <Button icon={<Icon name="globe" />} href={address.href} target="_blank" rel="noopener noreferrer">
            {t('openBeside')}
          </Button>
        </>
      }
    >
      <iframe
        key={round}
        className="framed"
        title={title}
        src={address.href}
        sandbox={sandboxFor(address, location.origin)}
        referrerPolicy="no-referrer"
      />
    </Page>
  )
}

function useFramed(): { framed?: Framed; loading: boolean } {
  const title = useTexts(titles)
  const { routerPath = '' } = useParams()
  const [search] = useSearchParams()
  const src = search.get('src') ?? ''
  const key = [routerPath, src].find((one) => PLATFORM_KEY.test(one))
  const menus = useCall(menu.routes, {}, { staleTime: Number.POSITIVE_INFINITY })
  const platform = useCall(param.getValueByKey, { paramKey: key ?? '' }, { enabled: key !== undefined })
  const { origin } = location
  if (key === undefined) return { framed: framedMenu(menus.data ?? [], src, origin), loading: menus.isPending }
  const address = framedAddress(platform.data ?? '', origin)
  return { framed: address && { address, title: title('frame') }, loading: platform.isPending }
}

/** Each framed page is a tab of its own, named as in the menu. */
function useTab(title: string | undefined) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (title) storeTabs(openTab(currentTabs(), { path: pathname + search, title }))
  }, [pathname, search, title])
}
