import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { plusSeconds } from '#server/kit/clock.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { sessionToken, user } from './tables.ts'

export type UserRow = typeof user.$inferSelect
export type SessionRow = typeof sessionToken.$inferSelect

export const userTag = (id: string) => `user:${id}`
/** Everybody of a tenant. */
export const peopleTag = (tenantId: string) => `people:${tenantId}`
export const sessionTag = (familyId: string) => `session:${familyId}`
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

interface Opening {
  row: UserRow
  clientId: string
  accessSeconds: number
  refreshSeconds: number
  roleId: string
  deptId: string
  userType: string
  /** Set when a session goes on instead of beginning. */
  familyId?: string
}

export interface Opened {
  session: SessionRow
  accessToken: string
  refreshToken: string
}

/** Stores a new pair of tokens; only the caller ever sees them. */
export async function openSession(ctx: Ctx, opening: Opening): Promise<Opened> {
  const accessToken = randomBytes(32).toString('base64url')
  const refreshToken = randomBytes(32).toString('base64url')
  const [session] = await ctx.db
    .insert(sessionToken)
    .values({
      familyId: opening.familyId ? opening.familyId : sql`next_id()`,
      userId: opening.row.id,
      tenantId: opening.row.tenantId,
      epoch: opening.row.sessionEpoch,
      clientId: opening.clientId,
      roleId: opening.roleId,
      deptId: opening.deptId,
      userType: opening.userType.slice(0, 40),
      accessHash: tokenHash(accessToken),
      refreshHash: tokenHash(refreshToken),
      accessExpires: plusSeconds(ctx.now, opening.accessSeconds),
      refreshExpires: plusSeconds(ctx.now, opening.refreshSeconds),
      ip: ctx.request.ip,
      userAgent: ctx.request.userAgent.slice(0, 300),
      createTime: ctx.now,
    })
    .returning()
  return { session: session!, accessToken, refreshToken }
}

/**
 * Takes a refresh token once. The earlier access token stays good until its own expiry, so calls in flight do not
 * end the session. Runs in the transaction that opens the next pair: whoever comes second waits and sees both.
 */
export async function spendRefreshToken(ctx: Ctx, token: string, clientId: string): Promise<SessionRow | undefined> {
  const fresh = and(
    ofRefreshToken(token, clientId),
    eq(sessionToken.refreshed, 0),
    gt(sessionToken.refreshExpires, ctx.now),
  )
  const [spent] = await ctx.db.update(sessionToken).set({ refreshed: 1 }).where(fresh).returning()
  return spent
}

/** A refresh token that comes a second time was copied: the whole login ends. */
export async function endCopiedLogin(ctx: Ctx, token: string, clientId: string): Promise<void> {
  const [copied] = await ctx.db
    .select({ familyId: sessionToken.familyId })
    .from(sessionToken)
    .where(and(ofRefreshToken(token, clientId), eq(sessionToken.refreshed, 1)))
  if (copied) await ctx.apart((apart) => endLogin(apart, copied.familyId))
}

const ofRefreshToken = (token: string, clientId: string) =>
  and(eq(sessionToken.refreshHash, tokenHash(token)), eq(sessionToken.clientId, clientId), eq(sessionToken.revoked, 0))

export async function endLogin(ctx: Ctx, familyId: string): Promise<void> {
  await ctx.db.update(sessionToken).set({ revoked: 1 }).where(eq(sessionToken.familyId, familyId))
  ctx.outdate(sessionTag(familyId))
}

/** Ends every session of these users: after a password change, a removal or when they are switched off. */
export async function endSessionsOf(ctx: Ctx, userIds: readonly string[]): Promise<void> {
  await ctx.db
    .update(user)
    .set({ sessionEpoch: sql`${user.sessionEpoch} + 1` })
    .where(inArray(user.id, [...userIds]))
  ctx.outdate(...userIds.map(userTag))
}

export async function endSessionsOfTenants(ctx: Ctx, tenantIds: readonly string[]): Promise<void> {
  await ctx.db
    .update(user)
    .set({ sessionEpoch: sql`${user.sessionEpoch} + 1` })
    .where(inArray(user.tenantId, [...tenantIds]))
  ctx.outdate(...tenantIds.map(peopleTag))
}

export const removeOldSessions = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(sessionToken).where(lt(sessionToken.refreshExpires, ctx.now))
}
