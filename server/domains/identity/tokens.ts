import { and, eq } from 'drizzle-orm'
import type { oauth, SessionUser as SessionAnswer, TokenAnswer } from '#contract/identity/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { type ClientRow, isTenantOpen, registeredClient } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { spendAuthorizationCode } from './authorization-codes.ts'
import { spendCaptcha } from './captchas.ts'
import { clearFailures, countFailure, isLocked, lockKey } from './lockout.ts'
import { checkDecoy, isPassword } from './passwords.ts'
import {
  endFamily,
  openSession,
  presentSession,
  type SessionUser,
  spendRefreshToken,
  type UserRow,
} from './sessions.ts'
import { spendSmsCode, WRONG_SMS_CODE } from './sms-codes.ts'
import { userOfSocial } from './social.ts'
import { user } from './tables.ts'
import { refuseToken } from './token-refusal.ts'

type Request = Input<typeof oauth.token>

interface Proven {
  row: UserRow
  /** Set when a session goes on instead of beginning. */
  familyId?: string
}

type Grant = (ctx: Ctx, request: Request, client: ClientRow) => Promise<Proven>

const GRANTS: Record<string, Grant> = {
  password: byPassword,
  captcha: byCaptcha,
  sms: bySms,
  social: bySocial,
  authorization_code: byAuthorizationCode,
  refresh_token: byRefreshToken,
}

/** Issues tokens for one of six proofs of who is calling (wire §6.2). */
export async function issueToken(ctx: Ctx, request: Request): Promise<TokenAnswer> {
  const client = (await registeredClient(ctx, ctx.request.clientId)) ?? refuseToken('invalid_client', '客户端认证失败')
  const grant = Object.hasOwn(GRANTS, request.grant_type) ? GRANTS[request.grant_type] : undefined
  if (!grant) return refuseToken('unsupported_grant_type', '不支持的授权类型')
  if (!client.grants.has(request.grant_type)) refuseToken('unauthorized_client', '该客户端不允许使用此授权类型')
  const { row, familyId } = await grant(ctx, request, client)
  await refuseClosed(ctx, row)
  return openFor(ctx, request, client, row, familyId)
}

export async function endSession(ctx: Ctx): Promise<void> {
  if (ctx.user) await endFamily(ctx, (ctx.user as SessionUser).session.familyId)
}

export const currentUser = (ctx: Ctx): SessionAnswer => answerOf(ctx.user as SessionUser)

async function openFor(
  ctx: Ctx,
  request: Request,
  client: ClientRow,
  row: UserRow,
  familyId?: string,
): Promise<TokenAnswer> {
  const { clientId, accessSeconds, refreshSeconds } = client
  const opened = await openSession(ctx, {
    row,
    clientId,
    accessSeconds,
    refreshSeconds,
    familyId,
    roleId: chosen(row.roleId, ctx.request.header('role-id')),
    deptId: chosen(row.deptId, ctx.request.header('dept-id')),
    userType: request.userType || ctx.request.header('user-type') || 'web',
  })
  const session = await presentSession(ctx, row, opened.session, client.signRequired)
  const { accessToken: access_token, refreshToken: refresh_token } = opened
  return { access_token, refresh_token, token_type: 'bearer', expires_in: accessSeconds, ...answerOf(session) }
}

/** In switch mode a person takes one of his own roles or departments; anything else is ignored. */
const chosen = (own: string, wanted: string): string => (wanted && own.split(',').includes(wanted) ? wanted : own)

async function refuseClosed(ctx: Ctx, row: UserRow): Promise<void> {
  if (row.status !== 1) refuseToken('account_disabled', '账号已停用')
  if (!(await isTenantOpen(ctx, row.tenantId))) refuseToken('account_disabled', '租户已过期')
}

async function byPassword(ctx: Ctx, request: Request): Promise<Proven> {
  const tenantId = request.tenantId || ctx.tenantId
  const { username = '', password = '' } = request
  const key = lockKey(tenantId, username)
  if (await isLocked(ctx, key)) refuseToken('account_locked', '用户登录失败次数过多')
  const [row] = await ctx.db
    .select()
    .from(user)
    .where(and(eq(user.tenantId, tenantId), eq(user.account, username), eq(user.isDeleted, 0)))
  const right = row ? await isPassword(row.password, password) : await checkDecoy(password)
  if (!row || !right) {
    await countFailure(ctx, key)
    return refuseToken('invalid_grant', '用户名或密码错误')
  }
  await clearFailures(ctx, [key])
  return { row }
}

async function byCaptcha(ctx: Ctx, request: Request): Promise<Proven> {
  const { header } = ctx.request
  if (!(await spendCaptcha(ctx, header('captcha-key'), header('captcha-code'))))
    refuseToken('invalid_captcha', '验证码不正确')
  return byPassword(ctx, request)
}

async function bySms(ctx: Ctx, request: Request): Promise<Proven> {
  const { header } = ctx.request
  const phone = request.phone ?? ''
  if (!(await spendSmsCode(ctx, header('sms-key'), phone, header('sms-code'))))
    refuseToken('invalid_sms', WRONG_SMS_CODE)
  const [row] = await ctx.db
    .select()
    .from(user)
    .where(and(eq(user.phone, phone), eq(user.tenantId, request.tenantId || ctx.tenantId), eq(user.isDeleted, 0)))
    .orderBy(user.id)
  return row ? { row } : refuseToken('invalid_grant', '该手机号尚未注册')
}

async function bySocial(ctx: Ctx, { source = '', code = '', state = '' }: Request): Promise<Proven> {
  return { row: await userOfSocial(ctx, source, code, state) }
}

async function byAuthorizationCode(
  ctx: Ctx,
  { code = '', redirect_uri = '' }: Request,
  client: ClientRow,
): Promise<Proven> {
  if (redirect_uri !== client.redirectUri) refuseToken('invalid_grant', '回调地址不正确')
  const userId = await spendAuthorizationCode(ctx, code, client.clientId)
  return { row: (userId && (await activeUser(ctx, userId))) || refuseToken('invalid_grant', '授权码错误或已失效') }
}

async function byRefreshToken(ctx: Ctx, { refresh_token = '' }: Request, client: ClientRow): Promise<Proven> {
  const session = await spendRefreshToken(ctx, refresh_token, client.clientId)
  const row = session && (await activeUser(ctx, session.userId))
  return row ? { row, familyId: session.familyId } : refuseToken('invalid_grant', '登录已失效，请重新登录')
}

async function activeUser(ctx: Ctx, id: string): Promise<UserRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(user)
    .where(and(eq(user.id, id), eq(user.isDeleted, 0)))
  return row
}

const LICENSE = 'powered by jinqiao'

function answerOf(session: SessionUser): SessionAnswer {
  const { row } = session
  return {
    tenant_id: session.tenantId,
    user_id: session.id,
    dept_id: session.session.deptId,
    post_id: row.postId,
    role_id: session.session.roleId,
    oauth_id: row.oauthId,
    account: row.account,
    user_name: row.account,
    nick_name: row.name,
    real_name: row.realName,
    avatar: row.avatar,
    phone: row.phone,
    role_name: session.roleAliases.join(','),
    client_id: session.clientId,
    license: LICENSE,
    detail: {
      type: session.session.userType,
      userCategory: row.userCategory,
      authStatus: session.authStatus,
      enterpriseName: session.enterpriseName,
      shortName: session.institution.shortName,
      deptName: session.deptName,
      orgCode: session.orgCode,
      financeId: session.financeId,
      financeName: session.institution.name,
      financeType: session.financeType,
      parentRoleCode: session.parentRoleCode,
      phone: row.phone,
      testCount: row.testCount,
    },
  }
}
