import { menu } from '#contract/system/menu.ts'
import { useCall } from '../../app/api/use-call.ts'
import { leavesOf } from '../../app/shell/model.ts'
import { useMenu } from '../../app/shell/use-menu.ts'

/** Addresses of the user's pages; undefined until the menu has come. */
export function useOwnPaths(): ReadonlySet<string> | undefined {
  const groups = useMenu()
  const { isPending } = useCall(menu.routes, {}, { staleTime: Number.POSITIVE_INFINITY })
  return isPending ? undefined : new Set(leavesOf(groups).map(({ path = '' }) => path))
}
