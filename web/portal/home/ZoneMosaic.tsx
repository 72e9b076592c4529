import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { amountText, groupThousands } from '../../ui/amount.ts'
import { Cover, coverGround } from '../../ui/Cover.tsx'
import { isPage } from '../frame/existing-pages.ts'
import { inLang } from '../frame/in-lang.ts'
import { topicOf } from './cover-topic.ts'
import type { HomeData, ZoneTile } from './load-home.ts'
import { SectionHead } from './Section.tsx'
import { homeTexts } from './texts.ts'
import './ZoneMosaic.css'
import { mosaicOf } from './zone-mosaic.ts'

/** One large zone, two wide ones and four more. */
export function ZoneMosaic({ zones, figures }: { zones: readonly ZoneTile[]; figures: HomeData['zoneFigures'] }) {
  const t = useTexts(homeTexts)
  return (
    <section className="home-section home-extra">
      <div className="wrap">
        <SectionHead
          title={t('zones')}
          note={t('zonesNote')}
          {...(isPage('/featuredZone') && {
            more: { text: t('allZones', { count: zones.length }), to: '/featuredZone' },
          })}
        />
        <div className="zone-mosaic">
          {mosaicOf(zones).map(({ zone, shape }) => (
            <Tile key={zone.zoneKey} zone={zone} shape={shape} figures={shape === 'large' ? figures : undefined} />
          ))}
        </div>
      </div>
    </section>
  )
}

interface TileProps {
  readonly zone: ZoneTile
  readonly shape: string
  readonly figures: HomeData['zoneFigures']
}

function Tile({ zone, shape, figures }: TileProps) {
  const lang = useLang()
  const topic = topicOf(zone.cover)
  const chinese = lang === 'zh-CN'
  return (
    <Link
      className={`zone-tile ${shape}`}
      style={{ '--ground': coverGround(topic) } as CSSProperties}
      to={inLang(zone.route, lang)}
    >
      <Cover topic={topic} seed={zone.zoneKey} />
      <div>
        <h3>{chinese ? zone.zoneName : zone.zoneNameEn || zone.zoneName}</h3>
        <p>{chinese ? zone.slogan : zone.sloganEn || zone.slogan}</p>
        {figures && <ZoneFigures figures={figures} />}
      </div>
    </Link>
  )
}

function ZoneFigures({ figures }: { figures: NonNullable<HomeData['zoneFigures']> }) {
  const t = useTexts(homeTexts)
  const lang = useLang()
  const all = [
    [groupThousands(String(figures.productNum)), t('zoneProducts')],
    ...(figures.creditCorNum > 0
      ? [
          [groupThousands(String(figures.creditCorNum)), t('zoneCredit')],
          [amountText(figures.creditAmt, lang, lang === 'zh-CN' ? 'yi' : 'wan').text, t('zoneAmount')],
        ]
      : []),
  ]
  return (
    <ul>
      {all.map(([value, label]) => (
        <li key={label}>
          <b>{value}</b>
          {label}
        </li>
      ))}
    </ul>
  )
}
