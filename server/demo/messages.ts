import { lt } from 'drizzle-orm'
import { NOTICE_TYPE } from '#contract/messaging/index.ts'
import { messagingTables, releaseOnlineNotice } from '#server/domains/messaging/index.ts'
import { plusSeconds } from '#server/kit/clock.ts'
import type { Ctx } from '#server/kit/ctx.ts'

const AUTHOR = '演示运营'
const DAY = 86_400

interface Told {
  daysAgo: number
  title: string
  text: string
  noticeType: number
  /** Categories of receivers; everybody when left out. */
  to?: string
}

const TOLD: readonly Told[] = [
  {
    daysAgo: 21,
    title: '平台操作指南已更新',
    text: '企业认证、产品申请和进度查询的操作指南已更新，可在常见问题中查看。',
    noticeType: NOTICE_TYPE.system,
  },
  {
    daysAgo: 9,
    title: '银企对接会开始报名',
    text: '本月银企对接会设设备更新、科技研发和外贸订单三个专场，请在活动页面报名。',
    noticeType: NOTICE_TYPE.activity,
    to: '2,3',
  },
  {
    daysAgo: 5,
    title: '设备更新贷款贴息开始申报',
    text: '符合条件的设备更新贷款可申请财政贴息，先付息后补贴，请对照政策原文准备材料。',
    noticeType: NOTICE_TYPE.policy,
    to: '3',
  },
  {
    daysAgo: 1,
    title: '请及时处理待受理的融资需求',
    text: '部分融资需求即将到达承诺时限，请客户经理当日处理。',
    noticeType: NOTICE_TYPE.deadline,
    to: '2',
  },
]

const STAGED = {
  title: '年末服务安排（草稿）',
  text: '年末服务时间和值班安排，待核对后发送。',
  noticeType: NOTICE_TYPE.system,
}

const NOTICES = [
  { daysAgo: 40, category: 1, title: '关于规范企业认证材料的说明', text: '营业执照和授权书请上传清晰的彩色扫描件。' },
  { daysAgo: 12, category: 3, title: '转发小微企业融资服务工作提示', text: '请各机构按提示做好小微企业融资服务。' },
  {
    daysAgo: 3,
    category: 1,
    title: '平台服务热线工作时间调整',
    text: '服务热线工作日 9:00 至 17:30 接听，其余时间请使用 AI 助手。',
  },
]

/** What operators told in the last weeks; what is older than a week has been read. */
export async function seedMessages(ctx: Ctx): Promise<void> {
  const { notice, onlineNotice, receivedMessage } = messagingTables
  const before = (days: number) => plusSeconds(ctx.now, -days * DAY)
  for (const { daysAgo, title, text, noticeType, to } of TOLD) {
    const now = before(daysAgo)
    const [row] = await ctx.db
      .insert(onlineNotice)
      .values({
        ...written(title, text, now),
        noticeType,
        receiveType: to ? 'category' : 'all',
        receiverIds: to ?? '',
        status: 0,
      })
      .returning({ id: onlineNotice.id })
    await releaseOnlineNotice({ ...ctx, now }, row!.id)
  }
  const { title, text, noticeType } = STAGED
  await ctx.db
    .insert(onlineNotice)
    .values({ ...written(title, text, ctx.now), noticeType, receiveType: 'all', status: 0 })
  await ctx.db.insert(notice).values(
    NOTICES.map(({ daysAgo, category, title, text }) => {
      const now = before(daysAgo)
      return { ...written(title, text, now), category, releaseTime: now }
    }),
  )
  await ctx.db
    .update(receivedMessage)
    .set({ readTime: before(6) })
    .where(lt(receivedMessage.sendTime, before(7)))
}

const written = (title: string, text: string, now: string) => ({
  title,
  content: `<p>${text}</p><p>演示数据。</p>`,
  createUserName: AUTHOR,
  createTime: now,
  updateTime: now,
})
