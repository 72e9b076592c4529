import { useTexts } from '../app/i18n/use-texts.ts'
import './BridgeSteps.css'
import { uiTexts } from './texts.ts'

export interface BridgeStep {
  readonly key: string
  readonly name: string
  /** Date of the event, or what is promised. */
  readonly note?: string
}

/** Piers are events, spans the work between them. `reached` is the last pier; its span is gold up to `share`. */
export function BridgeSteps({
  steps,
  reached,
  share,
}: {
  steps: readonly BridgeStep[]
  reached: number
  share: number
}) {
  const t = useTexts(uiTexts)
  return (
    <ol className="bridge-steps">
      {steps.map(({ key, name, note }, index) => (
        <li key={key} className={stateOf(index, reached)} aria-current={index === reached ? 'step' : undefined}>
          {index < steps.length - 1 && <Span share={index === reached ? share : 0} />}
          <b>{name}</b>
          <i>{note}</i>
          <span className="sr">{t(stateOf(index, reached))}</span>
        </li>
      ))}
    </ol>
  )
}

function stateOf(index: number, reached: number) {
  if (index < reached) return 'done'
  return index === reached ? 'running' : 'ahead'
}

const width = 100
const foot = 19
const rise = 17

function Span({ share }: { share: number }) {
  return (
    <svg viewBox={`0 0 ${width} ${foot}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={arcTo(width)} />
      {share > 0 && <path className="bridge-share" d={arcTo(Math.min(1, share) * width)} />}
    </svg>
  )
}

/** The end point is computed because dashes break on strokes that do not scale. */
function arcTo(x: number) {
  const half = width / 2
  const y = foot - rise * Math.sqrt(Math.max(0, 1 - ((x - half) / half) ** 2))
  return `M0 ${foot}A${half} ${rise} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`
}
