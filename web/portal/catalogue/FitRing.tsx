import type { ConditionCheck } from '#contract/catalogue/index.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { productTexts } from './texts.ts'

const STATES = ['met', 'unknown', 'notMet'] as const
const COLOURS = { met: 'var(--ok)', unknown: 'var(--warn)', notMet: 'var(--err)' }
const AROUND = 2 * Math.PI * 35

/** A ring of the three states, and the same in words. */
export function FitRing({ items }: { items: readonly ConditionCheck[] }) {
  const t = useTexts(productTexts)
  const counts = STATES.map((state) => ({ state, count: items.filter((item) => item.state === state).length }))
  const starts = counts.map((_, at) => counts.slice(0, at).reduce((sum, { count }) => sum + count, 0))
  const part = AROUND / Math.max(1, items.length)
  return (
    <div className="fit-ring">
      <svg viewBox="0 0 84 84" aria-hidden="true">
        {counts.map(({ state, count }, at) => (
          <circle
            key={state}
            cx="42"
            cy="42"
            r="35"
            fill="none"
            stroke={COLOURS[state]}
            strokeWidth="11"
            strokeDasharray={`${Math.max(0, count * part - 2)} ${AROUND}`}
            strokeDashoffset={-starts[at]! * part}
            transform="rotate(-90 42 42)"
          />
        ))}
        <text x="42" y="49" textAnchor="middle" fontSize="20" fontWeight="600">
          {counts[0]?.count}/{items.length}
        </text>
      </svg>
      <ul>
        {counts.map(({ state, count }) => (
          <li key={state}>
            <i style={{ background: COLOURS[state] }} />
            {t(state)}
            <b>{t('items', { count })}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
