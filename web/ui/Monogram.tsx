import { useTexts } from '../app/i18n/use-texts.ts'
import { markFigures } from './mark-figures.tsx'
import './Monogram.css'
import { hashOf, pick } from './seed.ts'
import { uiTexts } from './texts.ts'

const grounds = [
  '#1b57c4',
  '#1f6f6b',
  '#a5392e',
  '#223a63',
  '#8a5a1e',
  '#30518f',
  '#2e6b4a',
  '#3d5a7a',
  '#17708a',
  '#5a4a66',
  '#4b7a2a',
  '#8a3f55',
] as const

/** An institution's mark drawn from its name: one muted ground, one white figure. */
export function Monogram({ name, size = 44 }: { name: string; size?: number }) {
  const t = useTexts(uiTexts)
  const hash = hashOf(name)
  const ground = pick(grounds, hash)
  const Figure = pick(markFigures, hash >>> 12)
  return (
    <svg
      className="monogram"
      width={size}
      height={size}
      viewBox="0 0 44 44"
      role="img"
      aria-label={t('logoOf', { name })}
    >
      <rect width="44" height="44" rx="8" fill={ground} />
      <Figure ground={ground} />
    </svg>
  )
}

const tones = ['t0', 't1', 't2', 't3', 't4'] as const

/** The first character in a tinted circle: institutions in table rows, people everywhere. */
export function Initial({ name, size = 22 }: { name: string; size?: number }) {
  const style = { width: size, height: size, fontSize: Math.max(12, Math.round(size * 0.44)) }
  return (
    <span className={`initial ${pick(tones, hashOf(name))}`} style={style} aria-hidden="true">
      {Array.from(name)[0]}
    </span>
  )
}
