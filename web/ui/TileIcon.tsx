import sprite from './icons/tiles.svg?url&no-inline'
import './Icon.css'
import type { TileName } from './icons/names.ts'

/** A larger two-coloured icon; `--tile-accent` sets the second colour on dark grounds. */
export function TileIcon({ name, size = 40 }: { name: TileName; size?: number }) {
  return (
    <svg className="tile-icon" width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
