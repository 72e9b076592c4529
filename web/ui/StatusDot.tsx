import type { ReactNode } from 'react'
import './StatusDot.css'

export type Tone = 'done' | 'doing' | 'waiting' | 'failed' | 'idle'

/** A status is a dot and a word, never a filled tag. */
export function StatusDot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`status-dot ${tone}`}>{children}</span>
}
