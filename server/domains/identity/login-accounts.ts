import { and, eq } from 'drizzle-orm'
import type { blade } from '#contract/identity/index.ts'
import type { Input } from '#contract/kit/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { refuse } from '#server/kit/refusals.ts'
import { user } from './tables.ts'

/** Which accounts an account name or phone may log in to; masked, since anybody may ask. */
export async function findLoginAccounts(ctx: Ctx, input: Input<(typeof blade)['unAuth/selectUserInfo']>) {
  const { account, phone, tenantId } = input
  if (!account && !phone) refuse('请输入账号或手机号')
  const rows = await ctx.db
    .select({ account: user.account, phone: user.phone, tenantId: user.tenantId })
    .from(user)
    .where(
      and(
        account ? eq(user.account, account) : eq(user.phone, phone!),
        eq(user.tenantId, tenantId || ctx.tenantId),
        eq(user.isDeleted, 0),
      ),
    )
    .limit(20)
  return rows.map((row) => ({ ...row, account: maskAccount(row.account), phone: maskPhone(row.phone) }))
}

export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')

const maskAccount = (account: string): string =>
  `${account.slice(0, 1)}***${account.length > 3 ? account.slice(-1) : ''}`
