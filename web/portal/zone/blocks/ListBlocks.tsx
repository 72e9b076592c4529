import { useLang, useTexts } from '../../../app/i18n/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { NewsItem } from '../../content/NewsItem.tsx'
import { NoticeList } from '../../content/NoticeList.tsx'
import { isPage } from '../../frame/existing-pages.ts'
import { inLang } from '../../frame/in-lang.ts'
import { SectionHead } from '../../home/Section.tsx'
import { PolicyCard } from '../../policy/PolicyCard.tsx'
import type { BlockProps } from '../block-props.ts'
import { ProductTiles } from '../ProductTiles.tsx'
import { zoneTexts } from '../texts.ts'
import { modelOf, type SubPage, zoneLines, zoneListPath, zoneLists } from '../zone-paths.ts'

/** Up to three credit-fund loans and up to three others, each with its way to more. */
export function ProductsBlock({ title, data: { zone, xbd, others } }: BlockProps) {
  const t = useTexts(zoneTexts)
  const lang = useLang()
  const groups = [
    { name: xbd.length > 0 && others.length > 0 ? t('otherProducts') : title, cards: others, isXbd: '0' },
    { name: t('xbdProducts'), cards: xbd, isXbd: '1' },
  ].filter(({ cards }) => cards.length > 0)
  if (groups.length === 0) {
    return (
      <>
        <SectionHead title={title} />
        <EmptyState
          title={t('noProducts')}
          text={t('noProductsText')}
          action={<Button to={inLang('/financeShop', lang)}>{t('toShop')}</Button>}
        />
      </>
    )
  }
  return groups.map(({ name, cards, isXbd }) => (
    <div className="zone-group" key={isXbd}>
      <SectionHead title={name} more={{ text: t('moreProducts'), to: productsOf(zone.zoneKey, isXbd) }} />
      <ProductTiles products={cards} />
    </div>
  ))
}

/** The zone's own list, the page of all its products, or the shop with the zone as a filter. */
function productsOf(zoneKey: string, isXbd: string): string {
  const own = zoneListPath(zoneKey, 'products')
  if (own && isXbd === '0') return own
  const all = `/featureZoneMoreProd?model=${zoneKey}&isXbd=${isXbd}`
  return isPage(all) && !zoneLines[zoneKey]
    ? all
    : `/financeShop?index=${zoneLines[zoneKey] ?? 1}&productModels=${modelOf(zoneKey)}`
}

export function PoliciesBlock({ block, title, data: { zone, policies }, today }: BlockProps) {
  const t = useTexts(zoneTexts)
  const detail = detailOf(zone.zoneKey, 'policies') ?? '/policyDetail'
  const more = zoneListPath(zone.zoneKey, 'policies') ?? `/policyForEnterprise/result?model=${block.source ?? ''}`
  return (
    <>
      <SectionHead title={title} more={{ text: t('morePolicies'), to: more }} />
      <div className="policy-cards">
        {policies.map((policy) => (
          <PolicyCard key={policy.id} policy={policy} today={today} to={`${detail}?id=${policy.id}`} />
        ))}
      </div>
    </>
  )
}

export function NewsBlock({ title, data: { zone, news } }: BlockProps) {
  const t = useTexts(zoneTexts)
  const detail = detailOf(zone.zoneKey, 'news')
  const more = zoneListPath(zone.zoneKey, 'news') ?? `/newCenterModules?model=${zone.zoneKey}`
  return (
    <>
      <SectionHead title={title} more={{ text: t('moreNews'), to: more }} />
      <div className="news-rows">
        {news.map((item) => (
          <NewsItem key={item.id} news={item} {...(detail && { detail })} />
        ))}
      </div>
    </>
  )
}

export function NoticesBlock({ title, data: { zone, notices } }: BlockProps) {
  const t = useTexts(zoneTexts)
  const detail = detailOf(zone.zoneKey, 'notices')
  const more = zoneListPath(zone.zoneKey, 'notices')
  return (
    <>
      <SectionHead title={title} {...(more && { more: { text: t('moreNotices'), to: more } })} />
      <NoticeList notices={notices} {...(detail && { detail })} />
    </>
  )
}

const detailOf = (zoneKey: string, list: SubPage): string | undefined =>
  zoneLists[zoneListPath(zoneKey, list) ?? '']?.detail
