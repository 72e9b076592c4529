import { z } from 'zod'
import { ById, Day, family, get, Id, PageQuery, pageOf, post, Text } from '#contract/kit/index.ts'
import { NamedPage, Product, ProductCard } from './product.ts'
import { ByProductId } from './supermarket.ts'

const collectionPage = (title: string) =>
  post({ title, who: 'enterprise', input: NamedPage, reply: pageOf(ProductCard), writes: false })

/** How an enterprise stands to the conditions of a product. */
export const ConditionCheck = z.object({
  field: z.string(),
  text: z.string(),
  state: z.enum(['met', 'notMet', 'unknown']),
  /** What the platform knows. */
  actual: z.string(),
  remedy: z.string(),
})
export type ConditionCheck = z.output<typeof ConditionCheck>

export const bankProduct = family('finance/product', {
  productDetail: get({ title: '银行产品详情', who: 'public', input: ByProductId, reply: Product }),
  collectionPage: collectionPage('收藏的银行产品'),
  'tag/code': get({
    title: '产品标签',
    who: 'login',
    input: z.object({ code: Text('标签编号', { required: '参数错误：code不能为空', max: 64 }) }),
    reply: z.array(z.object({ code: z.string(), name: z.string(), productNum: z.number() })),
  }),
  checkConditions: get({
    title: '核对申请条件',
    who: 'enterprise',
    input: z.object({ productId: Id }),
    reply: z.object({
      enterpriseName: z.string(),
      checkTime: z.string(),
      items: z.array(ConditionCheck),
    }),
  }),
})

export const guaProduct = family('finance/guaProduct', {
  detail: get({ title: '担保产品详情', who: 'public', input: ById, reply: Product }),
  collectionPage: collectionPage('收藏的担保产品'),
})

export const insuranceProduct = family('finance/insuranceProduct', {
  detail: get({ title: '保险产品详情', who: 'public', input: ById, reply: Product }),
  collectionPage: collectionPage('收藏的保险产品'),
})

export const RecommendedCard = ProductCard.extend({
  productId: z.string(),
  recommendDate: z.string(),
  reason: z.string(),
})

export const productRecommendToday = family('finance/productRecommendToday', {
  ai: get({ title: '今日推荐产品（智能空间）', who: 'public', input: PageQuery, reply: z.array(RecommendedCard) }),
  page: get({
    title: '今日推荐产品',
    who: 'public',
    input: PageQuery.extend({ recommendDateReq: Day('推荐日期') }),
    reply: pageOf(RecommendedCard),
  }),
})
