import { Form, Link } from 'react-router'
import type { geoMap, ServicePoint } from '#contract/institution/service-map.ts'
import type { Reply } from '#contract/kit/call.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { districts } from '../../ui/map/districts.ts'
import { inLang } from '../frame/in-lang.ts'
import { districtOf, type MapState, mapAddress } from './map-state.ts'
import { institutionTexts } from './texts.ts'

export type AreaCounts = Reply<typeof geoMap.getAreaCount>

interface MapFiltersProps {
  readonly state: MapState
  readonly counts: AreaCounts
  readonly offices: readonly ServicePoint[]
}

/** Districts and types as links, so that every choice has an address; counts follow the other choice. */
export function MapFilters({ state, counts, offices }: MapFiltersProps) {
  const t = useTexts(institutionTexts)
  const label = useLabel()
  const lang = useLang()
  const sum = (where: (row: AreaCounts[number]) => boolean) =>
    counts.filter(where).reduce((total, { num }) => total + num, 0)
  const inArea = ({ areaCode }: { areaCode: string }) => !state.areaCode || areaCode === state.areaCode
  const ofType = ({ financeType }: { financeType: string }) => !state.financeType || financeType === state.financeType
  const types = [...new Map(counts.map(({ financeType, financeTypeName }) => [financeType, financeTypeName]))].sort()
  const areas = [...new Map(counts.map(({ areaCode, areaName }) => [areaCode, areaName]))]
  const named = (areaName: string) => districtOf(areaName)?.[lang] ?? areaName
  const order = (areaName: string) => districts.findIndex(({ id }) => id === districtOf(areaName)?.id)
  return (
    <div className="map-filters">
      <Form action={inLang('/map', lang)} role="search">
        {state.areaCode && <input type="hidden" name="areaCode" value={state.areaCode} />}
        {state.financeType && <input type="hidden" name="financeType" value={state.financeType} />}
        <input
          key={state.keyWord}
          type="search"
          name="keyWord"
          maxLength={50}
          defaultValue={state.keyWord}
          placeholder={t('keyWord')}
          aria-label={t('keyWord')}
        />
        <Button type="submit" kind="primary">
          <Icon name="search" />
          {t('search')}
        </Button>
        {state.financeId && offices[0] && (
          <Link className="map-clear" to={inLang(mapAddress(state, { financeId: '' }), lang)}>
            {t('ofInstitution', { name: headName(offices, state.financeId) })}
            <Icon name="close" label={t('clear')} />
          </Link>
        )}
      </Form>
      <Choices
        label={t('types')}
        state={state}
        name="financeType"
        all={t('allTypes')}
        total={sum(inArea)}
        choices={types.map(([key, name]) => ({
          key,
          text: label(name),
          count: sum((row) => row.financeType === key && inArea(row)),
        }))}
      />
      <Choices
        label={t('areas')}
        state={state}
        name="areaCode"
        all={t('allAreas')}
        total={sum(ofType)}
        choices={areas
          .toSorted(([, one], [, other]) => order(one) - order(other))
          .map(([key, areaName]) => ({
            key,
            text: named(areaName),
            count: sum((row) => row.areaCode === key && ofType(row)),
          }))}
      />
    </div>
  )
}

const headName = (offices: readonly ServicePoint[], financeId: string): string =>
  (offices.find(({ id }) => id === financeId) ?? offices[0])?.shortName ?? ''

interface ChoicesProps {
  readonly label: string
  readonly state: MapState
  readonly name: 'areaCode' | 'financeType'
  readonly all: string
  readonly total: number
  readonly choices: readonly { readonly key: string; readonly text: string; readonly count: number }[]
}

function Choices({ label, state, name, all, total, choices }: ChoicesProps) {
  const lang = useLang()
  const shown = [
    { key: '', text: all, count: total },
    ...choices.filter(({ key, count }) => count > 0 || key === state[name]),
  ]
  return (
    <nav className="map-choices" aria-label={label}>
      <span>{label}</span>
      <ul>
        {shown.map(({ key, text, count }) => (
          <li key={key}>
            <Link
              to={inLang(mapAddress(state, { [name]: key }), lang)}
              aria-current={state[name] === key ? 'true' : undefined}
              preventScrollReset
            >
              {text}
              <i>{count}</i>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
