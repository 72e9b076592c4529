import { z } from 'zod'
import { ById, family, get, Id, idsOf, post } from '#contract/kit/index.ts'
import { Product, ProductCard, ProductPage, ProductQuery } from './product.ts'

const search = (title: string) => post({ title, who: 'public', input: ProductQuery, reply: ProductPage, writes: false })
const list = (title: string) => get({ title, who: 'public', input: ProductQuery, reply: ProductPage })
const detail = (title: string) => get({ title, who: 'public', input: ById, reply: Product })

/** What each door of the shop can say about itself. */
export const LineSummary = z.object({
  line: z.number(),
  name: z.string(),
  productNum: z.number(),
  institutionNum: z.number(),
  lowestRate: z.string(),
  largestAmt: z.string(),
})
export type LineSummary = z.output<typeof LineSummary>

export const ShopSummary = z.object({
  productNum: z.number(),
  institutionNum: z.number(),
  letterNum: z.number(),
  lines: z.array(LineSummary),
})

export const LARGEST_COMPARISON = 3

export const supermarket = family('finance/supermarket', {
  'bank/self': search('银行产品自主查询'),
  'bank/ai': search('银行产品智能匹配'),
  insurance: search('保险产品'),
  'gua-credit': search('担保产品'),
  summary: get({ title: '金融超市概况', who: 'public', reply: ShopSummary }),
  similar: get({ title: '相似产品', who: 'public', input: ById, reply: z.array(ProductCard) }),
  compare: get({
    title: '产品对比',
    who: 'public',
    input: z.object({ ids: idsOf('请选择要对比的产品') }),
    reply: z.array(Product),
  }),
})

export const generalSupermarket = family('general/supermarket', {
  stock: search('股权产品'),
  'stock-detail': detail('股权产品详情'),
  'petty-loan': list('小额贷款产品'),
  'petty-loan-detail': detail('小额贷款产品详情'),
  'lease-list': list('融资租赁产品'),
  'lease-detail': detail('融资租赁产品详情'),
  'commercial-factor': search('商业保理产品'),
  'commercial-factor-detail': detail('商业保理产品详情'),
})

export const securities = family('finance/public/product/securities', {
  page: list('债券与资管产品'),
  detail: detail('债券与资管产品详情'),
})

export const productSearch = family('finance', { productSearch: search('产品查询') })

export const labelSearch = family('label', {
  'bqGuaProduct/search': search('担保产品标签查询'),
  'bqInsurance/search': search('保险产品标签查询'),
  'bqProduct/cooperativeInstitutions': get({
    title: '合作机构',
    who: 'public',
    reply: z.array(
      z.object({
        financeId: z.string(),
        financeName: z.string(),
        shortName: z.string(),
        financeType: z.string(),
        picture1: z.string(),
        productNum: z.number(),
      }),
    ),
  }),
})

export const ByProductId = z.object({ productId: Id, showFlag: z.string().max(1).optional() })
