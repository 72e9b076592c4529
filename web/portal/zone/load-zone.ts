import { announcementInfo, modelCase, newInformation, type ZoneBlockKind, zone } from '#contract/content/index.ts'
import { policySearch } from '#contract/policy/index.ts'
import { specialArea } from '#contract/reporting/index.ts'
import type { CallInProcess } from '../../app/context.ts'
import { listProducts } from '../catalogue/line-calls.ts'
import { orMissing } from '../content/found.ts'
import { modelOf, zoneLines } from './zone-paths.ts'

const SHOWN = 3
const LISTED = 5

/** A zone with the rows its blocks ask for; what no block shows is not read. */
export async function loadZone(call: CallInProcess, zoneKey: string) {
  const page = await orMissing(call(zone.detail, { zoneKey }))
  const sourceOf = (kind: ZoneBlockKind) => page.blocks.find((block) => block.kind === kind)?.source
  const when = <T>(kind: ZoneBlockKind, load: (source: string) => Promise<T>) => {
    const source = sourceOf(kind)
    return source === undefined ? undefined : load(source)
  }
  const products = (productModels: string, isXbd: '0' | '1') =>
    listProducts(call, zoneLines[zoneKey] ?? 1, {
      current: 1,
      size: SHOWN,
      productModels: modelOf(productModels),
      isXbd,
    })
  const [statistics, xbd, others, policies, news, notices, cases] = await Promise.all([
    call(specialArea.statistics, { model: zoneKey }),
    when('products', (source) => products(source, '1')),
    when('products', (source) => products(source, '0')),
    when('policies', (modelCode) => call(policySearch.policySearch, { size: SHOWN, modelCode, policyType: '1,2' })),
    when('news', (modelCode) => call(newInformation.search, { size: LISTED, modelCode })),
    when('notices', (modelCode) => call(announcementInfo['common/page'], { size: LISTED, modelCode })),
    when('cases', (modelCode) => call(modelCase.homePage, { modelCode, size: SHOWN })),
  ])
  return {
    zone: page,
    productNum: statistics.productNum,
    xbd: xbd?.records ?? [],
    others: others?.records ?? [],
    policies: policies?.records ?? [],
    news: news?.records ?? [],
    notices: notices?.records ?? [],
    cases: cases ?? [],
  }
}

export type ZoneData = Awaited<ReturnType<typeof loadZone>>
