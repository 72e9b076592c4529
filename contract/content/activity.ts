import { z } from 'zod'
import { ById, family, get, PageQuery, pageOf, Text } from '#contract/kit/index.ts'

export const ACTIVITY_STAGES = ['未开始', '报名中', '报名截止', '进行中', '已结束'] as const
export type ActivityStage = (typeof ACTIVITY_STAGES)[number]

export interface ActivityTimes {
  readonly signStartTime: string
  readonly signEndTime: string
  readonly startTime: string
  readonly endTime: string
}

/** The stage follows from the clock alone; nothing stores it. */
export function activityStage(times: ActivityTimes, now: string): ActivityStage {
  if (now > times.endTime) return '已结束'
  if (now >= times.startTime) return '进行中'
  if (now > times.signEndTime) return '报名截止'
  return now >= times.signStartTime ? '报名中' : '未开始'
}

export const ActivityRow = z.object({
  id: z.string(),
  title: z.string(),
  activityType: z.string(),
  activityTypeName: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  signStartTime: z.string(),
  signEndTime: z.string(),
  address: z.string(),
  maxNum: z.number(),
  applyNum: z.number(),
  needAudit: z.number(),
  organizer: z.string(),
  summary: z.string(),
  picId: z.string(),
  posterId: z.string(),
  cover: z.string(),
  stage: z.string(),
  status: z.number(),
})

export type ActivityRow = z.output<typeof ActivityRow>

export const ActivityDetail = ActivityRow.extend({
  content: z.string(),
  /** What came of it, written afterwards. */
  report: z.string(),
  attachGroup: z.string(),
  productIds: z.string(),
  policyIds: z.string(),
})

/** Visitors see what is up, operators everything. */
export const hotActivity = family('general/hot/activity', {
  page: get({
    title: '热门活动分页',
    who: 'public',
    input: PageQuery.extend({
      title: Text('活动名称', { max: 50 }),
      activityType: Text('活动类型', { max: 20, dict: 'activityType' }),
      status: Text('状态', { max: 2 }),
    }),
    reply: pageOf(ActivityRow),
  }),
  detail: get({ title: '热门活动详情', who: 'public', input: ById, reply: ActivityDetail }),
})
