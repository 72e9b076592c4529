import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './CountCards.css'

export interface CountCard {
  readonly key: string
  readonly name: string
  readonly value: ReactNode
  readonly unit?: string
  /** Amount or the like, at the right of the number. */
  readonly aside?: ReactNode
  readonly note?: ReactNode
  readonly noteTone?: 'bad' | 'warn'
  /** Shares of overdue, due today and in time. */
  readonly split?: { readonly over: number; readonly today: number; readonly later: number }
  readonly to?: string
  /** The one figure about money; gold ground. */
  readonly money?: boolean
}

/** Counters in one card with dividers, never a row of separate tiles. */
export function CountCards({ cards, label }: { cards: readonly CountCard[]; label: string }) {
  return (
    <section className="count-cards" aria-label={label}>
      {cards.map((card) => (
        <Cell key={card.key} card={card} />
      ))}
    </section>
  )
}

function Cell({ card }: { card: CountCard }) {
  const className = card.money ? 'count-card money' : 'count-card'
  const content = (
    <>
      <span className="count-name">{card.name}</span>
      <span className="count-value">
        <span>
          <b>{card.value}</b>
          {card.unit}
        </span>
        {card.aside && <em>{card.aside}</em>}
      </span>
      {card.split && <Split split={card.split} />}
      <span className={`count-note ${card.noteTone ?? ''}`}>{card.note}</span>
    </>
  )
  if (!card.to) return <div className={className}>{content}</div>
  return (
    <Link className={className} to={card.to}>
      {content}
    </Link>
  )
}

function Split({ split }: { split: NonNullable<CountCard['split']> }) {
  const parts = (['over', 'today', 'later'] as const).filter((part) => split[part] > 0)
  return (
    <span className="count-split" aria-hidden="true">
      {parts.length === 0 && <i className="none" />}
      {parts.map((part) => (
        <i key={part} className={part} style={{ flexGrow: split[part] }} />
      ))}
    </span>
  )
}
