import { useLocation } from 'react-router'
import { type Lang, pathInLang } from '../../app/i18n/lang.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Qr } from '../../ui/Qr.tsx'
import type { FrameCodes } from './PortalFooter.tsx'
import { frameTexts } from './texts.ts'
import './UtilityBar.css'

interface UtilityBarProps {
  readonly elder: boolean
  readonly onElder: () => void
  readonly onLang: (lang: Lang) => void
  readonly phone: string
  readonly codes?: FrameCodes
}

const names: Record<Lang, string> = { 'zh-CN': '简体中文', 'en-US': 'English' }

export function UtilityBar({ elder, onElder, onLang, phone, codes }: UtilityBarProps) {
  const t = useTexts(frameTexts)
  return (
    <div className="utility">
      <div className="wrap">
        <span>{t('promise')}</span>
        <ul>
          <li>
            <LangLink lang="zh-CN" onLang={onLang} />
            <span>/</span>
            <LangLink lang="en-US" onLang={onLang} />
          </li>
          <li>
            <button type="button" aria-pressed={elder} onClick={onElder}>
              {t(elder ? 'elderOff' : 'elderOn')}
            </button>
          </li>
          {codes && (
            <li className="utility-code">
              <button type="button">{t('miniProgram')}</button>
              <div>
                <Qr modules={codes.miniProgram} label={t('miniProgram')} size={120} />
              </div>
            </li>
          )}
          <li>
            <Icon name="phone" />
            {phone}
          </li>
        </ul>
      </div>
    </div>
  )
}

function LangLink({ lang, onLang }: { lang: Lang; onLang: (lang: Lang) => void }) {
  const now = useLang()
  const { pathname, search } = useLocation()
  return (
    <a
      href={pathInLang(pathname, lang) + search}
      hrefLang={lang}
      lang={lang}
      aria-current={lang === now ? 'true' : undefined}
      onClick={() => onLang(lang)}
    >
      {names[lang]}
    </a>
  )
}
