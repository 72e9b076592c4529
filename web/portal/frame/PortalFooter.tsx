import { Link } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Qr, type QrModules } from '../../ui/Qr.tsx'
import { Brand } from './Brand.tsx'
import { existingLinks } from './existing-pages.ts'
import { type FrameLink, footerColumns, legalLinks } from './menu.ts'
import './PortalFooter.css'
import { inLang } from './in-lang.ts'
import type { FrameSettings } from './settings.ts'
import { type FrameText, frameTexts } from './texts.ts'

export interface FrameCodes {
  readonly miniProgram: QrModules
  readonly loanCode: QrModules
}

const filingSite = 'https://beian.miit.gov.cn/'
const codeNames = ['miniProgram', 'loanCode'] as const

interface PortalFooterProps {
  readonly codes?: FrameCodes
  readonly settings?: FrameSettings
  readonly channel: 'provident-fund' | undefined
}

export function PortalFooter({ codes, settings, channel }: PortalFooterProps) {
  const t = useTexts(frameTexts)
  const chinese = useLang() === 'zh-CN'
  const guidingUnit = channel === 'provident-fund' ? 'guidingUnitProvidentFund' : 'guidingUnit'
  // Operators write these lines in Chinese; English pages have their own.
  const line = (name: 'operator' | 'guidingUnit' | 'guidingUnitProvidentFund' | 'filing', label: string) =>
    chinese && settings?.[name] ? label + settings[name] : t(name)
  return (
    <footer className="portal-foot">
      <div className="wrap">
        <div className="foot-columns">
          <div>
            <Brand onDark />
            <p className="foot-phone">{settings?.phone || t('phone')}</p>
            <p>{t('phoneHours')}</p>
          </div>
          {footerColumns.map((column) => (
            <Column key={column.title} title={column.title} links={column.links} />
          ))}
          <div className="foot-codes">
            {codes &&
              codeNames.map((name) => (
                <figure key={name}>
                  <Qr modules={codes[name]} label={t(name)} />
                  <figcaption>{t(name)}</figcaption>
                </figure>
              ))}
          </div>
        </div>
        <div className="foot-legal">
          <span>{line(guidingUnit, t('guidingUnitLabel'))}</span>
          <span>{line('operator', t('operatorLabel'))}</span>
          {existingLinks(legalLinks).map((link) => (
            <FootLink key={link.to} link={link} />
          ))}
          <a href={filingSite} rel="noreferrer">
            {line('filing', '')}
          </a>
        </div>
      </div>
    </footer>
  )
}

function Column({ title, links }: { title: FrameText; links: readonly FrameLink[] }) {
  const t = useTexts(frameTexts)
  const existing = existingLinks(links)
  if (existing.length === 0) return null
  return (
    <div>
      <h3>{t(title)}</h3>
      <ul>
        {existing.map((link) => (
          <li key={link.text}>
            <FootLink link={link} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function FootLink({ link }: { link: FrameLink }) {
  const t = useTexts(frameTexts)
  const lang = useLang()
  return <Link to={inLang(link.to, lang)}>{t(link.text)}</Link>
}
