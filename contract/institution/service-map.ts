import { z } from 'zod'
import { family, get, IdField, Text } from '#contract/kit/index.ts'

/** One office on the map. `x` and `y` are places on our schematic map, not survey coordinates. */
export const ServicePoint = z.object({
  id: z.string(),
  /** The institution itself; for a branch, its head office. */
  financeId: z.string(),
  name: z.string(),
  shortName: z.string(),
  financeType: z.string(),
  financeTypeName: z.string(),
  areaCode: z.string(),
  areaName: z.string(),
  address: z.string(),
  phone: z.string(),
  openHours: z.string(),
  services: z.string(),
  x: z.number(),
  y: z.number(),
})
export type ServicePoint = z.output<typeof ServicePoint>

/** A map shows no more points than an eye can tell apart. */
export const MOST_POINTS = 500

const areaCode = Text('所属区域', { max: 12 })

const AreaOffices = z.object({
  areaCode: z.string(),
  areaName: z.string(),
  financeType: z.string(),
  financeTypeName: z.string(),
  num: z.number(),
})

const AreaEnterprises = z.object({
  areaCode: z.string(),
  areaName: z.string(),
  corNum: z.number(),
  authCorNum: z.number(),
})

export const geoMap = family('general/geoMap', {
  getBankList: get({
    title: '地图网点',
    who: 'public',
    input: z.object({
      areaCode,
      financeId: IdField('机构'),
      financeType: Text('机构类型', { max: 10 }),
      keyWord: Text('关键词', { max: 50 }),
    }),
    reply: z.array(ServicePoint),
  }),
  getAreaCount: get({ title: '各区域网点数', who: 'public', reply: z.array(AreaOffices) }),
  getCorpList: get({
    title: '各区域企业数',
    who: 'public',
    input: z.object({ areaCode }),
    reply: z.array(AreaEnterprises),
  }),
})

export const location = family('third-party/map', {
  locationByIp: get({
    title: '按地址定位',
    who: 'public',
    input: z.object({ ip: Text('网络地址', { max: 45 }) }),
    reply: z.object({ city: z.string(), areaCode: z.string(), areaName: z.string(), located: z.boolean() }),
  }),
})
