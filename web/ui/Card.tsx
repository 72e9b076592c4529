import type { ReactNode } from 'react'
import './Card.css'

/** A surface with a hairline head. `flush` lets tables and lists reach the edges. */
export function Card({ title, note, actions, children, flush, foot }: CardProps) {
  return (
    <section className="card">
      {(title || actions) && (
        <header className="card-head">
          <h2>{title}</h2>
          {note && <span className="card-note">{note}</span>}
          {actions && <div className="card-actions">{actions}</div>}
        </header>
      )}
      <div className={flush ? undefined : 'card-body'}>{children}</div>
      {foot && <footer className="card-foot">{foot}</footer>}
    </section>
  )
}

interface CardProps {
  readonly title?: ReactNode
  readonly note?: ReactNode
  readonly actions?: ReactNode
  readonly foot?: ReactNode
  readonly flush?: true
  readonly children?: ReactNode
}
