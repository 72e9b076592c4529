import type { ReactNode } from 'react'
import './Alert.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/names.ts'

type AlertTone = 'error' | 'success' | 'info'

const ICONS: Record<AlertTone, IconName> = { error: 'alert', success: 'check', info: 'info' }

/** A message inside the page, beside what it speaks of; read out as soon as it appears. */
export function Alert({ tone = 'error', children }: { tone?: AlertTone; children: ReactNode }) {
  return (
    <div className={`alert ${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} size={18} />
      <div>{children}</div>
    </div>
  )
}
