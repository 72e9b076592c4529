import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { Zone } from '#contract/content/index.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Cover, coverGround } from '../../ui/Cover.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { inLang } from '../frame/in-lang.ts'
import { frameTexts } from '../frame/texts.ts'
import { topicOf } from '../home/cover-topic.ts'
import { zoneTexts } from './texts.ts'
import './ZoneHero.css'
import { inWords, zoneNameIn } from './zone-names.ts'

/** The zone's picture with its name, what it is for and the first step. */
export function ZoneHero({ zone }: { zone: Zone }) {
  const t = useTexts(zoneTexts)
  const lang = useLang()
  const topic = topicOf(zone.cover)
  const name = zoneNameIn(lang, zone)
  return (
    <header className="zone-hero" style={{ '--ground': coverGround(topic) } as CSSProperties}>
      <Cover topic={topic} seed={zone.zoneKey} />
      <div className="wrap">
        <ZoneCrumbs here={name} />
        <h1>{name}</h1>
        <p className="zone-slogan">{inWords(lang, zone.slogan, zone.sloganEn)}</p>
        <p>{inWords(lang, zone.intro, zone.introEn)}</p>
        <Button kind="primary" size="large" to="#products">
          {t('apply')}
        </Button>
      </div>
    </header>
  )
}

function ZoneCrumbs({ here }: { here: string }) {
  const t = useTexts(zoneTexts)
  const frame = useTexts(frameTexts)
  const lang = useLang()
  return (
    <nav className="zone-crumbs" aria-label={t('overview')}>
      <Link to={inLang('/homepage', lang)}>{frame('home')}</Link>
      <Icon name="right" size={14} />
      <Link to={inLang('/featuredZone', lang)}>{t('overview')}</Link>
      <Icon name="right" size={14} />
      <span aria-current="page">{here}</span>
    </nav>
  )
}
