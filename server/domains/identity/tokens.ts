import type { TokenAnswer } from '#contract/identity/index.ts'
import { type ClientRow, isTenantOpen, registeredClient } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { activeUser, GRANTS, type TokenRequest } from './grants.ts'
import {
  endCopiedLogin,
  endLogin,
  openSession,
  type SessionRow,
  spendRefreshToken,
  type UserRow,
} from './session-tokens.ts'
import { presentSession, split } from './sessions.ts'
import { answerOf, sessionUser } from './token-answer.ts'
import { refuseToken } from './token-refusal.ts'

const REFRESH = 'refresh_token'

/** Issues tokens for a proof of who is calling, or for a session that goes on (wire §6.2). */
export async function issueToken(ctx: Ctx, request: TokenRequest): Promise<TokenAnswer> {
  const client = (await registeredClient(ctx, ctx.request.clientId)) ?? refuseToken('invalid_client', '客户端认证失败')
  const { grant_type } = request
  const prove = Object.hasOwn(GRANTS, grant_type) ? GRANTS[grant_type] : undefined
  if (!prove && grant_type !== REFRESH) refuseToken('unsupported_grant_type', '不支持的授权类型')
  if (!client.grants.has(grant_type)) refuseToken('unauthorized_client', '该客户端不允许使用此授权类型')
  if (!prove) return renewSession(ctx, request, client)
  const row = await prove(ctx, request, client)
  const roleId = ownChoice(row.roleId, ctx.request.header('role-id'))
  const deptId = ownChoice(row.deptId, ctx.request.header('dept-id'))
  return openFor(ctx, request, client, row, { roleId, deptId })
}

export async function endSession(ctx: Ctx): Promise<void> {
  if (ctx.user) await endLogin(ctx, sessionUser(ctx).session.familyId)
}

async function renewSession(ctx: Ctx, request: TokenRequest, client: ClientRow): Promise<TokenAnswer> {
  const { refresh_token: token = '' } = request
  const renewed = await ctx.apart(async (apart) => {
    const spent = await spendRefreshToken(apart, token, client.clientId)
    const row = spent && (await activeUser(apart, spent.userId))
    if (!spent || row?.sessionEpoch !== spent.epoch) return undefined
    return openFor(apart, request, client, row, goingOn(ctx, spent))
  })
  if (renewed) return renewed
  await endCopiedLogin(ctx, token, client.clientId)
  return refuseToken('invalid_grant', '登录已失效，请重新登录')
}

interface Choice {
  roleId: string
  deptId: string
  familyId?: string
}

/** A refresh may switch; what is no longer one's own is left out when the session is read. */
const goingOn = ({ request }: Ctx, { roleId, deptId, familyId }: SessionRow): Choice => ({
  roleId: request.header('role-id') || roleId,
  deptId: request.header('dept-id') || deptId,
  familyId,
})

/** In switch mode a person takes on some of his own roles or departments. */
function ownChoice(own: string, wanted: string): string {
  const known = split(own)
  if (split(wanted).some((id) => !known.includes(id))) refuseToken('invalid_request', '所选部门或角色不属于当前用户')
  return wanted
}

async function openFor(
  ctx: Ctx,
  request: TokenRequest,
  client: ClientRow,
  row: UserRow,
  choice: Choice,
): Promise<TokenAnswer> {
  await refuseClosed(ctx, row)
  const { clientId, accessSeconds, refreshSeconds } = client
  const userType = request.userType || ctx.request.header('user-type') || 'web'
  const opened = await openSession(ctx, { row, clientId, accessSeconds, refreshSeconds, userType, ...choice })
  const session = await presentSession(ctx, row, opened.session, client.signRequired)
  const { accessToken: access_token, refreshToken: refresh_token } = opened
  return { access_token, refresh_token, token_type: 'bearer', expires_in: accessSeconds, ...answerOf(session) }
}

/** Why an account that has proven itself may still not enter. */
const CLOSED: Readonly<Record<number, string>> = { 0: '账号已停用', 2: '账号待审核，请等待管理员审核' }

async function refuseClosed(ctx: Ctx, row: UserRow): Promise<void> {
  if (row.status !== 1) refuseToken('account_disabled', CLOSED[row.status] ?? '账号已停用')
  if (!(await isTenantOpen(ctx, row.tenantId))) refuseToken('account_disabled', '租户已过期')
}
