import { menu } from '#contract/system/index.ts'
import { useCall } from '../api/use-call.ts'
import { useSession } from './store.ts'

/** Button codes of the caller, as `useMay('dict')('add')`. The administrator may press everything. */
export function useMay(prefix: string): (button: string) => boolean {
  const session = useSession()
  const { data } = useCall(menu.buttons, {}, { enabled: Boolean(session), staleTime: Number.POSITIVE_INFINITY })
  const codes = new Set((data ?? []).flatMap((page) => (page.children ?? []).filter(isLeaf).map(({ code }) => code)))
  const admin = session?.user.role_name.split(',').includes('administrator') ?? false
  return (button) => admin || codes.has(`${prefix}_${button}`)
}

/** A button that has the key `children` counts for nothing (wire §7). */
const isLeaf = (node: object) => !('children' in node)
