import { Link } from 'react-router'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/names.ts'
import './PhoneBar.css'

export interface PhoneBarEntry {
  readonly to: string
  readonly label: string
  readonly icon: IconName
  readonly current?: boolean
}

/** The bottom bar of phones; hidden on anything wider. */
export function PhoneBar({ entries, label }: { entries: readonly PhoneBarEntry[]; label: string }) {
  return (
    <nav className="phone-bar" aria-label={label}>
      {entries.map((entry) => (
        <Link key={entry.to} to={entry.to} aria-current={entry.current ? 'page' : undefined}>
          <Icon name={entry.icon} size={24} />
          {entry.label}
        </Link>
      ))}
    </nav>
  )
}
