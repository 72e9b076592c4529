import { dayAfter, spokenDay } from './content-dates.ts'
import { districts } from './reference/districts.ts'
import { type Random, seeded } from './reference/random.ts'

type Row = readonly [type: string, model: string, title: string, body: string]

/** {q} 区县，{y} 年份，{g} 月份，{n} 数量，{e} 截止日期。 */
const PATTERNS: readonly Row[] = [
  [
    '1',
    '',
    '关于{g}平台服务时限执行情况的公告',
    '{g}平台共受理业务{n}笔，承诺时限内办结率持续提高，现将各机构执行情况予以公告。',
  ],
  ['1', '', '关于新增{n}款金融产品上架的公告', '经审核，{n}款产品符合公开条件，自公告之日起在金融超市上架。'],
  ['1', '', '关于调整{q}服务窗口的公告', '{q}线下服务窗口地址和时间有所调整，线上办理不受影响。'],
  ['2', '', '{y}年度{q}首贷奖励拟拨付名单公示', '经审核，{n}家企业符合首贷奖励条件，现予公示，公示期五个工作日。'],
  [
    '2',
    '',
    '{q}设备更新贴息（{g}）拟支持项目公示',
    '经初审、复核，{n}个项目拟给予贴息支持，现予公示。对公示内容有异议的，请于{e}前提出。',
  ],
  [
    '2',
    'swyy',
    '生物医药担保费补贴（{g}）核定结果公示',
    '{n}家企业的担保（保险）费补贴已完成核定，现予公示，请企业核对金额和账户。',
  ],
  [
    '3',
    '',
    '关于组织申报{y}年度{q}科技型中小企业风险补偿的通知',
    '符合条件的企业请于{e}前在平台提交申报材料，逾期不予受理。',
  ],
  ['3', '', '关于开展{q}专精特新企业融资需求征集的通知', '请有融资需求的企业于{e}前填报，平台将组织专场对接。'],
  [
    '3',
    'lsjr',
    '关于组织填报{y}年度企业环境信息的通知',
    '列入名单的企业请于{e}前完成填报，填报结果与绿色贷款优惠挂钩。',
  ],
  ['2', 'lsjr', '{q}绿色工厂名单（{g}更新）公示', '本次新增绿色工厂{n}家，名单内企业可享受利率优惠。'],
  [
    '1',
    'lsjr',
    '关于绿色项目评价标准更新的公告',
    '新版评价标准自公告之日起执行，已受理项目按原标准办理。共更新指标{n}项。',
  ],
  ['4', '', '{g}系统例行维护公告', '平台将于{e}凌晨进行例行维护，期间暂停短信发送，浏览和查询不受影响。'],
]

const COUNT = 96

export function composeNotices(now: string) {
  const random = seeded('notices')
  const today = now.slice(0, 10)
  const seen = new Set<string>()
  return Array.from({ length: COUNT }, (_, at) => {
    const day = dayAfter(today, -Math.floor(at * 3.6))
    const [type, modelCode, pattern, body] = PATTERNS[at % PATTERNS.length]!
    const words = wordsFor(random, day)
    const title = unique(fill(pattern, words), day, seen)
    const pubTime = `${day} 09:00:00`
    return {
      title,
      type,
      modelCode,
      content: `<p>各有关单位：</p><p>${fill(body, words)}</p><p>联系电话见“联系我们”。特此${type === '3' ? '通知' : '公告'}。</p><p>平台运营中心（演示）<br>${day}</p>`,
      startTime: pubTime,
      endTime: `${dayAfter(day, 60)} 18:00:00`,
      pubTime: pubTime > now ? now : pubTime,
      sort: at + 1,
      isTop: at === 0 ? 1 : 0,
      status: 1,
    }
  })
}

/** A notice that is published again carries its day. */
function unique(title: string, day: string, seen: Set<string>): string {
  const told = seen.has(title) ? `${title}（${spokenDay(day)}）` : title
  seen.add(told)
  return told
}

const wordsFor = (random: Random, day: string): Record<string, string> => ({
  q: random.pick(districts).name,
  y: day.slice(0, 4),
  g: `${Number(day.slice(5, 7))}月`,
  n: String(random.int(6, 180)),
  e: spokenDay(dayAfter(day, random.int(10, 40))),
})

const fill = (pattern: string, words: Record<string, string>) =>
  pattern.replace(/\{(\w)\}/g, (whole, name: string) => words[name] ?? whole)
