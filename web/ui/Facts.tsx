import type { ReactNode } from 'react'
import './Facts.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  readonly note?: ReactNode
  /** Takes the whole row. */
  readonly wide?: boolean
}

export function Facts({ facts, columns = 3 }: { facts: readonly Fact[]; columns?: 1 | 2 | 3 | 4 }) {
  return (
    <dl className={`facts c${columns}`}>
      {facts.map(({ label, value, note, wide }) => (
        <div key={label} className={wide ? 'wide' : undefined}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <em>{note}</em>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
