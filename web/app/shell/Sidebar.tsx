import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/Icon.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { countText, cutTitle, type MenuEntry, type MenuGroup } from './model.ts'
import './Sidebar.css'
import { shellTexts } from './texts.ts'

interface SidebarProps {
  readonly groups: readonly MenuGroup[]
  readonly current: string
  readonly collapsed: boolean
  /** On phones the sidebar is a drawer. */
  readonly drawerOpen: boolean
  readonly onToggle: () => void
  readonly onCloseDrawer: () => void
  /** Called for every entry that is opened; some openings are tracked. */
  readonly onOpen?: (entry: MenuEntry) => void
}

export function Sidebar({ groups, collapsed, drawerOpen, onToggle, onCloseDrawer, ...rest }: SidebarProps) {
  const t = useTexts(shellTexts)
  const state = `${collapsed ? ' collapsed' : ''}${drawerOpen ? ' open' : ''}`
  return (
    <>
      {drawerOpen && (
        <button type="button" className="sidebar-shade" aria-label={t('closeMenu')} onClick={onCloseDrawer} />
      )}
      <nav className={`sidebar${state}`} aria-label={t('mainMenu')}>
        <div className="sidebar-groups">
          {groups.map((group) => (
            <section key={group.key}>
              {group.title && <h4>{collapsed ? '·' : group.title}</h4>}
              {group.entries.map((entry) => (
                <Entry key={entry.key} entry={entry} collapsed={collapsed} {...rest} />
              ))}
            </section>
          ))}
        </div>
        <button type="button" className="sidebar-fold" onClick={onToggle}>
          <Icon name="fold" />
          {!collapsed && t('fold')}
          <span className="sr">{collapsed && t('unfold')}</span>
        </button>
      </nav>
    </>
  )
}

interface EntryProps {
  readonly entry: MenuEntry
  readonly current: string
  readonly collapsed: boolean
  readonly deep?: boolean
  readonly onOpen?: (entry: MenuEntry) => void
}

function Entry({ entry, ...rest }: EntryProps) {
  if (entry.children) return <Branch entry={entry} {...rest} />
  return <Leaf entry={entry} {...rest} />
}

function Branch({ entry, ...rest }: EntryProps) {
  const holdsCurrent = (entry.children ?? []).some((child) => child.path === rest.current)
  const [open, setOpen] = useState(holdsCurrent)
  return (
    <>
      <button
        type="button"
        className="sidebar-entry"
        aria-expanded={open}
        title={entry.title}
        onClick={() => setOpen(!open)}
      >
        <Icon name={entry.icon ?? 'list'} />
        {!rest.collapsed && (
          <>
            <span>{cutTitle(entry.title)}</span>
            <Icon name={open ? 'up' : 'down'} size={14} />
          </>
        )}
      </button>
      {open && entry.children?.map((child) => <Entry key={child.key} entry={child} deep {...rest} />)}
    </>
  )
}

function Leaf({ entry, current, collapsed, deep, onOpen }: EntryProps) {
  const here = entry.path === current
  const props = {
    className: `sidebar-entry${deep ? ' deep' : ''}`,
    title: entry.title,
    'aria-current': here ? ('page' as const) : undefined,
    onClick: () => onOpen?.(entry),
  }
  const content = (
    <>
      {(!deep || collapsed) && <Icon name={entry.icon ?? 'document'} />}
      {!collapsed && <span>{cutTitle(entry.title)}</span>}
      {entry.count !== undefined && entry.count >= 0 && (
        <em className={entry.urgent ? 'urgent' : undefined}>{countText(entry.count)}</em>
      )}
    </>
  )
  if (entry.external) {
    return (
      <a href={entry.path} {...props}>
        {content}
      </a>
    )
  }
  return (
    <Link to={entry.path ?? ''} {...props}>
      {content}
    </Link>
  )
}
