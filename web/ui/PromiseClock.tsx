import { useLang, useTexts } from '../app/i18n/use-texts.ts'
import { Icon } from './Icon.tsx'
import './PromiseClock.css'
import { clockState, clockWords, deadlineWords, type PromiseTime } from './promise-clock.ts'
import { uiTexts } from './texts.ts'

/** The time both sides see. Ring = share used, words = time left; `block` is the large one of a case header. */
export function PromiseClock({
  time,
  form = 'pill',
  note,
}: {
  time: PromiseTime
  form?: 'pill' | 'block'
  note?: string
}) {
  const t = useTexts(uiTexts)
  const lang = useLang()
  const state = clockState(time)
  return (
    <div className={`promise-clock ${form} ${state}`}>
      {state === 'other' && form === 'pill' ? <Icon name="swap" size={14} /> : <Ring share={time.usedShare} />}
      <strong>{clockWords(time, t)}</strong>
      <span>{deadlineWords(time, t, lang)}</span>
      {note && <small>{note}</small>}
    </div>
  )
}

export function Ring({ share }: { share: number }) {
  const used = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <svg className="ring" viewBox="0 0 14 14" aria-hidden="true">
      <circle cx="7" cy="7" r="5.2" />
      <circle cx="7" cy="7" r="5.2" pathLength="100" strokeDasharray={`${used} 100`} />
    </svg>
  )
}
