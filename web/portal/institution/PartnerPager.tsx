import { useState } from 'react'
import { Link } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Monogram } from '../../ui/Monogram.tsx'
import { inLang } from '../frame/in-lang.ts'
import { Pager, SectionHead } from '../home/Section.tsx'
import './PartnerPager.css'
import { institutionTexts } from './texts.ts'

const IN_A_PAGE = 12

interface Partner {
  readonly financeId: string
  readonly shortName: string
}

/** The institutions on the platform, twelve at a time; each leads to its offices on the map. */
export function PartnerPager({ partners }: { partners: readonly Partner[] }) {
  const t = useTexts(institutionTexts)
  const lang = useLang()
  const [page, setPage] = useState(0)
  return (
    <section className="home-section alt home-extra">
      <div className="wrap">
        <SectionHead title={t('partners')} note={t('partnersNote', { count: partners.length })}>
          <Pager
            page={page}
            pages={Math.max(1, Math.ceil(partners.length / IN_A_PAGE))}
            onPage={setPage}
            previous={t('previous')}
            next={t('next')}
          />
        </SectionHead>
        <ul className="partners">
          {partners.slice(page * IN_A_PAGE, (page + 1) * IN_A_PAGE).map(({ financeId, shortName }) => (
            <li key={financeId}>
              <Link to={inLang(`/map?financeId=${financeId}`, lang)}>
                <Monogram name={shortName} size={36} />
                {shortName}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
