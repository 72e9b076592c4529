import { and, desc, eq } from 'drizzle-orm'
import type { oauth } from '#contract/identity/index.ts'
import type { Input } from '#contract/kit/index.ts'
import type { ClientRow } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { DEFAULT_TENANT } from '#server/kit/house.ts'
import { spendAuthorizationCode } from './authorization-codes.ts'
import { spendCaptcha } from './captchas.ts'
import { clearFailures, countFailure, isLocked, lockKey } from './lockout.ts'
import { checkDecoy, isPassword } from './passwords.ts'
import type { UserRow } from './session-tokens.ts'
import { spendSmsCode, WRONG_SMS_CODE } from './sms-codes.ts'
import { userOfSocial } from './social.ts'
import { user } from './tables.ts'
import { refuseToken } from './token-refusal.ts'

export type TokenRequest = Input<typeof oauth.token>

type Grant = (ctx: Ctx, request: TokenRequest, client: ClientRow) => Promise<UserRow>

/** Five proofs of who is calling; the sixth grant goes on with a session (renewSession in tokens.ts). */
export const GRANTS: Readonly<Record<string, Grant>> = {
  password: byPassword,
  captcha: byCaptcha,
  sms: bySms,
  social: (ctx, request) => userOfSocial(ctx, tenantOf(ctx, request), request.source ?? '', request.code ?? ''),
  authorization_code: byAuthorizationCode,
}

export async function activeUser(ctx: Ctx, id: string): Promise<UserRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(user)
    .where(and(eq(user.id, id), eq(user.isDeleted, 0)))
  return row
}

const tenantOf = (ctx: Ctx, { tenantId }: TokenRequest) => tenantId || ctx.request.header('tenant-id') || DEFAULT_TENANT

/** Failures are counted whatever becomes of the call; the lock is asked again after the slow check, for guesses in parallel. */
async function byPassword(ctx: Ctx, request: TokenRequest): Promise<UserRow> {
  const tenantId = tenantOf(ctx, request)
  const { username = '', password = '' } = request
  const key = lockKey(tenantId, username)
  await refuseLocked(ctx, key)
  const [row] = await ctx.db
    .select()
    .from(user)
    .where(and(eq(user.tenantId, tenantId), eq(user.account, username), eq(user.isDeleted, 0)))
  const right = row ? await isPassword(row.password, password) : await checkDecoy(password)
  if (!row || !right) {
    await countFailure(ctx, key)
    return refuseToken('invalid_grant', '用户名或密码错误')
  }
  await refuseLocked(ctx, key)
  await clearFailures(ctx, [key])
  return row
}

async function refuseLocked(ctx: Ctx, key: string): Promise<void> {
  if (await isLocked(ctx, key)) refuseToken('account_locked', '用户登录失败次数过多')
}

async function byCaptcha(ctx: Ctx, request: TokenRequest): Promise<UserRow> {
  const { header } = ctx.request
  if (!(await spendCaptcha(ctx, header('captcha-key'), header('captcha-code'))))
    refuseToken('invalid_captcha', '验证码不正确')
  return byPassword(ctx, request)
}

async function bySms(ctx: Ctx, request: TokenRequest): Promise<UserRow> {
  const { header } = ctx.request
  const phone = request.phone ?? ''
  if (!(await spendSmsCode(ctx, header('sms-key'), phone, header('sms-code'))))
    refuseToken('invalid_sms', WRONG_SMS_CODE)
  const [row] = await ctx.db
    .select()
    .from(user)
    .where(and(eq(user.phone, phone), eq(user.tenantId, tenantOf(ctx, request)), eq(user.isDeleted, 0)))
    .orderBy(desc(eq(user.status, 1)), user.id)
    .limit(1)
  return row ?? refuseToken('invalid_grant', '该手机号尚未注册')
}

async function byAuthorizationCode(
  ctx: Ctx,
  { code = '', redirect_uri = '' }: TokenRequest,
  client: ClientRow,
): Promise<UserRow> {
  if (redirect_uri !== client.redirectUri) refuseToken('invalid_grant', '回调地址不正确')
  const userId = await spendAuthorizationCode(ctx, code, client.clientId)
  return (userId && (await activeUser(ctx, userId))) || refuseToken('invalid_grant', '授权码错误或已失效')
}
