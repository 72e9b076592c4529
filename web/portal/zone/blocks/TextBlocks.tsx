import { Link } from 'react-router'
import { useLang, useTexts } from '../../../app/i18n/use-texts.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { isPage } from '../../frame/existing-pages.ts'
import { inLang } from '../../frame/in-lang.ts'
import { SectionHead } from '../../home/Section.tsx'
import type { BlockProps } from '../block-props.ts'
import { zoneTexts } from '../texts.ts'

/** What is special about the zone. */
export function PointsBlock({ block, title }: BlockProps) {
  return (
    <>
      <SectionHead title={title} />
      <ul className="zone-points">
        {block.items?.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Ways on; only to pages that exist. */
export function LinksBlock({ block, title }: BlockProps) {
  const lang = useLang()
  const items = block.items?.filter(({ to }) => to && isPage(to)) ?? []
  if (items.length === 0) return null
  return (
    <>
      <SectionHead title={title} />
      <ul className="zone-links">
        {items.map((item) => (
          <li key={item.title}>
            <Link to={inLang(item.to ?? '', lang)}>
              <b>{item.title}</b>
              <span>{item.text}</span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The steps of an application, drawn as a line of stations. */
export function FlowBlock({ block, title }: BlockProps) {
  return (
    <>
      <SectionHead title={title} />
      <ol className="zone-flow">
        {block.items?.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

export function CasesBlock({ title, data }: BlockProps) {
  const t = useTexts(zoneTexts)
  if (data.cases.length === 0) return null
  return (
    <>
      <SectionHead title={title} note={t('demo')} />
      <ul className="zone-points zone-cases">
        {data.cases.map((one) => (
          <li key={one.id}>
            <h3>{one.caseTitle}</h3>
            <p>{one.summary}</p>
            <small>
              {one.enterpriseName} · {one.financeName}
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}

export function ContactBlock({ title, data: { zone } }: BlockProps) {
  const t = useTexts(zoneTexts)
  return (
    <div className="zone-contact">
      <div>
        <h2>{title}</h2>
        <p>{zone.contactUnit}</p>
      </div>
      <p>
        <b>{zone.contactPhone}</b>
        {t('contactNote')}
      </p>
    </div>
  )
}
