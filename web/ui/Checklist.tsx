import type { ReactNode } from 'react'
import { useTexts } from '../app/i18n/use-texts.ts'
import './Checklist.css'
import { uiTexts } from './texts.ts'

export type CheckState = 'notMet' | 'unknown' | 'met'

export interface CheckItem {
  readonly key: string
  readonly state: CheckState
  readonly label: ReactNode
  /** The actual value, at the right. */
  readonly value?: ReactNode
  /** Cause or remedy, beneath. */
  readonly note?: ReactNode
  readonly action?: ReactNode
}

const order: readonly CheckState[] = ['notMet', 'unknown', 'met']

/** Not met first, then unknown, then met. Shape and word carry the state, colour repeats it. */
export function Checklist({ items }: { items: readonly CheckItem[] }) {
  const sorted = order.flatMap((state) => items.filter((item) => item.state === state))
  return (
    <ul className="checklist">
      {sorted.map((item) => (
        <li key={item.key} className={item.state}>
          <CheckMark state={item.state} />
          <span>{item.label}</span>
          <span className="checklist-value">{item.value}</span>
          {(item.note || item.action) && (
            <div className="checklist-note">
              <span>{item.note}</span>
              {item.action}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

export function CheckMark({ state }: { state: CheckState }) {
  const t = useTexts(uiTexts)
  return (
    <svg className={`check-mark ${state}`} viewBox="0 0 16 16" role="img" aria-label={t(state)}>
      {shapes[state]}
    </svg>
  )
}

/** `1 不符合 1 待核实 6 符合` */
export function CheckCounts({ items }: { items: readonly { readonly state: CheckState }[] }) {
  const t = useTexts(uiTexts)
  return (
    <span className="check-counts">
      {order.map((state) => {
        const count = items.filter((item) => item.state === state).length
        return count > 0 && <b key={state} className={state}>{`${count} ${t(state)}`}</b>
      })}
    </span>
  )
}

const shapes: Record<CheckState, ReactNode> = {
  met: (
    <>
      <circle cx="8" cy="8" r="7" />
      <path d="M4.7 8.3 7 10.5l4.3-4.8" />
    </>
  ),
  unknown: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M6.3 6.4c.1-.9.8-1.5 1.7-1.5s1.7.6 1.7 1.4c0 1.1-1.7 1.2-1.7 2.3M8 11h.01" />
    </>
  ),
  notMet: (
    <>
      <path className="octagon" d="M5 1h6l4 4v6l-4 4H5l-4-4V5z" />
      <path d="m5.5 5.5 5 5m0-5-5 5" />
    </>
  ),
}
