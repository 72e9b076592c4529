import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { callContext } from '../../app/context.ts'
import { translator } from '../../app/i18n/texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { appTexts } from '../../app/texts.ts'
import { PartnerPager } from '../institution/PartnerPager.tsx'
import { Figures } from './Figures.tsx'
import { Hero } from './Hero.tsx'
import { HotProducts } from './HotProducts.tsx'
import { loadHome } from './load-home.ts'
import { Market } from './Market.tsx'
import { NewsBlock } from './NewsBlock.tsx'
import { PolicyBlock } from './PolicyBlock.tsx'
import { ServiceTiles } from './ServiceTiles.tsx'
import { homeTexts } from './texts.ts'
import { titles } from './titles.ts'
import { ZoneMosaic } from './ZoneMosaic.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  return loadHome(context.get(callContext))
}

export function meta(args: MetaArgs<typeof loader>) {
  const lang = metaLang(args)
  const description = translator(lang, homeTexts)('description')
  return [
    ...pageMeta(args, { title: translator(lang, titles)('home'), description }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: translator(lang, appTexts)('platform'),
        description,
        inLanguage: lang,
      },
    },
  ]
}

export default function HomePage() {
  const home = useLoaderData<typeof loader>()
  return (
    <>
      <Hero topics={home.topics} />
      <ServiceTiles figures={home.figures} />
      <Figures figures={home.figures} />
      <Market shop={home.shop} guarantees={home.guarantees} />
      {home.hot.length > 0 && <HotProducts products={home.hot} />}
      <PolicyBlock
        policies={home.policies}
        pictured={home.pictured}
        due={home.due}
        grades={home.grades}
        today={home.today}
      />
      {home.zones.length > 0 && <ZoneMosaic zones={home.zones} figures={home.zoneFigures} />}
      <NewsBlock latest={home.latest} guides={home.guides} />
      <PartnerPager partners={home.partners} />
    </>
  )
}
