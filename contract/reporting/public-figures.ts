import { z } from 'zod'
import { family, get, Text } from '#contract/kit/index.ts'

/** What the platform can count of itself. Amounts are yuan, rates percent. */
export const HomeFigures = z.object({
  corNum: z.number(),
  authCorNum: z.number(),
  institutionNum: z.number(),
  branchNum: z.number(),
  productNum: z.number(),
  /** Average of the lowest yearly rates of bank products, and the lowest of them. */
  averageRate: z.string(),
  lowestRate: z.string(),
  policyNum: z.number(),
  /** Policies that take declarations until a day still to come. */
  openPolicyNum: z.number(),
})
export type HomeFigures = z.output<typeof HomeFigures>

export const homePage = family('report/homePage', {
  statistics: get({ title: '首页统计', who: 'public', reply: HomeFigures }),
})

const TypeFigures = z.object({
  financeType: z.string(),
  financeTypeName: z.string(),
  num: z.number(),
  branchNum: z.number(),
})

export const investigateFigures = family('finance', {
  investigateStatistics: get({
    title: '机构统计',
    who: 'public',
    reply: z.object({ total: z.number(), branchNum: z.number(), types: z.array(TypeFigures) }),
  }),
})

export const financeSupport = family('report/financeSupport', {
  statistics: get({
    title: '金融支持统计',
    who: 'public',
    reply: z.array(
      z.object({ type: z.string(), typeName: z.string(), productNum: z.number(), institutionNum: z.number() }),
    ),
  }),
})

const model = Text('专区', { required: '参数错误：model不能为空', max: 20 })

export const branchFigures = family('report/branch', {
  statistics: get({
    title: '区域统计',
    who: 'public',
    input: z.object({ model: Text('专区', { max: 20 }) }),
    reply: z.array(
      z.object({
        areaCode: z.string(),
        branchName: z.string(),
        corNum: z.number(),
        authCorNum: z.number(),
        institutionNum: z.number(),
      }),
    ),
  }),
})

export const specialArea = family('report/specialArea', {
  statistics: get({
    title: '专区统计',
    who: 'public',
    input: z.object({ model }),
    reply: z.object({
      model: z.string(),
      corNum: z.number(),
      creditCorNum: z.number(),
      creditAmt: z.string(),
      productNum: z.number(),
      institutionNum: z.number(),
    }),
  }),
})

export const swyyFigures = family('report', {
  swyyStatistics: get({
    title: '生物医药专区统计',
    who: 'public',
    input: z.object({ model: Text('专区', { max: 20 }) }),
    reply: z.object({ corpNum: z.number(), creditCorpNum: z.number(), creditAmount: z.string() }),
  }),
})
