import type { ServicePoint } from '#contract/institution/service-map.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { DistrictMap } from '../../ui/DistrictMap.tsx'
import { uiTexts } from '../../ui/texts.ts'
import type { AreaCounts } from './MapFilters.tsx'
import { districtOf, type MapState } from './map-state.ts'
import { OFFICES_IN_A_PAGE, pageOfOffices } from './office-pages.ts'
import './ServiceMap.css'
import { institutionTexts } from './texts.ts'

interface ServiceMapProps {
  readonly state: MapState
  readonly counts: AreaCounts
  readonly offices: readonly ServicePoint[]
  readonly chosenId: string
  readonly onArea: (areaCode: string) => void
  /** Tells the page of the list on which the office stands, too. */
  readonly onChoose: (id: string, page: number) => void
}

/** The districts by their offices, and every listed office as a point. */
export function ServiceMap({ state, counts, offices, chosenId, onArea, onChoose }: ServiceMapProps) {
  const t = useTexts(institutionTexts)
  const ui = useTexts(uiTexts)
  const codes = new Map(counts.map(({ areaCode, areaName }) => [districtOf(areaName)?.id ?? '', areaCode]))
  const values: Record<string, number> = {}
  for (const { areaName, financeType, num } of counts) {
    const id = districtOf(areaName)?.id
    if (id && (!state.financeType || financeType === state.financeType)) values[id] = (values[id] ?? 0) + num
  }
  const selected = [...codes].find(([, code]) => code === state.areaCode)?.[0]
  const narrowed = Boolean(state.areaCode || state.financeId || state.keyWord)
  return (
    <div className="service-map">
      <DistrictMap
        values={values}
        title={t('officesPerArea')}
        format={(count) => t('officeUnit', { count })}
        onSelect={(id) => onArea(codes.get(id) ?? '')}
        {...(selected && { selected })}
      />
      <svg className="service-points" viewBox="0 -8 576 668" aria-hidden="true">
        {narrowed &&
          offices.map((office, index) => (
            <Point key={office.id} office={office} onClick={() => onChoose(office.id, pageAt(index))} />
          ))}
        {pageOfOffices(offices, state.current).map((office, index) => (
          <Pin
            key={office.id}
            office={office}
            number={index + 1}
            chosen={office.id === chosenId}
            onClick={() => onChoose(office.id, state.current)}
          />
        ))}
      </svg>
      <p className="muted">{ui('mapNote')}</p>
    </div>
  )
}

const pageAt = (index: number) => Math.floor(index / OFFICES_IN_A_PAGE) + 1

interface PointProps {
  readonly office: ServicePoint
  readonly onClick: () => void
}

function Point({ office: { x, y, name }, onClick }: PointProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list offers the same by keyboard
    <circle className="point" cx={x} cy={y} r="4" onClick={onClick}>
      <title>{name}</title>
    </circle>
  )
}

/** The offices on the list's page carry its numbers. */
function Pin({ office: { x, y, name }, number, chosen, onClick }: PointProps & { number: number; chosen: boolean }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list offers the same by keyboard
    <g className={chosen ? 'pin chosen' : 'pin'} transform={`translate(${x} ${y})`} onClick={onClick}>
      <title>{name}</title>
      <circle r="10" />
      <text y="4.5">{number}</text>
    </g>
  )
}
