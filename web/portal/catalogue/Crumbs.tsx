import { Link } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { inLang } from '../frame/in-lang.ts'
import './Crumbs.css'
import { shopTexts } from './texts.ts'

/** The way from the home page to here. */
export function Crumbs({ trail, here }: { trail: readonly { to: string; name: string }[]; here: string }) {
  const t = useTexts(shopTexts)
  const lang = useLang()
  return (
    <nav className="crumbs" aria-label={t('breadcrumb')}>
      <Link to={inLang('/homepage', lang)}>{t('home')}</Link>
      {trail.map(({ to, name }) => (
        <span key={to}>
          <Icon name="right" size={14} />
          <Link to={to}>{name}</Link>
        </span>
      ))}
      <span aria-current="page">
        <Icon name="right" size={14} />
        {here}
      </span>
    </nav>
  )
}
