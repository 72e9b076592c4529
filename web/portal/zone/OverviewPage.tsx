import type { CSSProperties } from 'react'
import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { type ZoneRow, zone } from '#contract/content/index.ts'
import { callContext } from '../../app/context.ts'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { Cover, coverGround } from '../../ui/Cover.tsx'
import { PageHead } from '../content/PageHead.tsx'
import { isPage } from '../frame/existing-pages.ts'
import { inLang } from '../frame/in-lang.ts'
import { topicOf } from '../home/cover-topic.ts'
import '../home/ZoneMosaic.css'
import './OverviewPage.css'
import { zoneTexts } from './texts.ts'
import { inWords, zoneNameIn } from './zone-names.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const zones = await context.get(callContext)(zone.list, {})
  return {
    zones: zones.filter(({ weight, external, route }) => weight > 0 && (external ? route !== '' : isPage(route))),
  }
}

export function meta(args: MetaArgs<typeof loader>) {
  const t = translator(metaLang(args), zoneTexts)
  const count = args.loaderData?.zones.length ?? 0
  return pageMeta(args, { title: t('overview'), description: t('overviewNote', { count }) })
}

export default function OverviewPage() {
  const { zones } = useLoaderData<typeof loader>()
  const t = useTexts(zoneTexts)
  return (
    <>
      <PageHead title={t('overview')} note={t('overviewNote', { count: zones.length })} />
      <div className="wrap page-body">
        <div className="zone-mosaic zone-overview">
          {zones.map((one) => (
            <Tile key={one.zoneKey} zone={one} />
          ))}
        </div>
      </div>
    </>
  )
}

const SHAPES: Readonly<Record<number, string>> = { 3: 'large', 2: 'wide' }

function Tile({ zone: one }: { zone: ZoneRow }) {
  const t = useTexts(zoneTexts)
  const lang = useLang()
  const topic = topicOf(one.cover)
  const look = {
    className: `zone-tile ${SHAPES[one.weight] ?? 'plain'}`,
    style: { '--ground': coverGround(topic) } as CSSProperties,
  }
  const body = (
    <>
      <Cover topic={topic} seed={one.zoneKey} />
      <div>
        <h2>{zoneNameIn(lang, one)}</h2>
        <p>{inWords(lang, one.slogan, one.sloganEn)}</p>
        <small>{one.external ? t('outside') : t('counts', { policies: one.policyNum, news: one.newsNum })}</small>
      </div>
    </>
  )
  return one.external ? (
    <a {...look} href={one.route} rel="noreferrer">
      {body}
    </a>
  ) : (
    <Link {...look} to={inLang(one.route, lang)}>
      {body}
    </Link>
  )
}
