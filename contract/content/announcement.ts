import { z } from 'zod'
import { ById, Day, family, get, PageQuery, pageOf, Text } from '#contract/kit/index.ts'

const type = Text('公告类型', { max: 20, dict: 'announcementType' })

export const AnnouncementRow = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  typeName: z.string(),
  modelCode: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  pubTime: z.string(),
  sort: z.number(),
  status: z.number(),
})

export type AnnouncementRow = z.output<typeof AnnouncementRow>

export const AnnouncementDetail = AnnouncementRow.extend({ content: z.string(), attachGroup: z.string() })

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** Visitors see what is up, operators everything. */
export const announcementInfo = family('general/announcementInfo', {
  'common/page': get({
    title: '公告分页',
    who: 'public',
    input: PageQuery.extend({
      title: Text('标题', { max: 50 }),
      type,
      modelCode: Text('专区', { max: 20, dict: 'modelCode' }),
      status: Text('状态', { max: 2 }),
    }),
    reply: pageOf(AnnouncementRow),
  }),
  detail: get({ title: '公告详情', who: 'public', input: ById, reply: AnnouncementDetail }),
  getDateByInfo: get({
    title: '有公告的日期',
    who: 'public',
    input: z.object({
      month: Text('月份', { required: '请选择月份', pattern: MONTH, message: '月份格式不正确' }),
      type,
    }),
    reply: z.array(z.string()),
  }),
  getListByTime: get({
    title: '时段内的公告',
    who: 'public',
    input: z.object({
      startTime: Day('开始日期', { required: '请选择开始日期' }),
      endTime: Day('结束日期', { required: '请选择结束日期' }),
      type,
    }),
    reply: z.array(AnnouncementRow),
  }),
})
