import { z } from 'zod'
import { ById, DateTime, family, get, Int, PageQuery, pageOf, Text } from '#contract/kit/index.ts'

const HotEventRow = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  picId: z.string(),
  cover: z.string(),
  linkUrl: z.string(),
  eventDate: z.string(),
  sort: z.number(),
})

/** Hot topics of the home page's carousel, by their order. */
export const hotEvents = family('general/hotEvents', {
  pageList: get({
    title: '热点专题分页',
    who: 'public',
    input: PageQuery.extend({ title: Text('标题', { max: 50 }) }),
    reply: pageOf(HotEventRow),
  }),
  getDetail: get({ title: '热点专题详情', who: 'public', input: ById, reply: HotEventRow }),
})

export const BannerRow = z.object({
  id: z.string(),
  title: z.string(),
  subTitle: z.string(),
  position: z.string(),
  positionName: z.string(),
  picId: z.string(),
  cover: z.string(),
  linkUrl: z.string(),
  openType: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  sort: z.number(),
  displayState: z.string(),
})

/** Visitors get the banners inside their window, operators every one of the asked range. */
export const bannerConfigure = family('general/bannerConfigure', {
  getListByTime: get({
    title: '轮播图',
    who: 'public',
    input: z.object({
      position: Text('轮播图位置', { max: 20, dict: 'bannerPosition' }),
      startTime: DateTime('开始时间'),
      endTime: DateTime('结束时间'),
      status: Text('状态', { max: 2 }),
    }),
    reply: z.array(BannerRow),
  }),
})

const ModelCaseRow = z.object({
  id: z.string(),
  caseTitle: z.string(),
  modelCode: z.string(),
  modelName: z.string(),
  enterpriseName: z.string(),
  financeName: z.string(),
  summary: z.string(),
  picId: z.string(),
  cover: z.string(),
  sort: z.number(),
})

export const modelCase = family('general/modelcaseconfiguration', {
  homePage: get({
    title: '典型案例',
    who: 'public',
    input: z.object({
      modelCode: Text('专区', { max: 20, dict: 'modelCode' }),
      size: Int('数量', { min: 1, max: 50 }),
    }),
    reply: z.array(ModelCaseRow),
  }),
  detail: get({
    title: '典型案例详情',
    who: 'public',
    input: ById,
    reply: ModelCaseRow.extend({ content: z.string() }),
  }),
})

export const InformationRow = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  content: z.string(),
  picId: z.string(),
  linkUrl: z.string(),
  sort: z.number(),
  updateTime: z.string(),
})

/** Texts of fixed pages (about us, privacy, agreement, service introduction), one type each. */
export const information = family('general/information', {
  page: get({
    title: '信息分页',
    who: 'public',
    input: PageQuery.extend({
      title: Text('标题', { max: 50 }),
      type: Text('信息类型', { max: 40 }),
      status: Text('状态', { max: 2 }),
    }),
    reply: pageOf(InformationRow),
  }),
  detail: get({ title: '信息详情', who: 'public', input: ById, reply: InformationRow }),
})
