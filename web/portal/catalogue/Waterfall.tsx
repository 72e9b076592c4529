import { useId } from 'react'
import type { Cost } from '#contract/catalogue/index.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { productTexts } from './texts.ts'

const FLOOR = 132
const HEIGHT = 100

interface Bar {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly text: string
  readonly fill: string
  /** Level of the line from the bar before. */
  readonly hang: number
}

/** Bars from the interest to the yearly cost, each with its figure; the subsidy is hatched, not only green. */
export function Waterfall({ cost }: { cost: Cost }) {
  const t = useTexts(productTexts)
  const hatch = useId()
  const [interest, fees, subsidy, yearly] = [cost.interestRate, cost.feeRate, cost.subsidyRate, cost.yearlyRate].map(
    Number,
  ) as [number, number, number, number]
  const top = interest + fees
  const all: Bar[] = [
    { name: t('contractRate'), from: 0, to: interest, hang: 0, text: `${interest.toFixed(2)}%`, fill: 'var(--blue)' },
    { name: t('fees'), from: interest, to: top, hang: interest, text: `+${fees.toFixed(2)}`, fill: '#8fb2ec' },
    {
      name: t('subsidy'),
      from: yearly,
      to: top,
      hang: top,
      text: `−${subsidy.toFixed(2)}`,
      fill: `url(#${hatch})`,
    },
    { name: t('yearly'), from: 0, to: yearly, hang: yearly, text: `${yearly.toFixed(2)}%`, fill: 'var(--gold)' },
  ]
  const bars = all.filter((bar, at) => at === 0 || at === all.length - 1 || bar.to - bar.from >= 0.005)
  const pitch = 500 / bars.length
  const y = (value: number) => FLOOR - (Math.max(0, value) / Math.max(top, 0.01)) * HEIGHT
  const said = {
    interest: interest.toFixed(2),
    fees: fees.toFixed(2),
    subsidy: subsidy.toFixed(2),
    yearly: yearly.toFixed(2),
  }
  return (
    <svg className="waterfall" viewBox="0 -4 500 168" role="img" aria-label={t('waterfall', said)}>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="var(--ok-tint)" />
          <path d="M0 0v6" stroke="var(--ok)" strokeWidth="2.4" />
        </pattern>
      </defs>
      <path d={`M0 ${FLOOR}h500`} stroke="#9fb0c8" />
      {bars.map((bar, at) => {
        const x = at * pitch + (pitch - 64) / 2
        const [head, foot] = [y(bar.to), y(bar.from)]
        return (
          <g key={bar.name}>
            {at > 0 && <path d={`M${x - pitch + 64} ${y(bar.hang)}H${x}`} stroke="#7d90ac" strokeDasharray="3 3" />}
            <rect x={x} y={head} width="64" height={Math.max(1.5, foot - head)} rx="2" fill={bar.fill} />
            <text className="value" x={x + 32} y={head - 8}>
              {bar.text}
            </text>
            <text x={x + 32} y="154">
              {bar.name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
