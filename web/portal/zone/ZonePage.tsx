import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { callContext } from '../../app/context.ts'
import { pathInLang } from '../../app/i18n/lang.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { missing } from '../content/found.ts'
import { todayHere } from '../home/due.ts'
import { loadZone } from './load-zone.ts'
import { ZoneBlocks } from './ZoneBlocks.tsx'
import { ZoneHero } from './ZoneHero.tsx'
import { inWords, zoneNameIn } from './zone-names.ts'
import { zonePages } from './zone-paths.ts'

/** One page for all zones: the address names the zone, its rows say what it shows. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const pathname = new URL(request.url).pathname.replace(/\.data$/, '')
  const zoneKey = zonePages[pathInLang(pathname, 'zh-CN')] ?? missing()
  return { ...(await loadZone(context.get(callContext), zoneKey)), today: todayHere() }
}

export function meta(args: MetaArgs<typeof loader>) {
  const { zone } = args.loaderData ?? {}
  if (!zone) return []
  const lang = metaLang(args)
  return pageMeta(args, { title: zoneNameIn(lang, zone), description: inWords(lang, zone.intro, zone.introEn) })
}

export default function ZonePage() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <ZoneHero zone={data.zone} />
      <ZoneBlocks data={data} today={data.today} />
    </>
  )
}
