import type { ComponentType } from 'react'
import type { ZoneBlockKind } from '#contract/content/index.ts'
import { useLang } from '../../app/i18n/use-texts.ts'
import '../home/Section.css'
import type { BlockProps } from './block-props.ts'
import { FiguresBlock, TrendBlock } from './blocks/FigureBlocks.tsx'
import { NewsBlock, NoticesBlock, PoliciesBlock, ProductsBlock } from './blocks/ListBlocks.tsx'
import { CasesBlock, ContactBlock, FlowBlock, LinksBlock, PointsBlock } from './blocks/TextBlocks.tsx'
import type { ZoneData } from './load-zone.ts'
import { blockTitles } from './texts.ts'
import './ZoneBlocks.css'

const VIEWS: Record<ZoneBlockKind, ComponentType<BlockProps>> = {
  figures: FiguresBlock,
  points: PointsBlock,
  links: LinksBlock,
  products: ProductsBlock,
  flow: FlowBlock,
  trend: TrendBlock,
  policies: PoliciesBlock,
  news: NewsBlock,
  notices: NoticesBlock,
  cases: CasesBlock,
  contact: ContactBlock,
}

/** The zone's blocks in the order operators gave them, white and mist in turn. */
export function ZoneBlocks({ data, today }: { data: ZoneData; today: string }) {
  const lang = useLang()
  return data.zone.blocks.map((block) => {
    const View = VIEWS[block.kind]
    const title = lang === 'zh-CN' ? block.title : (blockTitles[block.title] ?? data.zone.zoneNameEn)
    return (
      <section key={block.kind + block.title} id={block.kind} className="zone-block">
        <div className="wrap">
          <View block={block} title={title} data={data} today={today} />
        </div>
      </section>
    )
  })
}
