import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { notify } from '../../app/notify.ts'
import { isCertified, landingOf, NO_WORKBENCH } from '../../app/session/landing.ts'
import { useSession } from '../../app/session/store.ts'
import type { Account } from '../frame/PortalHeader.tsx'

// Visitors, who are most, need none of it.
const AccountDialogs = lazy(() =>
  import('../../app/shell/AccountDialogs.tsx').then((module) => ({ default: module.AccountDialogs })),
)

const Leaving = lazy(() => import('./Leaving.tsx').then((module) => ({ default: module.Leaving })))

type Opened = 'password' | 'phone' | 'logout'

/** Who is logged in, for the portal's head, and the dialogs his menu opens. */
export function usePortalAccount(): { account?: Account; dialogs?: ReactNode } {
  const session = useSession()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>()
  if (!session) return {}
  const { user } = session
  const first = landingOf(user)
  const goHome = () => {
    if (first) navigate(first)
    else notify.error(NO_WORKBENCH)
  }
  const account: Account = {
    name: user.real_name || user.account,
    certified: user.detail.userCategory === '3' && isCertified(user),
    home: first ?? '/homepage',
    onHome: goHome,
    onPassword: () => setOpened('password'),
    onPhone: () => setOpened('phone'),
    onLogout: () => setOpened('logout'),
  }
  const close = () => setOpened(undefined)
  const dialogs = opened && (
    <Suspense>
      {opened === 'logout' ? <Leaving onClose={close} /> : <AccountDialogs open={opened} onClose={close} />}
    </Suspense>
  )
  return { account, dialogs }
}
