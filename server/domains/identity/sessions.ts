import { and, eq } from 'drizzle-orm'
import { kindsOf } from '#contract/identity/kinds.ts'
import { enterpriseOf, enterpriseTag } from '#server/domains/certification/index.ts'
import { institutionOf, institutionTag } from '#server/domains/institution/index.ts'
import { CLIENT_TAG, deptNames, GRANT_TAG, grantedTo, registeredClient } from '#server/domains/system/index.ts'
import { toDateTime } from '#server/kit/clock.ts'
import type { Ctx, User } from '#server/kit/ctx.ts'
import { type House, readingCtx } from '#server/kit/house.ts'
import { peopleTag, type SessionRow, sessionTag, tokenHash, type UserRow, userTag } from './session-tokens.ts'
import { sessionToken, user } from './tables.ts'

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
        peopleTag(known.tenantId),
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
    .innerJoin(user, and(eq(user.id, sessionToken.userId), eq(user.sessionEpoch, sessionToken.epoch)))
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
  const roleIds = effective(row.roleId, session.roleId)
  const granted = await grantedTo(ctx, roleIds)
  const enterprise = row.userCategory === '3' ? await enterpriseOf(ctx, row.orgCode) : undefined
  const institution = row.userCategory === '2' ? await institutionOf(ctx, row.financeId) : undefined
  const deptIds = effective(row.deptId, session.deptId)
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
    orgCode: row.userCategory === '3' ? row.orgCode : '',
    authStatus,
    financeId: row.userCategory === '2' ? (row.financeId ?? '') : '',
    financeType,
    organisation: enterprise?.enterpriseName ?? institution?.shortName ?? deptName,
    clientId: session.clientId,
    signRequired,
    sessionId: session.id,
    kinds: kindsOf({ userCategory: row.userCategory, authStatus, financeType }, granted.roleAliases),
    permissions: granted.permissions,
    menus: granted.menus,
    closedPaths: granted.closedPaths,
    row,
    session,
    parentRoleCode: granted.parentRoleCode,
    roleAliases: granted.roleAliases,
    deptName,
    enterpriseName: enterprise?.enterpriseName ?? '',
    institution: { name: institution?.financeName ?? '', shortName: institution?.shortName ?? '' },
  }
}

/** What was remembered of the caller's menus and rights is read afresh. */
export const clearOwnCache = (ctx: Ctx): void => ctx.outdate(userTag(ctx.user!.id), GRANT_TAG)

/** Of one's own roles or departments those chosen in switch mode, or all; what was taken away no longer counts. */
function effective(own: string, chosen: string): string[] {
  const all = split(own)
  const kept = split(chosen).filter((id) => all.includes(id))
  return kept.length > 0 ? kept : all
}

export const split = (list: string): string[] => (list ? list.split(',') : [])
