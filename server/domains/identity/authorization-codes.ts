import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { registeredClient } from '#server/domains/system/index.ts'
import { plusSeconds } from '#server/kit/clock.ts'
import { type Ctx, caller } from '#server/kit/ctx.ts'
import { refuse } from '#server/kit/refusals.ts'
import { authorizationCode } from './tables.ts'

const LIFETIME_SECONDS = 60

/** Lets somebody logged in here enter another registered application without a password. */
export async function issueAuthorizationCode(
  ctx: Ctx,
  input: { clientId: string; redirectUri: string; state?: string },
) {
  const client = await registeredClient(ctx, input.clientId)
  if (!client?.grants.has('authorization_code')) return refuse('该应用未登记单点登录')
  if (!client.redirectUri || client.redirectUri !== input.redirectUri) return refuse('回调地址不正确')
  const code = randomBytes(24).toString('base64url')
  const expiresAt = plusSeconds(ctx.now, LIFETIME_SECONDS)
  await ctx.db.insert(authorizationCode).values({ code, clientId: client.clientId, userId: caller(ctx).id, expiresAt })
  return { code, redirectUri: client.redirectUri, state: input.state ?? '' }
}

/** Good once, for the client it was made for. */
export async function spendAuthorizationCode(ctx: Ctx, code: string, clientId: string): Promise<string | undefined> {
  const valid = and(
    eq(authorizationCode.code, code),
    eq(authorizationCode.clientId, clientId),
    gt(authorizationCode.expiresAt, ctx.now),
  )
  const [spent] = await ctx.db.delete(authorizationCode).where(valid).returning({ userId: authorizationCode.userId })
  return spent?.userId
}

export const removeOldAuthorizationCodes = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(authorizationCode).where(lt(authorizationCode.expiresAt, ctx.now))
}
