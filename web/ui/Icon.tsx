import sprite from './icons/icons.svg?url&no-inline'
import './Icon.css'
import type { IconName } from './icons/names.ts'

/** A line icon of the one sprite. Decorative unless it carries a label. */
export function Icon({ name, size = 16, label }: { name: IconName; size?: number; label?: string }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
