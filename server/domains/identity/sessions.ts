import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Kind } from '#contract/kit/index.ts'
import { enterpriseOf, enterpriseTag } from '#server/domains/certification/index.ts'
import { institutionOf, institutionTag } from '#server/domains/institution/index.ts'
import { CLIENT_TAG, deptNames, GRANT_TAG, grantedTo, registeredClient } from '#server/domains/system/index.ts'
import { plusSeconds, toDateTime } from '#server/kit/clock.ts'
import type { Ctx, User } from '#server/kit/ctx.ts'
import { type House, readingCtx } from '#server/kit/house.ts'
import { sessionToken, user } from './tables.ts'

export type UserRow = typeof user.$inferSelect
export type SessionRow = typeof sessionToken.$inferSelect

/** A session's user with what the token answer tells besides. */
export interface SessionUser extends User {
  readonly row: UserRow
  readonly session: SessionRow
  readonly parentRoleCode: string
  readonly roleAliases: readonly string[]
  readonly deptName: string
  readonly enterpriseName: string
  readonly institution: { name: string; shortName: string }
}

export const userTag = (id: string) => `user:${id}`
const sessionTag = (familyId: string) => `session:${familyId}`
const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** The gate's question at every call, answered from memory nearly always. */
export async function userOfToken(house: House, token: string): Promise<SessionUser | undefined> {
  const hash = tokenHash(token)
  const known = await house.cache.read(`session ${hash}`, tagsOf, () => loadSession(house, hash))
  return known && known.session.accessExpires > toDateTime(house.now()) ? known : undefined
}

const tagsOf = (known: SessionUser | undefined): string[] =>
  known
    ? [
        GRANT_TAG,
        CLIENT_TAG,
        userTag(known.id),
        sessionTag(known.session.familyId),
        enterpriseTag(known.orgCode),
        institutionTag(known.financeId),
      ]
    : []

async function loadSession(house: House, hash: string): Promise<SessionUser | undefined> {
  const ctx = readingCtx(house)
  const [found] = await ctx.db
    .select({ session: sessionToken, row: user })
    .from(sessionToken)
    .innerJoin(user, eq(user.id, sessionToken.userId))
    .where(
      and(eq(sessionToken.accessHash, hash), eq(sessionToken.revoked, 0), eq(user.isDeleted, 0), eq(user.status, 1)),
    )
  const client = found && (await registeredClient(ctx, found.session.clientId))
  return client && presentSession(ctx, found.row, found.session, client.signRequired)
}

export async function presentSession(
  ctx: Ctx,
  row: UserRow,
  session: SessionRow,
  signRequired: boolean,
): Promise<SessionUser> {
  const roleIds = split(session.roleId)
  const granted = await grantedTo(ctx, roleIds)
  const enterprise = row.userCategory === '3' ? await enterpriseOf(ctx, row.orgCode) : undefined
  const institution = row.userCategory === '2' ? await institutionOf(ctx, row.financeId) : undefined
  const deptIds = split(session.deptId)
  const deptName = await deptNames(ctx, deptIds)
  const authStatus = enterprise?.authStatus ?? ''
  const financeType = institution?.financeType ?? ''
  return {
    id: row.id,
    tenantId: row.tenantId,
    account: row.account,
    realName: row.realName || row.account,
    phone: row.phone,
    roleIds,
    deptIds,
    userCategory: row.userCategory,
    orgCode: row.orgCode,
    authStatus,
    financeId: row.financeId ?? '',
    financeType,
    organisation: enterprise?.enterpriseName ?? institution?.shortName ?? deptName,
    clientId: session.clientId,
    signRequired,
    sessionId: session.id,
    kinds: kindsOf(row.userCategory, authStatus, financeType, granted.roleAliases),
    permissions: granted.permissions,
    menus: granted.menus,
    row,
    session,
    parentRoleCode: granted.parentRoleCode,
    roleAliases: granted.roleAliases,
    deptName,
    enterpriseName: enterprise?.enterpriseName ?? '',
    institution: { name: institution?.financeName ?? '', shortName: institution?.shortName ?? '' },
  }
}

const FINANCE_KINDS: Record<string, Kind> = {
  '000001': 'bank',
  '000002': 'guarantor',
  '000003': 'insurer',
  '000004': 'reguarantor',
  '000005': 'bank',
  '000006': 'fund',
}
const ROLE_KINDS: Record<string, readonly Kind[]> = {
  administrator: ['admin', 'operator'],
  operator: ['operator'],
  adviser: ['adviser'],
}

/** Which doors of the contract stand open, apart from single permissions. */
function kindsOf(category: string, authStatus: string, financeType: string, aliases: readonly string[]): Set<string> {
  const kinds = new Set<Kind>(aliases.flatMap((alias) => ROLE_KINDS[alias] ?? []))
  if (category === '1') kinds.add('government')
  if (category === '2') kinds.add('institution').add(FINANCE_KINDS[financeType] ?? 'institution')
  if (category === '3') kinds.add('enterprise')
  if (category === '3' && authStatus === '06') kinds.add('certified')
  return kinds
}

interface Opening {
  row: UserRow
  clientId: string
  accessSeconds: number
  refreshSeconds: number
  roleId: string
  deptId: string
  userType: string
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
      clientId: opening.clientId,
      roleId: opening.roleId,
      deptId: opening.deptId,
      userType: opening.userType,
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
 * Takes a refresh token once. Using it a second time means it was copied: the whole login ends.
 * The earlier access token stays good until its own expiry, so calls in flight do not end the session.
 */
export async function spendRefreshToken(ctx: Ctx, token: string, clientId: string): Promise<SessionRow | undefined> {
  const mine = and(
    eq(sessionToken.refreshHash, tokenHash(token)),
    eq(sessionToken.clientId, clientId),
    eq(sessionToken.revoked, 0),
  )
  const fresh = and(mine, eq(sessionToken.refreshed, 0), gt(sessionToken.refreshExpires, ctx.now))
  const [spent] = await ctx.db.update(sessionToken).set({ refreshed: 1 }).where(fresh).returning()
  if (spent) return spent
  const [copied] = await ctx.db
    .select()
    .from(sessionToken)
    .where(and(mine, eq(sessionToken.refreshed, 1)))
  if (copied) await ctx.apart((apart) => endFamily(apart, copied.familyId))
  return undefined
}

/** What was remembered of the caller's menus and rights is read afresh. */
export const clearOwnCache = (ctx: Ctx): void => ctx.outdate(userTag(ctx.user!.id), GRANT_TAG)

export async function endFamily(ctx: Ctx, familyId: string): Promise<void> {
  await ctx.db.update(sessionToken).set({ revoked: 1 }).where(eq(sessionToken.familyId, familyId))
  ctx.outdate(sessionTag(familyId))
}

/** Ends every session of these users: after a password change, a removal or a change of roles. */
export async function endSessionsOf(ctx: Ctx, userIds: readonly string[]): Promise<void> {
  for (const id of userIds) {
    await ctx.db
      .update(sessionToken)
      .set({ revoked: 1 })
      .where(and(eq(sessionToken.userId, id), eq(sessionToken.revoked, 0)))
    ctx.outdate(userTag(id))
  }
}

const split = (list: string) => (list ? list.split(',') : [])
