import { useMemo } from 'react'
import { type MenuNode, menu } from '#contract/system/index.ts'
import { type IconName, iconNames } from '../../ui/icons/names.ts'
import { useCall } from '../api/use-call.ts'
import { labelIn } from '../i18n/contract-labels.ts'
import { useLang } from '../i18n/use-texts.ts'
import { useBadges } from './badges.ts'
import type { MenuEntry, MenuGroup } from './model.ts'

const EXTERNAL = 2

/** The caller's pages as the server grants them, grouped by their section. */
export function useMenu(topMenuId = ''): readonly MenuGroup[] {
  const lang = useLang()
  const badges = useBadges()
  const { data } = useCall(menu.routes, topMenuId ? { topMenuId } : {}, { staleTime: Number.POSITIVE_INFINITY })
  return useMemo(() => {
    const name = (node: MenuNode) => labelIn(lang, node.name)
    const entry = (node: MenuNode): MenuEntry => ({
      key: node.id,
      title: name(node),
      path: addressOf(node),
      icon: iconOf(node.source),
      count: badges[node.path ?? ''],
      urgent: (badges[node.path ?? ''] ?? 0) > 0,
      external: node.isOpen === EXTERNAL,
      children: node.children?.map(entry),
    })
    return (data ?? []).map((section) => {
      const entries = (section.children ?? []).map(entry)
      return { key: section.id, title: isOwnTitle(section, entries) ? undefined : name(section), entries }
    })
  }, [data, lang, badges])
}

/** A section of one page that bears its name needs no heading. */
const isOwnTitle = (section: MenuNode, entries: readonly MenuEntry[]) =>
  entries.length === 1 && section.children?.[0]?.name === section.name

/** Pages of other sites open in a frame of the workbench unless they are meant for the same window. */
function addressOf({ path = '', isOpen }: MenuNode): string {
  const foreign = /^https?:/.test(path) || path.endsWith('.html')
  return foreign && isOpen !== EXTERNAL ? `/myiframe/urlPath?src=${encodeURIComponent(path)}` : path
}

const iconOf = (source = ''): IconName | undefined => iconNames.find((name) => name === source)
