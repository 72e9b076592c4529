import { institutions } from './reference/institutions.ts'
import { brandHeads, brandTails } from './reference/names.ts'
import { seeded } from './reference/random.ts'
import { zoneSeeds } from './zone-seeds.ts'

const banks = institutions.filter(({ financeType }) => financeType === '000001')

/** {e} 企业，{b} 银行，{h} 行业，{w} 金额（万元），{d} 天数，{r} 利率。 */
const STORIES: readonly (readonly [title: string, summary: string, body: string])[] = [
  [
    '{w}万元信用贷款，{d}天到账',
    '轻资产的{h}企业，靠订单和纳税拿到贷款',
    '{e}主要从事{h}业务，厂房为租赁，缺少抵押物。企业在平台发布需求后，{b}根据订单、纳税和信用报告给出{w}万元信用额度，年化利率{r}%。从申请到放款用时{d}天，企业按期备齐原料，保住了交货期。',
  ],
  [
    '担保加贴息，综合成本降到{r}%',
    '一笔贷款叠加两项政策',
    '{e}计划更新设备，资金缺口{w}万元。平台为其匹配担保贷款和设备贴息，{b}放款后，担保费由政策补贴，利息按季贴补，综合年化成本约{r}%。设备投产后，产能提高三成。',
  ],
  [
    '续贷不断档，{d}天完成衔接',
    '到期前一个月主动对接',
    '{e}的{w}万元流动资金贷款即将到期。{b}提前一个月提醒并完成预审，到期当天无缝续贷，全程{d}天，企业没有动用高息过桥资金。',
  ],
  [
    '把专利变成{w}万元授信',
    '知识产权质押的第一次尝试',
    '{e}拥有多项{h}专利。平台协助完成评估和质押登记，{b}给予{w}万元授信，评估费、登记费按规定补贴一半。企业用这笔资金完成了样机试制。',
  ],
]

const PER_ZONE = 3

/** Enterprises are named by two characters only: nobody real is meant. */
export function composeCases() {
  const random = seeded('cases')
  return zoneSeeds
    .filter(({ size }) => size > 0)
    .flatMap((zone) =>
      random
        .shuffle(STORIES)
        .slice(0, PER_ZONE)
        .map(([title, summary, body], at) => {
          const bank = random.pick(banks).shortName
          const enterprise = `${random.pick(brandHeads)}${random.pick(brandTails)}企业（演示）`
          const words: Record<string, string> = {
            e: enterprise,
            b: bank,
            h: zone.industry,
            w: String(random.int(2, 40) * 50),
            d: String(random.int(2, 9)),
            r: (random.int(240, 380) / 100).toFixed(2),
          }
          const fill = (text: string) => text.replace(/\{(\w)\}/g, (whole, name: string) => words[name] ?? whole)
          return {
            caseTitle: fill(title),
            modelCode: zone.key,
            enterpriseName: enterprise,
            financeName: bank,
            summary: fill(summary),
            content: `<p>${fill(body)}</p><p>（本案例为演示内容。）</p>`,
            cover: zone.cover,
            sort: at + 1,
            caseStt: 1,
          }
        }),
    )
}
