import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LINES } from '#contract/catalogue/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { rateText } from '../../ui/rate.ts'
import './RateFilter.css'
import type { ShopProps } from './shop-props.ts'
import { addressWith } from './shop-state.ts'
import { shopTexts } from './texts.ts'

const STEP = 0.2

/** The spread of rates with a slider below: products up to the chosen rate. */
export function RateFilter({ state, page, params }: ShopProps) {
  const t = useTexts(shopTexts)
  const label = useLabel()
  const navigate = useNavigate()
  const bars = page.facets
    .filter(({ field }) => field === 'rateLimit')
    .map((one) => ({ at: Number(one.value), count: one.count }))
  const chosen = state.query.rateLimit
  if (bars.length < 2) return null
  const low = Math.min(...bars.map(({ at }) => at))
  const high = Math.max(...bars.map(({ at }) => at)) + STEP
  const choose = (value: number) =>
    navigate(addressWith(params, { rateLimit: value >= high - STEP / 4 ? undefined : value.toFixed(2) }), {
      preventScrollReset: true,
    })
  return (
    <section>
      <RateSlider
        key={chosen ?? ''}
        {...{ bars, low, high, chosen, choose }}
        title={label(LINES[state.line].rateLabel)}
      />
      <p className="rate-ends">
        <span>{rateText(low.toFixed(2))}%</span>
        <span>{rateText(high.toFixed(2))}%</span>
      </p>
      <p className="sr">
        {t('rateSpread', { spread: bars.map(({ at, count }) => `${rateText(at)}%: ${count}`).join(', ') })}
      </p>
    </section>
  )
}

interface SliderProps {
  readonly title: string
  readonly bars: readonly { readonly at: number; readonly count: number }[]
  readonly low: number
  readonly high: number
  readonly chosen: string | undefined
  readonly choose: (value: number) => void
}

function RateSlider({ title, bars, low, high, chosen, choose }: SliderProps) {
  const t = useTexts(shopTexts)
  const [value, setValue] = useState(Math.min(Number(chosen ?? high), high))
  const most = Math.max(...bars.map(({ count }) => count))
  const width = 236 / Math.round((high - low) / STEP)
  const said = value >= high - STEP / 4 ? t('anyRate') : t('notAbove', { rate: rateText(value.toFixed(2)) })
  return (
    <>
      <h3>
        {title}
        <span>{said}</span>
      </h3>
      <svg className="rate-bars" viewBox="0 0 236 44" preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ at, count }) => {
          const height = Math.max(2, (count / most) * 44)
          const x = Math.round((at - low) / STEP) * width
          return (
            <rect
              key={at}
              className={at < value - 0.001 ? 'in' : undefined}
              x={x}
              y={44 - height}
              width={width - 2}
              height={height}
            />
          )
        })}
      </svg>
      <input
        className="rate-slider"
        type="range"
        min={low.toFixed(2)}
        max={high.toFixed(2)}
        step="0.05"
        value={value}
        aria-label={title}
        aria-valuetext={said}
        onChange={(event) => setValue(Number(event.target.value))}
        onPointerUp={() => choose(value)}
        onKeyUp={() => choose(value)}
      />
    </>
  )
}
