import type { ReactNode } from 'react'
import { useTexts } from '../app/i18n/use-texts.ts'
import './BatchBar.css'
import { uiTexts } from './texts.ts'

interface BatchBarProps {
  readonly count: number
  readonly unit?: string
  /** Sum or the like, beside the count. */
  readonly sum?: ReactNode
  /** How many can really be done, and why not the rest. */
  readonly reason?: ReactNode
  readonly actions: ReactNode
  readonly onCancel: () => void
}

/** Ink bar under a list with a selection; on phones it is fixed at the bottom. */
export function BatchBar({ count, unit, sum, reason, actions, onCancel }: BatchBarProps) {
  const t = useTexts(uiTexts)
  if (count === 0) return null
  return (
    <div className="batch-bar" role="status">
      <p>
        <b>{t('selected', { count, unit: unit ?? t('unitItem') })}</b>
        {sum && <span>{sum}</span>}
      </p>
      {reason && <p className="batch-reason">{reason}</p>}
      <div className="batch-actions">
        {actions}
        <button type="button" className="bare" onClick={onCancel}>
          {t('cancelSelection')}
        </button>
      </div>
    </div>
  )
}
