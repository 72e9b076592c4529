import { contentTables as tables } from '#server/domains/content/index.ts'
import { bigramsOf } from '#server/kit/bigrams.ts'
import { insertBulk } from '#server/kit/bulk.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { composeActivities } from './content-activities.ts'
import { composeCases } from './content-cases.ts'
import { dayAfter } from './content-dates.ts'
import { composeNews } from './content-news.ts'
import { composeNotices } from './content-notices.ts'
import { fixedPages } from './content-pages.ts'
import { questions } from './content-questions.ts'

/** News, notices, activities, questions, cases, carousels and fixed pages. */
export async function seedContents(ctx: Ctx): Promise<void> {
  const today = ctx.now.slice(0, 10)
  const titled = <R extends { title: string }>(rows: readonly R[]) =>
    rows.map((row) => ({ ...row, titleGrams: bigramsOf(row.title) }))
  const news = composeNews(ctx.now).map((row) => ({ ...row, titleGrams: bigramsOf(row.adTitle, row.subTitle) }))
  await insertBulk(ctx.db, tables.news, news)
  await insertBulk(ctx.db, tables.announcement, titled(composeNotices(ctx.now)))
  await insertBulk(ctx.db, tables.activity, titled(composeActivities(today)))
  await insertBulk(ctx.db, tables.modelCase, composeCases())
  await insertBulk(ctx.db, tables.commonQuestion, questionRows())
  await insertBulk(ctx.db, tables.information, pageRows())
  await insertBulk(ctx.db, tables.hotEvent, hotEvents(today))
  await insertBulk(ctx.db, tables.banner, banners(today))
}

const questionRows = () =>
  questions.map(([type, question, answer], at) => ({
    type,
    question,
    questionGrams: bigramsOf(question),
    answer,
    sort: at + 1,
    status: 1,
  }))

const pageRows = () =>
  fixedPages.map(([type, title, content], at) => ({ type, title, content, sort: at + 1, status: 1 }))

const HOT: readonly (readonly [title: string, summary: string, cover: string, link: string])[] = [
  [
    '设备更新再贷款，财政贴息 1.5 个百分点',
    '面向制造业企业，技改、上新产线都能用',
    'manufacturing',
    '/policyForEnterprise/result?keyWord=设备更新',
  ],
  ['专精特新贷款周', '入驻银行集中推出信用贷款与专属额度', 'technology', '/kechuangFinance'],
  ['绿色工厂利率降档', '披露环境信息，利率再降 0.3 个百分点', 'green', '/greenFinance'],
  ['首贷户绿色通道', '第一次贷款也不难，辅导、担保一起上', 'inclusive', '/phFinance'],
  ['生物医药担保费补贴', '名单内企业登记后即可核定', 'biomedicine', '/bioMedicine'],
  ['出口企业避险专场', '订单融资、汇率避险、信用保险一站办', 'cross-border', '/crossBorderZone'],
]

const hotEvents = (today: string) =>
  HOT.map(([title, summary, cover, linkUrl], at) => ({
    title,
    summary,
    cover,
    linkUrl,
    eventDate: dayAfter(today, -at * 5),
    sort: at + 1,
  }))

const BANNERS: readonly (readonly [position: string, title: string, subTitle: string, cover: string, link: string])[] =
  [
    ['home', '一句话，帮您找资金', '写下用途、金额和担保情况', 'inclusive', '/financeShop'],
    ['home', '看看您能享哪些政策', '填四项，马上看结果', 'policy', '/policyService'],
    ['shop', '利率费用全公开', '含费用的年化成本一算便知', 'inclusive', '/financeShop?index=1'],
    ['policy', '政策看得懂、找得到、办得成', '按级别、标签和截止时间查询', 'policy', '/policyForEnterprise'],
    ['zone', '二十个特色专区', '按行业和场景，把产品、政策和办事放在一起', 'technology', '/featuredZone'],
    ['mobile', '手机上也能办贷款', '三步发布需求', 'inclusive', '/financeShop'],
    ['workbench', '承诺时限提醒', '每个环节剩余时间一目了然', 'news', '/platformDynamics'],
  ]

const banners = (today: string) =>
  BANNERS.map(([position, title, subTitle, cover, linkUrl], at) => ({
    position,
    title,
    subTitle,
    cover,
    linkUrl,
    openType: '1',
    startTime: `${dayAfter(today, -30)} 00:00:00`,
    endTime: `${dayAfter(today, 335)} 00:00:00`,
    sort: at + 1,
    status: 1,
  }))
