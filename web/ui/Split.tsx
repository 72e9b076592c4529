import type { ReactNode } from 'react'
import { usePhone } from './use-phone.ts'
import './Split.css'

interface SplitProps {
  readonly title: string
  readonly aside: ReactNode
  readonly children: ReactNode
  /** What is chosen at the left, named where the left part is folded away. */
  readonly chosen?: string
}

/** Something to choose from at the left, the chosen thing at the right; on phones the left part folds. */
export function Split({ title, aside, children, chosen }: SplitProps) {
  const phone = usePhone()
  return (
    <div className="split">
      {phone ? (
        <details className="split-aside" open={!chosen} key={chosen}>
          <summary>
            {title}
            {chosen && <b>{chosen}</b>}
          </summary>
          {aside}
        </details>
      ) : (
        <aside className="split-aside" aria-label={title}>
          {aside}
        </aside>
      )}
      <div className="split-main">{children}</div>
    </div>
  )
}
