import { eq } from 'drizzle-orm'
import type { user as calls } from '#contract/identity/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { type Ctx, caller } from '#server/kit/ctx.ts'
import { forbidden } from '#server/kit/refusals.ts'
import { updateRow } from '#server/kit/rows.ts'
import { changePassword } from './account.ts'
import { userTag } from './session-tokens.ts'
import { user } from './tables.ts'
import { lockAccounts, refuseTaken } from './user-rules.ts'
import { findUser, readUser } from './users.ts'

export const readSelf = (ctx: Ctx) => readUser(ctx, { id: caller(ctx).id })

/** Role, department and account are not of the form, so nobody gives them to himself. */
export async function changeProfile(ctx: Ctx, { id, ...profile }: Input<(typeof calls)['update-info']>): Promise<void> {
  const self = caller(ctx)
  if (id && id !== self.id) forbidden()
  await lockAccounts(ctx, self.tenantId)
  await refuseTaken(ctx, self.tenantId, { phone: profile.phone }, self.id)
  await updateRow(ctx, user, self.id, profile)
  ctx.outdate(userTag(self.id))
}

export const updatePassword = (ctx: Ctx, input: Input<(typeof calls)['update-password']>) =>
  changePassword(ctx, { ...input, confirmPassword: input.newPassword1 })

export const isFirstLogin = async (ctx: Ctx): Promise<boolean> => (await findUser(ctx, caller(ctx).id)).firstLogin === 1

export async function finishFirstLogin(ctx: Ctx): Promise<void> {
  await ctx.db
    .update(user)
    .set({ firstLogin: 0 })
    .where(eq(user.id, caller(ctx).id))
}
