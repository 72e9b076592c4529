import type { ReactNode } from 'react'
import './States.css'

/** Says what will appear here and gives one way on. */
export function EmptyState({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="state">
      <EmptyArch />
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}

function EmptyArch() {
  return (
    <svg className="state-art" viewBox="0 0 96 48" aria-hidden="true">
      <path className="ghost" d="M12 40C18 18 30 8 48 8s30 10 36 32" />
      <path d="M12 40C15 29 20 21 27 15.5M84 40C81 29 76 21 69 15.5" />
      <path className="water" d="M4 44h88" />
    </svg>
  )
}
