import { z } from 'zod'
import { PageQuery, pageOf, Text } from '#contract/kit/index.ts'
import { Condition, Fact, Fee, Material, ProcessStep, Question, Subsidy } from './product-parts.ts'

export const PRODUCT_SORTS = {
  '0': '综合',
  '1': '利率最低',
  '2': '额度最高',
  '3': '放款最快',
  '4': '最新上架',
} as const
export type ProductSort = keyof typeof PRODUCT_SORTS

export const PRODUCT_AUDIT = { '00': '暂存', '01': '待审核', '02': '审核通过', '03': '审核驳回' } as const

/** A filter that cannot be read is no filter: addresses are typed by hand and grow old. */
const lenient = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined)

const codes = lenient(
  z
    .string()
    .max(200)
    .regex(/^[\w-]+(,[\w-]+)*$/),
)
const flag = lenient(
  z.enum(['0', '1']).or(z.literal([0, 1]).transform((value): '0' | '1' => (value === 1 ? '1' : '0'))),
)
/** `100-300`, `-100`, `1000-`. */
const range = lenient(
  z
    .string()
    .max(30)
    .regex(/^(?=.*\d)\d{0,8}(\.\d{1,2})?-(\d{1,8}(\.\d{1,2})?)?$/),
)

/** Every filter of the shop; each line uses those that apply to it. */
export const ProductQuery = PageQuery.extend({
  keyWord: lenient(z.string().trim().max(50)),
  /** Part of an institution's name. */
  investigateName: lenient(z.string().trim().max(50)),
  financeId: codes,
  mainPart: codes,
  sorts: lenient(z.enum(['0', '1', '2', '3', '4'])),
  guaType: codes,
  productType: codes,
  insuranceProductType: codes,
  productModels: codes,
  productTag: codes,
  corTypes: codes,
  areaCode: codes,
  isPolicy: flag,
  isXbd: flag,
  isFirst: flag,
  isScience: flag,
  isHot: flag,
  showChannel: flag,
  showFlag: flag,
  /** Electronic letters of guarantee only. */
  dbzxTab: flag,
  /** Wan. */
  loanAmtLimit: range,
  /** Years. */
  loanYearLimit: range,
  /** Percent. */
  rateLimit: lenient(z.string().regex(/^\d{1,2}(\.\d{1,4})?$/)),
})
export type ProductQuery = z.output<typeof ProductQuery>

export const ProductCard = z.object({
  id: z.string(),
  line: z.number(),
  proName: z.string(),
  financeId: z.string(),
  financeName: z.string(),
  shortName: z.string(),
  productType: z.string(),
  productTypeName: z.string(),
  productTag: z.string(),
  productTagName: z.string(),
  guaType: z.string(),
  guaTypeName: z.string(),
  productModels: z.string(),
  beginRate: z.string(),
  endRate: z.string(),
  loanAmt: z.string(),
  loantoAmt: z.string(),
  loanDate: z.number(),
  loantoDate: z.number(),
  loanDateName: z.string(),
  /** Keys of the ways to pay back, comma list. */
  repayments: z.string(),
  workDays: z.number(),
  isPolicy: z.number(),
  isXbd: z.number(),
  isFirst: z.number(),
  isScience: z.number(),
  isHot: z.number(),
  isTop: z.number(),
  /** Underwriting fee of technology insurance. */
  feeRate: z.string(),
  feeDesc: z.string(),
  picture1: z.string(),
  picture2: z.string(),
  picture3: z.string(),
  updateTime: z.string(),
  collection: z.number(),
})
export type ProductCard = z.output<typeof ProductCard>

export const Product = ProductCard.extend({
  intro: z.string(),
  areaCodes: z.string(),
  areaNames: z.string(),
  corTypes: z.string(),
  mainParts: z.string(),
  mainPartNames: z.string(),
  contacts: z.string(),
  contactsPhone: z.string(),
  address: z.string(),
  showFlag: z.number(),
  applyCondition: z.string(),
  applyMaterial: z.string(),
  conditions: z.array(Condition),
  materials: z.array(Material),
  steps: z.array(ProcessStep),
  fees: z.array(Fee),
  subsidies: z.array(Subsidy),
  questions: z.array(Question),
  facts: z.array(Fact),
})
export type Product = z.output<typeof Product>

/** How many products each choice of a filter would give, the other filters kept. */
export const Facet = z.object({ field: z.string(), value: z.string(), count: z.number() })
export type Facet = z.output<typeof Facet>

export const ProductPage = pageOf(ProductCard).extend({ facets: z.array(Facet) })
export type ProductPage = z.output<typeof ProductPage>

export const NamedPage = PageQuery.extend({ proName: Text('产品名称', { max: 50 }) })
