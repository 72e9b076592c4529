import { type ProductCard, productSearch, supermarket } from '#contract/catalogue/index.ts'
import { hotEvents, type NewsRow, newInformation, type ZoneRow, zone } from '#contract/content/index.ts'
import { investigate } from '#contract/institution/index.ts'
import { type PolicyRow, policyHall, policySearch } from '#contract/policy/index.ts'
import { homePage, specialArea } from '#contract/reporting/index.ts'
import type { CallInProcess } from '../../app/context.ts'
import { isPage } from '../frame/existing-pages.ts'
import { todayHere } from './due.ts'

const HOT_PRODUCTS = 18
const GUIDE = '6'
const SUPPORT = '1'

/** Everything on the home page, cut down to what it shows. */
export async function loadHome(call: CallInProcess) {
  const news = (input: object) => call(newInformation.search, { current: 1, ...input })
  const policies = (input: object) => call(policySearch.policySearch, { current: 1, ...input })
  const [topics, figures, shop, market, hot, hall, due, counts, pictured, latest, guides, zones, partners] =
    await Promise.all([
      call(hotEvents.pageList, { current: 1, size: 4 }),
      call(homePage.statistics, {}),
      call(supermarket.summary, {}),
      call(productSearch.productSearch, { current: 1, size: 1 }),
      call(productSearch.productSearch, { current: 1, size: HOT_PRODUCTS, showChannel: '1', showFlag: '1' }),
      policies({ size: 2, sorts: '0', policyType: SUPPORT }),
      policies({ size: 3, sorts: '2' }),
      call(policyHall.counts, {}),
      news({ size: 2, imageFlag: 1 }),
      news({ size: 6 }),
      news({ size: 5, infoType: GUIDE }),
      call(zone.list, {}),
      call(investigate.investigateSearch, { current: 1, size: 2000 }),
    ])
  const reachable = zones.filter(({ route, external }) => !external && isPage(route))
  const first = reachable.find(({ weight }) => weight === 3)
  return {
    today: todayHere(),
    topics: topics.records.map(({ id, title, summary, linkUrl }) => ({ id, title, summary, linkUrl })),
    figures,
    shop,
    guarantees: Object.fromEntries(
      market.facets.filter(({ field }) => field === 'guaType').map(({ value, count }) => [value, count]),
    ),
    hot: hot.records.map(hotCard),
    policies: hall.records.map(policyCard),
    due: due.records.map(policyCard),
    grades: counts.grades.map(({ key, count }) => ({ key, count })),
    pictured: pictured.records.map(newsCard),
    latest: latest.records.map(newsCard),
    guides: guides.records.map(newsCard),
    zones: reachable.map(zoneTile),
    zoneFigures: first && (await call(specialArea.statistics, { model: first.zoneKey })),
    partners: partners.records.map(({ financeId, shortName }) => ({ financeId, shortName })),
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>
export type HotCard = HomeData['hot'][number]
export type PolicyCard = HomeData['policies'][number]
export type NewsCard = HomeData['latest'][number]
export type ZoneTile = HomeData['zones'][number]

const hotCard = ({ id, shortName, proName, beginRate, loantoAmt, loantoDate, productTagName }: ProductCard) => ({
  id,
  shortName,
  proName,
  beginRate,
  loantoAmt,
  loantoDate,
  tags: listed(productTagName, 2),
})

const policyCard = (row: PolicyRow) => ({
  id: row.id,
  title: row.title,
  grade: row.grade,
  date: row.date || row.issueDate,
  validDate: row.validDate,
  summary: row.summary,
  labels: listed(row.labelNames, 3),
  benefitName: row.benefitName,
  benefitText: row.benefitText,
})

const newsCard = ({ id, adTitle, subTitle, pubTime, cover, infoTypeName }: NewsRow) => ({
  id,
  adTitle,
  subTitle,
  date: pubTime.slice(0, 10),
  cover,
  infoTypeName,
})

const zoneTile = ({ zoneKey, zoneName, zoneNameEn, slogan, sloganEn, route, cover, weight }: ZoneRow) => ({
  zoneKey,
  zoneName,
  zoneNameEn,
  slogan,
  sloganEn,
  route,
  cover,
  weight,
})

const listed = (text: string, most: number): string[] => text.split(',').filter(Boolean).slice(0, most)
