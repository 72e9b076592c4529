import { z } from 'zod'
import { ById, Flag, family, get, PageQuery, pageOf, post, Text } from '#contract/kit/index.ts'

export const NewsQuery = PageQuery.extend({
  keyWord: Text('关键字', { max: 50 }),
  infoType: Text('资讯类型', { max: 64, dict: 'infoType' }),
  modelCode: Text('专区', { max: 20, dict: 'modelCode' }),
  /** 1 asks for items with a picture only. */
  imageFlag: Flag('只看有图'),
})

export const NewsRow = z.object({
  id: z.string(),
  adTitle: z.string(),
  subTitle: z.string(),
  infoType: z.string(),
  infoTypeName: z.string(),
  modelCode: z.string(),
  pubTime: z.string(),
  source: z.string(),
  photoPaht: z.string(),
  picId: z.string(),
  /** Topic of the drawn cover, used where no picture was uploaded. */
  cover: z.string(),
  viewCount: z.number(),
  isTop: z.number(),
})

export type NewsRow = z.output<typeof NewsRow>

const Neighbour = z.object({ id: z.string(), adTitle: z.string() })

export const NewsDetail = NewsRow.extend({
  content: z.string(),
  attachGroup: z.string(),
  previous: Neighbour,
  next: Neighbour,
})

const search = post({
  title: '资讯查询',
  who: 'public',
  input: NewsQuery,
  reply: pageOf(NewsRow).extend({ success: z.boolean() }),
  writes: false,
  alias: ['general/newInformationSearch'],
})

/** News of the portal: what is published. The home page asks under its own address. */
export const newInformation = family('general/newInformation', {
  search,
  detail: get({ title: '资讯详情', who: 'public', input: ById, reply: NewsDetail }),
})
