import { useState } from 'react'
import { useLang, useTexts } from '../app/i18n/use-texts.ts'
import './DistrictMap.css'
import { type District, districts, water } from './map/districts.ts'
import { type Step, stepOf, stepsFor } from './map/steps.ts'
import { uiTexts } from './texts.ts'

interface DistrictMapProps {
  /** Value per district id; a district without one is drawn as no data. */
  readonly values: Readonly<Record<string, number>>
  readonly title: string
  readonly format?: (value: number) => string
  readonly selected?: string
  readonly onSelect?: (id: string) => void
  /** Lines of the tooltip beneath name and value. */
  readonly details?: (id: string) => readonly string[]
}

/** The ten districts as a schematic map: one hue in five steps, the selected one outlined in gold. */
export function DistrictMap({ values, title, format = String, selected, onSelect, details }: DistrictMapProps) {
  const t = useTexts(uiTexts)
  const [hovered, setHovered] = useState<string>()
  const steps = stepsFor(Object.values(values))
  const inOrder = districts.toSorted((one, other) => Number(one.id === selected) - Number(other.id === selected))
  return (
    <div className="district-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn */}
      <svg viewBox="0 -8 576 668" role="group" aria-label={t('mapLabel')}>
        <Water />
        {inOrder.map((district) => (
          <Shape
            key={district.id}
            district={district}
            step={values[district.id] === undefined ? undefined : stepOf(values[district.id] ?? 0, steps)}
            value={values[district.id] === undefined ? t('noValue') : format(values[district.id] ?? 0)}
            selected={district.id === selected}
            onHover={setHovered}
            {...(onSelect ? { onSelect } : {})}
          />
        ))}
        <path className="district-lake" d={water.yangcheng} />
        <Labels values={values} format={format} steps={steps} />
      </svg>
      <Legend title={title} steps={steps} format={format} />
      {hovered && <Tip id={hovered} value={values[hovered]} format={format} lines={details?.(hovered) ?? []} />}
    </div>
  )
}

interface ShapeProps {
  readonly district: District
  readonly step: Step | undefined
  readonly value: string
  readonly selected: boolean
  readonly onSelect?: (id: string) => void
  readonly onHover: (id: string | undefined) => void
}

function Shape({ district, step, value, selected, onSelect, onHover }: ShapeProps) {
  const lang = useLang()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn inside SVG
    <path
      className={selected ? 'district selected' : 'district'}
      d={district.outline}
      fill={step?.fill ?? 'var(--pale)'}
      role="button"
      tabIndex={0}
      aria-pressed={selected}
      aria-label={`${district[lang]} ${value}`}
      onClick={() => onSelect?.(district.id)}
      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && onSelect?.(district.id)}
      onPointerEnter={() => onHover(district.id)}
      onPointerLeave={() => onHover(undefined)}
      onFocus={() => onHover(district.id)}
      onBlur={() => onHover(undefined)}
    />
  )
}

function Labels({
  values,
  format,
  steps,
}: Pick<DistrictMapProps, 'values'> & { format: (value: number) => string; steps: readonly Step[] }) {
  const lang = useLang()
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group is not focusable, and the shapes already say the names
    <g className="district-labels" aria-hidden="true">
      {districts.map((district) => {
        const value = values[district.id]
        const dark = value !== undefined && stepOf(value, steps)?.dark
        const [x, y] = district.label
        return (
          <text key={district.id} className={dark ? 'on-dark' : undefined} x={x} y={y}>
            <tspan x={x}>{district[lang]}</tspan>
            {value !== undefined && (
              <tspan className="district-value" x={x} dy="1.25em">
                {format(value)}
              </tspan>
            )}
          </text>
        )
      })}
    </g>
  )
}

function Water() {
  const t = useTexts(uiTexts)
  return (
    <g>
      <path className="district-water" d={water.taihu} />
      <path className="district-water" d={water.yangtze} />
      <text className="district-water-name" x="47" y="385">
        {t('lakeTaihu')}
      </text>
      <text className="district-water-name" x="490" y="155">
        {t('riverYangtze')}
      </text>
    </g>
  )
}

function Legend({
  title,
  steps,
  format,
}: {
  title: string
  steps: readonly Step[]
  format: (value: number) => string
}) {
  return (
    <div className="district-legend" aria-hidden="true">
      <p>{title}</p>
      {steps.map((step, index) => {
        const next = steps[index + 1]
        return (
          <span key={step.from}>
            <i style={{ background: step.fill }} />
            {next ? `${format(step.from)}–${format(next.from)}` : `≥ ${format(step.from)}`}
          </span>
        )
      })}
    </div>
  )
}

interface TipProps {
  readonly id: string
  readonly value: number | undefined
  readonly format: (value: number) => string
  readonly lines: readonly string[]
}

function Tip({ id, value, format, lines }: TipProps) {
  const lang = useLang()
  const t = useTexts(uiTexts)
  const district = districts.find((one) => one.id === id)
  if (!district) return null
  const [x, y] = district.label
  return (
    <div className="district-tip" style={{ left: `${(x / 576) * 100}%`, top: `${((y - 12) / 668) * 100}%` }}>
      <b>{district[lang]}</b>
      <span>{value === undefined ? t('noValue') : format(value)}</span>
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </div>
  )
}
