import type { ReactNode } from 'react'
import { useTexts } from '../app/i18n/use-texts.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import './States.css'
import { uiTexts } from './texts.ts'

/** Something could not be loaded: what it was, and one action. */
export function ErrorState({ title, text, code, onRetry, action }: ErrorStateProps) {
  const t = useTexts(uiTexts)
  return (
    <div className="state error" role="alert">
      <Icon name="alert" size={32} />
      <h3>{title ?? t('errorTitle')}</h3>
      <p>{text ?? t('errorText')}</p>
      {code && <p className="muted">{t('errorCode', { code })}</p>}
      {action ??
        (onRetry && (
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        ))}
    </div>
  )
}

interface ErrorStateProps {
  readonly title?: string
  readonly text?: string
  readonly code?: string
  readonly onRetry?: () => void
  readonly action?: ReactNode
}
