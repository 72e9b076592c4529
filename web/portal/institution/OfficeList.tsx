import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { MOST_POINTS, type ServicePoint } from '#contract/institution/service-map.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Monogram } from '../../ui/Monogram.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { inLang } from '../frame/in-lang.ts'
import { bearing } from './bearing.ts'
import { districtOf, type MapState, mapAddress } from './map-state.ts'
import { officePages, pageOfOffices } from './office-pages.ts'
import { institutionTexts } from './texts.ts'

interface OfficeListProps {
  readonly state: MapState
  readonly offices: readonly ServicePoint[]
  readonly chosenId: string
  readonly onChoose: (id: string) => void
}

export function OfficeList({ state, offices, chosenId, onChoose }: OfficeListProps) {
  const t = useTexts(institutionTexts)
  const lang = useLang()
  const pages = officePages(offices.length)
  const page = Math.min(state.current, pages)
  const full = offices.length >= MOST_POINTS
  if (offices.length === 0) {
    return (
      <EmptyState
        title={t('none')}
        text={t('noneText')}
        action={<Button to={inLang('/map', lang)}>{t('allAreas')}</Button>}
      />
    )
  }
  return (
    <section className="office-list" aria-label={t('mapTitle')}>
      <p aria-live="polite">{t(full ? 'officesMany' : 'offices', { count: offices.length })}</p>
      <ul>
        {pageOfOffices(offices, page).map((office, index) => (
          <Office
            key={office.id}
            office={office}
            number={index + 1}
            chosen={office.id === chosenId}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <nav className="office-pager" aria-label={t('page', { page, pages })}>
        {page > 1 && <PageLink state={state} to={page - 1} text={t('previous')} />}
        <span>{t('page', { page, pages })}</span>
        {page < pages && <PageLink state={state} to={page + 1} text={t('next')} />}
      </nav>
    </section>
  )
}

function PageLink({ state, to, text }: { state: MapState; to: number; text: string }) {
  return (
    <Link
      className="button outline small"
      to={inLang(mapAddress(state, { current: to }), useLang())}
      preventScrollReset
    >
      {text}
    </Link>
  )
}

interface OfficeProps {
  readonly office: ServicePoint
  /** As on its pin. */
  readonly number: number
  readonly chosen: boolean
  readonly onChoose: (id: string) => void
}

function Office({ office, number, chosen, onChoose }: OfficeProps) {
  const t = useTexts(institutionTexts)
  const label = useLabel()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (chosen) item.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [chosen])
  return (
    <li ref={item} className={chosen ? 'office chosen' : 'office'}>
      <Monogram name={office.shortName} size={40} />
      <div>
        <h2>
          <i>{number}</i>
          {office.name} <Tag>{label(office.financeTypeName)}</Tag>
        </h2>
        <p>
          <Icon name="pin" />
          {office.address}
        </p>
        <p>
          <Icon name="map" />
          <Direction office={office} />
        </p>
        <p>
          <Icon name="clock" />
          {office.openHours}
        </p>
        <div className="office-actions">
          <a
            className="link"
            href={`tel:${office.phone.replace(/\D/g, '')}`}
            aria-label={`${t('call')} ${office.phone}`}
          >
            <Icon name="phone" />
            {office.phone}
          </a>
          <button type="button" className="link" aria-pressed={chosen} onClick={() => onChoose(office.id)}>
            {t('onMap')}
          </button>
        </div>
      </div>
    </li>
  )
}

/** Said from the centre of the district: the map is schematic and knows no roads. */
function Direction({ office }: { office: ServicePoint }) {
  const t = useTexts(institutionTexts)
  const lang = useLang()
  const district = districtOf(office.areaName)
  if (!district) return office.areaName
  const to = bearing(district.label, [office.x, office.y])
  const direction = to === 'centre' ? t('centre') : t('direction', { direction: t(to) })
  return t('place', { area: lang === 'zh-CN' ? office.areaName : district[lang], direction })
}
