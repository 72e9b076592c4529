import { z } from 'zod'
import { ById, family, get, PageQuery, pageOf, Text } from '#contract/kit/index.ts'

export const QuestionRow = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  type: z.string(),
  typeName: z.string(),
  sort: z.number(),
  status: z.number(),
})

export const commonQuestion = family('general/commonQuestion', {
  getCommonList: get({
    title: '常见问题',
    who: 'public',
    input: PageQuery.extend({
      question: Text('问题', { max: 50 }),
      type: Text('常见问题分类', { max: 20, dict: 'questionType' }),
      status: Text('状态', { max: 2 }),
    }),
    reply: pageOf(QuestionRow),
  }),
  detail: get({ title: '常见问题详情', who: 'public', input: ById, reply: QuestionRow }),
})
