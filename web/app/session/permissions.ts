import { kindsOf } from '#contract/identity/kinds.ts'
import { type Access, mayEnter } from '#contract/kit/index.ts'
import { menu } from '#contract/system/index.ts'
import { useCall } from '../api/use-call.ts'
import { menuPaths } from './menu-paths.ts'
import { useSession } from './store.ts'

const FOREVER = { staleTime: Number.POSITIVE_INFINITY }

/** Button codes of the caller, as `useMay('dict')('add')`. The administrator may press everything. */
export function useMay(prefix: string): (button: string) => boolean {
  const codes = useButtonCodes()
  const admin = useRoles().includes('administrator')
  return (button) => admin || codes.has(`${prefix}_${button}`)
}

/** Whether a door of the contract stands open to the caller. The server decides; this only hides what it would refuse. */
export function useDoors(): (who: Access) => boolean {
  const session = useSession()
  const permissions = useButtonCodes()
  const roles = useRoles()
  const { data = [] } = useCall(menu.routes, {}, { enabled: Boolean(session), ...FOREVER })
  const visitor = session && { kinds: kindsOf(session.user.detail, roles), permissions, menus: menuPaths(data) }
  return (who) => mayEnter(who, visitor)
}

function useButtonCodes(): ReadonlySet<string> {
  const session = useSession()
  const { data = [] } = useCall(menu.buttons, {}, { enabled: Boolean(session), ...FOREVER })
  return new Set(data.flatMap((page) => (page.children ?? []).filter(isLeaf).map(({ code }) => code)))
}

const useRoles = (): readonly string[] => useSession()?.user.role_name.split(',') ?? []

/** A button that has the key `children` counts for nothing (wire §7). */
const isLeaf = (node: object) => !('children' in node)
