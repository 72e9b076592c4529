import { Link } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Qr, type QrModules } from '../../ui/Qr.tsx'
import { Brand } from './Brand.tsx'
import { type FrameLink, footerColumns, legalLinks } from './menu.ts'
import './PortalFooter.css'
import { inLang } from './in-lang.ts'
import { type FrameText, frameTexts } from './texts.ts'

export interface FrameCodes {
  readonly miniProgram: QrModules
  readonly loanCode: QrModules
}

const filingSite = 'https://beian.miit.gov.cn/'
const codeNames = ['miniProgram', 'loanCode'] as const

export function PortalFooter({ codes, channel }: { codes?: FrameCodes; channel: 'provident-fund' | undefined }) {
  const t = useTexts(frameTexts)
  const guidingUnit = channel === 'provident-fund' ? 'guidingUnitProvidentFund' : 'guidingUnit'
  return (
    <footer className="portal-foot">
      <div className="wrap">
        <div className="foot-columns">
          <div>
            <Brand onDark />
            <p className="foot-phone">{t('phone')}</p>
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
          <span>{t(guidingUnit)}</span>
          <span>{t('operator')}</span>
          {legalLinks.map((link) => (
            <FootLink key={link.to} link={link} />
          ))}
          <a href={filingSite} rel="noreferrer">
            {t('filing')}
          </a>
        </div>
      </div>
    </footer>
  )
}

function Column({ title, links }: { title: FrameText; links: readonly FrameLink[] }) {
  const t = useTexts(frameTexts)
  return (
    <div>
      <h3>{t(title)}</h3>
      <ul>
        {links.map((link) => (
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
