import { useSyncExternalStore } from 'react'
import { useLabel } from '../app/i18n/contract-labels.ts'
import { dismiss, noticeStore } from '../app/notify.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/names.ts'
import './Toasts.css'

const ICONS: Record<string, IconName> = { success: 'check', info: 'info', warning: 'alert', error: 'alert' }

/** Short messages over the page, read out by screen readers, gone after four seconds or at a click. The server's are Chinese. */
export function Toasts() {
  const label = useLabel()
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.current, noticeStore.current)
  return (
    <div className="toasts" role="status" aria-live="polite">
      {notices.map(({ id, tone, text }) => (
        <button key={id} type="button" className={`toast ${tone}`} onClick={() => dismiss(id)}>
          <Icon name={ICONS[tone] ?? 'info'} />
          {label(text)}
        </button>
      ))}
    </div>
  )
}
