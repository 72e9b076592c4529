import type { ReactNode } from 'react'
import './Tag.css'

export type TagTone = 'plain' | 'key' | 'ok' | 'warn' | 'err' | 'gold'

/** A quiet label. Tags that match a filter are `key`. */
export function Tag({ tone = 'plain', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={`tag ${tone}`}>{children}</span>
}
