import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useNavigate } from 'react-router'
import { geoMap } from '#contract/institution/service-map.ts'
import { callContext } from '../../app/context.ts'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { inLang } from '../frame/in-lang.ts'
import './MapPage.css'
import { MapFilters } from './MapFilters.tsx'
import { mapAddress, readMapState } from './map-state.ts'
import { OfficeList } from './OfficeList.tsx'
import { ServiceMap } from './ServiceMap.tsx'
import { institutionTexts } from './texts.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const call = context.get(callContext)
  const state = readMapState(url.searchParams)
  const { areaCode, financeType, financeId, keyWord } = state
  const [counts, offices] = await Promise.all([
    call(geoMap.getAreaCount, {}),
    call(geoMap.getBankList, { areaCode, financeType, financeId, keyWord }),
  ])
  return { state, counts, offices }
}

export function meta(args: MetaArgs<typeof loader>) {
  const t = translator(metaLang(args), institutionTexts)
  return pageMeta(args, { title: t('mapTitle'), description: t('mapDescription') })
}

/** Offices of institutions, as a list and on the map; both always show the same. */
export default function MapPage() {
  const { state, counts, offices } = useLoaderData<typeof loader>()
  const t = useTexts(institutionTexts)
  const lang = useLang()
  const navigate = useNavigate()
  const [chosenId, setChosenId] = useState('')
  const go = (change: Parameters<typeof mapAddress>[1]) =>
    navigate(inLang(mapAddress(state, change), lang), { preventScrollReset: true })
  return (
    <div className="wrap map-page">
      <header>
        <h1>{t('mapTitle')}</h1>
        <p>{t('mapNote')}</p>
      </header>
      <MapFilters state={state} counts={counts} offices={offices} />
      <div className="map-body">
        <OfficeList state={state} offices={offices} chosenId={chosenId} onChoose={setChosenId} />
        <ServiceMap
          state={state}
          counts={counts}
          offices={offices}
          chosenId={chosenId}
          onArea={(areaCode) => go({ areaCode: areaCode === state.areaCode ? '' : areaCode })}
          onChoose={(id, current) => {
            setChosenId(id)
            if (current !== state.current) go({ current })
          }}
        />
      </div>
    </div>
  )
}
