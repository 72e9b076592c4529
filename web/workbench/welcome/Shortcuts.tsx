import { Link, useLocation } from 'react-router'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { leavesOf, type MenuGroup } from '../../app/shell/model.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { welcomeTexts } from './texts.ts'

/** The user's own pages by section; this one is left out. */
export function Shortcuts({ groups }: { groups: readonly MenuGroup[] }) {
  const t = useTexts(welcomeTexts)
  const { pathname } = useLocation()
  const sections = groups
    .map((group) => ({ ...group, leaves: leavesOf([group]).filter(({ path }) => path && path !== pathname) }))
    .filter(({ leaves, title }) => title && leaves.length > 0)
  if (sections.length === 0) return null
  return (
    <Card title={t('shortcuts')}>
      <div className="shortcuts">
        {sections.map(({ key, title, leaves }) => (
          <section key={key}>
            <h3>{title}</h3>
            <ul>
              {leaves.map((entry) => (
                <li key={entry.key}>
                  <Link to={entry.path ?? ''}>
                    <Icon name={entry.icon ?? 'document'} />
                    {entry.title}
                    {entry.count ? <em>{entry.count}</em> : null}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}
