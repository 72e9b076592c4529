import { z } from 'zod'
import { family, get, pageOf, post, Text, WidePageQuery } from '#contract/kit/index.ts'

/** How demands address institutions: banks, and guarantors as the second tab. */
export const BRANCH_TYPES = { '000001': '银行', '000040': '担保机构' } as const

/** `financeId` is the id under which every other record names the institution. */
export const InstitutionChoice = z.object({
  financeId: z.string(),
  financeName: z.string(),
  shortName: z.string(),
  financeType: z.string(),
  financeTypeName: z.string(),
  /** Image id of the logo; without one the page draws a mark from the name. */
  picture1: z.string(),
})
export type InstitutionChoice = z.output<typeof InstitutionChoice>

export const InstitutionCard = InstitutionChoice.extend({
  id: z.string(),
  intro: z.string(),
  /** Comma list of what the institution offers. */
  services: z.string(),
  areaCode: z.string(),
  areaName: z.string(),
  address: z.string(),
  phone: z.string(),
  branchNum: z.number(),
})
export type InstitutionCard = z.output<typeof InstitutionCard>

const InstitutionQuery = WidePageQuery.extend({
  keyWord: Text('关键词', { max: 50 }),
  financeType: Text('机构类型', { max: 10 }),
  areaCode: Text('所属区域', { max: 12 }),
})

const ModelQuery = InstitutionQuery.extend({ model: Text('专区', { max: 20 }) })

export const corBranch = family('finance/corBranch', {
  acceptBranchList: get({
    title: '受理机构',
    who: 'public',
    input: z.object({ branchType: Text('受理机构类型', { max: 6, choices: BRANCH_TYPES }) }),
    reply: z.array(InstitutionChoice),
  }),
})

const reading = { who: 'public', reply: pageOf(InstitutionCard), writes: false } as const

export const investigate = family('finance', {
  investigateSearch: post({ title: '机构查询', input: InstitutionQuery, ...reading }),
  investigateSearchForModel: post({ title: '专区机构查询', input: ModelQuery, ...reading }),
})

export const publicInvestigate = family('finance/public', {
  investigateByChanel: get({
    title: '渠道机构',
    who: 'public',
    input: z.object({ chanel: Text('渠道', { max: 20 }) }),
    reply: z.array(InstitutionChoice),
  }),
})
