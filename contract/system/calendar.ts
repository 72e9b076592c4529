import { z } from 'zod'
import { Day, family, get, Int, idsOf, post } from '#contract/kit/index.ts'

export const DAY_TYPES = { 1: '工作日', 2: '休息日', 3: '法定节假日' } as const

export const CalendarDay = z.object({
  id: z.string(),
  calYear: z.number(),
  calMonth: z.number(),
  calDay: z.number(),
  calDate: z.string(),
  /** 1 is Monday. */
  weekDay: z.number(),
  workDayType: z.number(),
  workDayTypeName: z.string(),
  remark: z.string(),
})
export type CalendarDay = z.output<typeof CalendarDay>

const date = (label: string) => Day(label, { required: '请选择日期', message: '日期格式不正确' })

export const calendar = family('general/calendar', {
  getWorkDay: get({
    title: '若干工作日之后的日期',
    who: 'login',
    input: z.object({ date: date('日期'), days: Int('工作日数', { required: '请输入工作日数', min: 0, max: 1000 }) }),
    reply: z.string(),
  }),
  getBetweenDay: get({
    title: '两个日期之间的工作日数',
    who: 'login',
    input: z.object({ startDate: date('开始日期'), endDate: date('结束日期') }),
    reply: z.number(),
  }),
  /** A year that is opened for the first time is laid out by the week. */
  list: get({
    title: '月历',
    who: 'operator',
    writes: true,
    input: z.object({
      calYear: Int('年份', { required: '请选择年份', min: 2000, max: 2100 }),
      calMonth: Int('月份', { required: '请选择月份', min: 1, max: 12 }),
    }),
    reply: z.array(CalendarDay),
  }),
  setDayType: post({
    title: '设置日期类型',
    who: 'operator',
    input: z.object({
      ids: idsOf('请选择日期'),
      workDayType: Int('日期类型', {
        required: '请选择日期类型',
        min: 1,
        max: 3,
        choices: DAY_TYPES,
        widget: 'select',
      }),
    }),
  }),
})
