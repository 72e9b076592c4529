import { z } from 'zod'
import { ById, family, get, PageQuery, pageOf, Text } from '#contract/kit/index.ts'

export const AdvocacyRow = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  typeName: z.string(),
  summary: z.string(),
  policyId: z.string(),
  picId: z.string(),
  cover: z.string(),
  pubTime: z.string(),
  isTop: z.number(),
})

export const AdvocacyDetail = AdvocacyRow.extend({
  content: z.string(),
  videoUrl: z.string(),
  attachGroup: z.string(),
})

/** Policy promotion. Visitors see what is up, operators everything. */
export const advocacy = family('policy/advocacy', {
  page: get({
    title: '政策宣传分页',
    who: 'public',
    input: PageQuery.extend({
      title: Text('标题', { max: 50 }),
      type: Text('宣传类型', { max: 20, dict: 'advocacyType' }),
      status: Text('状态', { max: 2 }),
    }),
    reply: pageOf(AdvocacyRow),
  }),
  detail: get({ title: '政策宣传详情', who: 'public', input: ById, reply: AdvocacyDetail }),
})
