import type { ReactNode } from 'react'
import { useTexts } from '../app/i18n/use-texts.ts'
import { Icon } from './Icon.tsx'
import { uiTexts } from './texts.ts'
import './Timeline.css'

export interface TimelineEntry {
  readonly key: string
  readonly what: string
  readonly when: string
  readonly who?: string
  readonly opinion?: ReactNode
  /** Short hash of the record; the shield says that the chain was checked. */
  readonly hash?: string
  readonly documents?: ReactNode
  /** What is expected next: hollow, at the top. */
  readonly expected?: boolean
}

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const t = useTexts(uiTexts)
  return (
    <ol className="timeline">
      {entries.map((entry) => (
        <li key={entry.key} className={entry.expected ? 'expected' : undefined}>
          <p className="timeline-head">
            <b>{entry.what}</b>
            <time>{entry.when}</time>
          </p>
          <p className="timeline-who">
            <span>{entry.who}</span>
            {entry.hash && (
              <span className="timeline-hash">
                <Icon name="verified" size={13} label={t('verified')} />
                <span className="mono">{entry.hash}</span>
              </span>
            )}
          </p>
          {entry.opinion && <p className="timeline-opinion">{entry.opinion}</p>}
          {entry.documents && (
            <p className="timeline-documents">
              <Icon name="clip" size={13} />
              {entry.documents}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
