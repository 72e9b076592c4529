import type { KeyboardEvent } from 'react'
import './Tabs.css'

interface TabsProps<V extends string> {
  /** What the tabs choose between, and the beginning of the panels' ids: `{id}-{value}`. */
  readonly id: string
  readonly label: string
  readonly tabs: readonly { readonly value: V; readonly label: string }[]
  readonly value: V
  readonly onChange: (value: V) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Plain tabs on a hairline; arrow keys move along. */
export function Tabs<V extends string>({ id, label, tabs, value, onChange }: TabsProps<V>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (!step) return
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = tabs[(at + step + tabs.length) % tabs.length]!
    onChange(next.value)
    document.getElementById(`${id}-${next.value}-tab`)?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          id={`${id}-${tab.value}-tab`}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={`${id}-${tab.value}`}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
