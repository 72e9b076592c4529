import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type Lang, pathInLang } from '../../app/i18n/lang.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PhoneBar } from '../../ui/PhoneBar.tsx'
import { existingLinks } from './existing-pages.ts'
import { inLang } from './in-lang.ts'
import { phoneEntries } from './menu.ts'
import { type Account, PortalHeader } from './PortalHeader.tsx'
import './PortalFrame.css'
import { type FrameCodes, PortalFooter } from './PortalFooter.tsx'
import type { FrameSettings } from './settings.ts'
import { frameTexts } from './texts.ts'
import { UtilityBar } from './UtilityBar.tsx'

interface PortalFrameProps {
  readonly children: ReactNode
  /** Undefined for visitors. */
  readonly account?: Account
  readonly elder: boolean
  readonly onElder: () => void
  readonly onLang: (lang: Lang) => void
  readonly codes?: FrameCodes
  readonly settings?: FrameSettings
  /** Sites that embed the portal hide its head and offer a way back instead. */
  readonly navHidden?: boolean
  readonly returnTo?: string
  readonly channel?: 'provident-fund'
}

/** Everything around a public page. Plain HTML that works before, and without, any script. */
export function PortalFrame({ children, codes, settings, navHidden, returnTo, channel, ...rest }: PortalFrameProps) {
  const t = useTexts(frameTexts)
  const lang = useLang()
  const here = pathInLang(useLocation().pathname, 'zh-CN')
  const entries = existingLinks(phoneEntries).map(({ text, to, icon }) => ({
    label: t(text),
    to: text === 'mine' && rest.account ? rest.account.home : inLang(to, lang),
    icon,
    current: here === to,
  }))
  const phone = settings?.phone || t('phone')
  return (
    <div className="portal">
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {!navHidden && (
        <>
          <UtilityBar
            elder={rest.elder}
            onElder={rest.onElder}
            onLang={rest.onLang}
            phone={phone}
            {...(codes && { codes })}
          />
          <PortalHeader account={rest.account} searchHints={settings?.hints ?? []} />
        </>
      )}
      <main id="main">{children}</main>
      <PortalFooter channel={channel} {...(codes && { codes })} {...(settings && { settings })} />
      <PhoneBar label={t('phoneBar')} entries={entries} />
      {returnTo && (
        <a className="portal-return" href={returnTo}>
          <Icon name="back" size={20} />
          {t('goBack')}
        </a>
      )}
    </div>
  )
}
