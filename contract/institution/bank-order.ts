import { z } from 'zod'
import { family, get, PageQuery, pageOf } from '#contract/kit/index.ts'

/** A bank that opens accounts by appointment. */
export const BankOrder = z.object({
  id: z.string(),
  bankName: z.string(),
  /** Image ids of logo, header and code; all may be empty. */
  picture1: z.string(),
  picture2: z.string(),
  qrCode: z.string(),
  bankUrl: z.string(),
  phone: z.string(),
})
export type BankOrder = z.output<typeof BankOrder>

export const bankOrder = family('general', {
  bankOrderPage: get({ title: '预约开户银行', who: 'public', input: PageQuery, reply: pageOf(BankOrder) }),
})
