import { z } from 'zod'
import { ById, family, get, PageQuery, pageOf, post, Text } from '#contract/kit/index.ts'

export const POLICY_GRADES = ['guojia', 'shengji', 'shiji', 'quxianji'] as const
export const SUPPORT_LABELS = ['kjcx', 'lsdt', 'phjr', 'ssrz', 'rcfz', 'zscq'] as const
export const FAST_LABELS = ['fw', 'gy', 'jr', 'ny', 'rc', 'swfz'] as const

/** 1 金融支持政策, 2 政策直通车, 3 法律法规, 4 政策解读 */
export const POLICY_TYPES = ['1', '2', '3', '4'] as const

/** 0 newest first, 1 best match first, 2 next deadline first (open-ended and past ones left out) */
export const POLICY_SORTS = ['0', '1', '2'] as const

/** `policylevel` is the portal's name for the grade. Comma lists mean any of them. */
export const PolicyQuery = PageQuery.extend({
  keyWord: Text('关键字', { max: 50 }),
  grade: Text('政策级别', { max: 64, dict: 'policyGrade' }),
  policylevel: Text('政策级别', { max: 64, dict: 'policyGrade' }),
  policyType: Text('政策类型', { max: 64, dict: 'policyType' }),
  label: Text('政策标签', { max: 64 }),
  areaCode: Text('地区', { max: 12, dict: 'areaCode' }),
  /** Policies of one zone. */
  modelCode: Text('专区', { max: 20, dict: 'modelCode' }),
  sorts: Text('排序', { max: 2, dict: 'policySort' }),
})

export const PolicyRow = z.object({
  id: z.string(),
  title: z.string(),
  grade: z.string(),
  gradeName: z.string(),
  policyType: z.string(),
  policyTypeName: z.string(),
  /** Comma list of keys, and of names in the same order. */
  labels: z.string(),
  labelNames: z.string(),
  docNo: z.string(),
  issueOrg: z.string(),
  issueDate: z.string(),
  date: z.string(),
  submitTime: z.string(),
  /** Last day of declaration, `""` when open-ended. */
  validDate: z.string(),
  areaCode: z.string(),
  areaName: z.string(),
  summary: z.string(),
  /** What the policy gives, as a line and its figure: 单户最高, 200万元. */
  benefitName: z.string(),
  benefitText: z.string(),
  isTop: z.number(),
})

export type PolicyRow = z.output<typeof PolicyRow>

export const PolicyClause = z.object({ title: z.string(), text: z.string() })

const Related = z.object({ id: z.string(), title: z.string(), gradeName: z.string(), issueDate: z.string() })

export const PolicyDetail = PolicyRow.extend({
  target: z.string(),
  clauses: z.array(PolicyClause),
  materials: z.array(z.string()),
  content: z.string(),
  contactUnit: z.string(),
  contactPhone: z.string(),
  attachGroup: z.string(),
  productTags: z.string(),
  viewCount: z.number(),
  related: z.array(Related),
  interpretations: z.array(Related),
})

export type PolicyDetail = z.output<typeof PolicyDetail>

const SEARCH_NAMES = ['policy/policy/search', 'general/poliList/search', 'label/bqPolicy/search']

/** One search under the four addresses that pages and partners use. */
export const policySearch = family('policy', {
  policySearch: post({
    title: '政策查询',
    who: 'public',
    input: PolicyQuery,
    reply: pageOf(PolicyRow),
    writes: false,
    alias: SEARCH_NAMES,
  }),
})

export const law = family('general/law', {
  detail: get({ title: '政策法规详情', who: 'public', input: ById, reply: PolicyDetail }),
  collectionPage: post({
    title: '收藏的政策法规',
    who: 'enterprise',
    input: PageQuery.extend({ title: Text('标题', { max: 50 }) }),
    reply: pageOf(PolicyRow),
    writes: false,
  }),
})

/** How a policy helps. */
export const BENEFIT_KINDS = { tx: '贷款贴息', jl: '资金奖励', bc: '风险补偿', bt: '费用补贴', fw: '优先服务' } as const

const Counted = z.object({ key: z.string(), name: z.string(), count: z.number() })
export type Counted = z.output<typeof Counted>

export const policyHall = family('policy/public', {
  counts: get({
    title: '政策数量',
    who: 'public',
    reply: z.object({
      total: z.number(),
      grades: z.array(Counted),
      supportLabels: z.array(Counted),
      fastLabels: z.array(Counted),
      types: z.array(Counted),
    }),
  }),
  services: get({
    title: '政策服务清单',
    who: 'public',
    input: z.object({ type: Text('服务类型', { max: 20, dict: 'policyServiceType' }) }),
    reply: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        type: z.string(),
        typeName: z.string(),
        summary: z.string(),
        department: z.string(),
        linkUrl: z.string(),
        startDate: z.string(),
        endDate: z.string(),
        open: z.boolean(),
      }),
    ),
  }),
  match: get({
    title: '政策匹配',
    who: 'public',
    input: z.object({
      areaCode: Text('地区', { max: 12, dict: 'areaCode' }),
      industry: Text('行业', { max: 20, dict: 'fastTrackLabel' }),
      need: Text('需求', { max: 20, dict: 'policyLabel' }),
      benefit: Text('支持方式', { max: 20 }),
    }),
    reply: z.array(PolicyRow),
  }),
})
