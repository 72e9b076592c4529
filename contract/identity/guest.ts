import { z } from 'zod'
import {
  ById,
  family,
  get,
  HistoryEntry,
  ListQuery,
  lifecycle,
  NEW,
  Opinion,
  pageOf,
  stepCalls,
} from '#contract/kit/index.ts'

/** 注册申请：账号由管理员审核后才能登录。 */
export const guestLifecycle = lifecycle({
  noun: '注册申请',
  bizType: 'guest',
  states: { '10': '待审核', '20': '已通过', '90': '已驳回' },
  steps: {
    register: { from: [NEW], to: '10', by: 'public', label: '提交注册' },
    approve: { from: ['10'], to: '20', by: 'may:guest_audit', label: '通过' },
    reject: {
      from: ['10'],
      to: '90',
      by: 'may:guest_audit',
      label: '驳回',
      needs: z.object({ opinion: Opinion }),
      danger: true,
    },
  },
})

export const GuestRow = z.object({
  id: z.string(),
  tenantId: z.string(),
  name: z.string(),
  account: z.string(),
  oauthId: z.string(),
  status: z.string(),
  statusName: z.string(),
  opinion: z.string(),
  version: z.number(),
  createTime: z.string(),
  updateTime: z.string(),
})

export const guest = family('blade-user/guest', {
  page: get({ title: '注册申请分页', who: 'menu:/system/guest', input: ListQuery, reply: pageOf(GuestRow) }),
  detail: get({
    title: '注册申请详情',
    who: 'menu:/system/guest',
    input: ById,
    reply: GuestRow.extend({ history: z.array(HistoryEntry), verified: z.boolean() }),
  }),
  ...stepCalls(guestLifecycle, ['approve', 'reject']),
})
