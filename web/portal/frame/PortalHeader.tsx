import { Link, useLocation } from 'react-router'
import { pathInLang } from '../../app/i18n/lang.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { appTexts } from '../../app/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Initial } from '../../ui/Monogram.tsx'
import { PopMenu } from '../../ui/PopMenu.tsx'
import { Brand } from './Brand.tsx'
import { inLang } from './in-lang.ts'
import { existingMenu, type FrameMenu } from './menu.ts'
import './PortalHeader.css'
import { SearchBox } from './SearchBox.tsx'
import { frameTexts } from './texts.ts'

export interface Account {
  readonly name: string
  readonly certified: boolean
  /** Address of his first page, where the phone's bottom bar leads. */
  readonly home: string
  readonly onHome: () => void
  readonly onPassword: () => void
  readonly onPhone: () => void
  readonly onLogout: () => void
}

interface PortalHeaderProps {
  readonly account: Account | undefined
  readonly searchHints: readonly string[]
}

export function PortalHeader({ account, searchHints }: PortalHeaderProps) {
  const t = useTexts(frameTexts)
  const app = useTexts(appTexts)
  const lang = useLang()
  return (
    <header className="portal-head">
      <div className="wrap">
        <Link to={inLang('/homepage', lang)} title={app('platform')}>
          <Brand />
        </Link>
        <nav className="portal-menu" aria-label={t('mainMenu')}>
          {existingMenu.map((entry) => (
            <MenuItem key={entry.to} entry={entry} />
          ))}
        </nav>
        <SearchBox hints={searchHints} />
        <div className="portal-account">
          {account ? <AccountMenu account={account} /> : <VisitorLinks />}
          <FoldedMenu />
        </div>
      </div>
    </header>
  )
}

function MenuItem({ entry }: { entry: FrameMenu }) {
  const t = useTexts(frameTexts)
  const lang = useLang()
  const here = pathInLang(useLocation().pathname, 'zh-CN').startsWith(entry.to)
  return (
    <div className="portal-menu-item">
      <Link to={inLang(entry.to, lang)} aria-current={here ? 'page' : undefined}>
        {t(entry.text)}
        {entry.children && <Icon name="down" />}
      </Link>
      {entry.children && (
        <ul>
          {entry.children.map((child) => (
            <li key={child.text}>
              <Link to={inLang(child.to, lang)}>{t(child.text)}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The same menu below 992 px, opened by a native disclosure. */
function FoldedMenu() {
  const t = useTexts(frameTexts)
  const lang = useLang()
  return (
    <details className="portal-folded" key={useLocation().pathname}>
      <summary aria-label={t('openMenu')}>
        <Icon name="menu" size={22} />
      </summary>
      <div>
        {existingMenu.map((entry) => (
          <section key={entry.to}>
            <Link to={inLang(entry.to, lang)}>{t(entry.text)}</Link>
            {entry.children && (
              <p>
                {entry.children.map((child) => (
                  <Link key={child.text} to={inLang(child.to, lang)}>
                    {t(child.text)}
                  </Link>
                ))}
              </p>
            )}
          </section>
        ))}
      </div>
    </details>
  )
}

function VisitorLinks() {
  const t = useTexts(frameTexts)
  const lang = useLang()
  return (
    <>
      <Link className="portal-register" to={inLang('/register', lang)}>
        {t('register')}
      </Link>
      <Link className="button primary small" to={inLang('/login', lang)}>
        {t('login')}
      </Link>
    </>
  )
}

function AccountMenu({ account }: { account: Account }) {
  const t = useTexts(frameTexts)
  const items = [
    { key: 'home', label: t('myHome'), onSelect: account.onHome },
    { key: 'password', label: t('changePassword'), onSelect: account.onPassword },
    { key: 'phone', label: t('changePhone'), onSelect: account.onPhone },
    { key: 'logout', label: t('logout'), onSelect: account.onLogout },
  ]
  const trigger = (
    <>
      <Initial name={account.name} size={32} />
      <span>{account.name}</span>
      {account.certified && <em>{t('certified')}</em>}
    </>
  )
  return <PopMenu className="portal-who" label={`${t('account')} ${account.name}`} items={items} trigger={trigger} />
}
