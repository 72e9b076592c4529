import { Link } from 'react-router'
import { Icon } from '../../ui/Icon.tsx'
import { LogoLine } from '../../ui/Logo.tsx'
import { PopMenu, type PopMenuItem } from '../../ui/PopMenu.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { appTexts } from '../texts.ts'
import { countText, type ShellUser } from './model.ts'
import { shellTexts } from './texts.ts'
import './TopBar.css'

interface TopBarProps {
  /** What this workbench is called: 业务工作台, 企业空间, 运营管理. */
  readonly place: string
  readonly user: ShellUser
  readonly userMenu: readonly PopMenuItem[]
  readonly unread: number
  /** Date and time, and whether the holiday calendar calls it a working day. */
  readonly day?: { readonly text: string; readonly working: boolean }
  /** Top menus to switch between; the sidebar shows the chosen one's pages. */
  readonly areas?: readonly { readonly id: string; readonly name: string }[]
  readonly area?: string
  readonly onArea?: (id: string) => void
  readonly collapsed?: boolean
  readonly onMenu: () => void
  readonly onSearch: () => void
  readonly onMessages: () => void
  readonly onHelp: () => void
}

export function TopBar(props: TopBarProps) {
  const t = useTexts(shellTexts)
  const app = useTexts(appTexts)
  return (
    <header className="top-bar">
      <button type="button" className="top-button phone-only" aria-label={t('menu')} onClick={props.onMenu}>
        <Icon name="menu" size={20} />
      </button>
      <Link className="top-brand" to="/homepage" title={app('platform')}>
        <LogoLine />
        <b>{app('name')}</b>
        {!props.collapsed && <span>{props.place}</span>}
      </Link>
      <button type="button" className="top-search desk-only" onClick={props.onSearch}>
        <Icon name="search" />
        {t('search')}
        <kbd>Ctrl K</kbd>
      </button>
      {props.areas && props.areas.length > 0 && (
        <nav className="top-areas desk-only" aria-label={t('areas')}>
          {props.areas.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={id === props.area} onClick={() => props.onArea?.(id)}>
              {name}
            </button>
          ))}
        </nav>
      )}
      <div className="top-right">
        {props.day && (
          <span className="top-day desk-only">
            <b>{props.day.text}</b> {t(props.day.working ? 'workday' : 'restday')}
          </span>
        )}
        <button
          type="button"
          className="top-button"
          aria-label={props.unread ? t('unread', { count: props.unread }) : t('messages')}
          onClick={props.onMessages}
        >
          <Icon name="bell" size={20} />
          {props.unread > 0 && <em>{countText(props.unread)}</em>}
        </button>
        <button type="button" className="top-button desk-only" aria-label={t('help')} onClick={props.onHelp}>
          <Icon name="help" size={20} />
        </button>
        <PopMenu
          className="top-user"
          label={t('account')}
          items={props.userMenu}
          trigger={<UserBadge user={props.user} />}
        />
      </div>
    </header>
  )
}

function UserBadge({ user }: { user: ShellUser }) {
  const t = useTexts(shellTexts)
  return (
    <>
      <span className="top-avatar">{Array.from(user.name)[0]}</span>
      <span className="top-who desk-only">
        <span>
          {user.name} {user.phone}
        </span>
        <span>
          {user.organisation}
          {user.certified && (
            <span className="top-certified">
              <Icon name="check" size={11} />
              {t('certified')}
            </span>
          )}
        </span>
      </span>
    </>
  )
}
