import type { ReactNode } from 'react'
import './Page.css'

/** A workbench page: the title (a first page's title is a sentence), a note beneath, actions at the right. */
export function Page({ title, note, actions, children }: PageProps) {
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          {note && <p>{note}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

interface PageProps {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly actions?: ReactNode
  readonly children?: ReactNode
}
