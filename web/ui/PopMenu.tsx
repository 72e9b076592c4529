import { type ReactNode, useEffect, useRef, useState } from 'react'
import './PopMenu.css'

export interface PopMenuItem {
  readonly key: string
  readonly label: ReactNode
  readonly onSelect: () => void
  readonly disabled?: boolean
}

interface PopMenuProps {
  readonly trigger: ReactNode
  readonly label: string
  readonly items: readonly PopMenuItem[]
  readonly className?: string
  readonly align?: 'left' | 'right'
}

/** A button that opens a short list of actions. */
export function PopMenu({ trigger, label, items, className, align = 'right' }: PopMenuProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className={`pop-menu ${align}`}>
      <button
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && <MenuList label={label} items={items} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** The list itself; takes the focus, arrows move, Esc or a click elsewhere closes. */
export function MenuList({ label, items, onClose, at }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const before = document.activeElement
    list.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !list.current?.parentElement?.contains(event.target)) onClose()
    }
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [onClose])

  return (
    <div
      ref={list}
      className="menu-list"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      style={at && { position: 'fixed', left: at.x, top: at.y, right: 'auto' }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault()
          moveFocus(list.current, event.key === 'ArrowDown' ? 1 : -1)
        }
      }}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="menuitem"
          disabled={item.disabled}
          onClick={() => {
            onClose()
            item.onSelect()
          }}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}

interface MenuListProps {
  readonly label: string
  readonly items: readonly PopMenuItem[]
  readonly onClose: () => void
  /** Place on the screen, for a menu opened by right click. */
  readonly at?: { readonly x: number; readonly y: number }
}

function moveFocus(list: HTMLElement | null, step: 1 | -1) {
  const buttons = Array.from(list?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])
  const now = buttons.findIndex((button) => button === document.activeElement)
  buttons.at((now + step + buttons.length) % buttons.length)?.focus()
}
