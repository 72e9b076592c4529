import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import './MenuSearch.css'
import { findMenus, type MenuEntry, type MenuGroup } from './model.ts'
import { shellTexts } from './texts.ts'

interface MenuSearchProps {
  readonly groups: readonly MenuGroup[]
  readonly onChoose: (entry: MenuEntry) => void
  readonly onClose: () => void
}

const shownAtMost = 12

/** Overlay over everything: type the start of a menu's name, arrows choose, Enter opens, Esc closes. */
export function MenuSearch({ groups, onChoose, onClose }: MenuSearchProps) {
  const t = useTexts(shellTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = findMenus(groups, typed).slice(0, shownAtMost)

  useEffect(() => dialog.current?.showModal(), [])

  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0
    if (step !== 0) setChosen((chosen + step + found.length) % Math.max(1, found.length))
    const entry = found[chosen]
    if (event.key === 'Enter' && entry) onChoose(entry)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      className="menu-search"
      aria-label={t('searchTitle')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <label>
        <Icon name="search" size={20} />
        <input
          value={typed}
          placeholder={t('searchHint')}
          aria-label={t('searchTitle')}
          onKeyDown={move}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(0)
          }}
        />
        <kbd>Esc</kbd>
      </label>
      {found.length === 0 && <p>{t('searchEmpty', { typed })}</p>}
      <ul>
        {found.map((entry, index) => (
          <li key={entry.key}>
            <button type="button" className={index === chosen ? 'chosen' : undefined} onClick={() => onChoose(entry)}>
              <Icon name={entry.icon ?? 'document'} />
              {entry.title}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
