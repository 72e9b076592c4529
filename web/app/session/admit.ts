import { redirect } from 'react-router'
import { type MenuNode, menu } from '#contract/system/index.ts'
import { callServer } from '../api/call.ts'
import { queries } from '../api/queries.tsx'
import { familyOf } from '../api/use-call.ts'
import type { WorkbenchRow } from '../pages.ts'
import { isCertified } from './landing.ts'
import { menuPaths } from './menu-paths.ts'
import { currentSession, isLocked } from './store.ts'

/** Lets a caller into a workbench page or sends him where he can help himself. */
export async function admit(request: Request, row: WorkbenchRow): Promise<void> {
  if (row.demoOnly && !document.documentElement.dataset['demo']) throw new Response(null, { status: 404 })
  const session = currentSession()
  const { pathname, search } = new URL(request.url)
  const back = `redirect=${encodeURIComponent(pathname + search)}`
  if (!session) throw redirect(`/login?${back}`)
  if (isLocked()) throw redirect(`/lock?${back}`)
  if (!row.everyone && !menuPaths(await ownMenu()).has(row.path)) throw redirect('/no-permission')
  const enterprise = session.user.detail.userCategory === '3'
  if (row.certified && enterprise && !isCertified(session.user)) throw redirect('/certification/tip')
}

/** The caller's menu, fetched once and shared with the sidebar. */
export const ownMenu = (): Promise<MenuNode[]> =>
  queries.ensureQueryData({
    queryKey: [familyOf(menu.routes), menu.routes.path, {}],
    queryFn: () => callServer(menu.routes, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
