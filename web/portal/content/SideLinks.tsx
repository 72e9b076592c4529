import { Link } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { inLang } from '../frame/in-lang.ts'
import './PageHead.css'
import { contentTexts } from './texts.ts'

interface SideLinksProps {
  readonly title: string
  readonly more: string
  readonly items: readonly { readonly to: string; readonly title: string; readonly time: string }[]
}

export function SideLinks({ title, more, items }: SideLinksProps) {
  const t = useTexts(contentTexts)
  const lang = useLang()
  return (
    <div className="side-card">
      <h2>{title}</h2>
      <ul className="side-list">
        {items.map((item) => (
          <li key={item.to}>
            <Link to={inLang(item.to, lang)}>{item.title}</Link>
            <time dateTime={item.time}>{item.time.slice(5, 10)}</time>
          </li>
        ))}
      </ul>
      <Link className="link" to={inLang(more, lang)}>
        {t('more')}
      </Link>
    </div>
  )
}
