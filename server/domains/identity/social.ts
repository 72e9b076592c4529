import { randomUUID } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { z } from 'zod'
import { plusSeconds } from '#server/kit/clock.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import type { UserRow } from './session-tokens.ts'
import { socialProof, user } from './tables.ts'
import { refuseToken } from './token-refusal.ts'

/** An outside login that speaks OAuth 2: SOCIAL_{SOURCE}_TOKEN_URL, _USER_URL, _ID, _SECRET, _REDIRECT_URI. */
interface Provider {
  tokenUrl: string
  userUrl: string
  id: string
  secret: string
  redirectUri: string
}

const TokenReply = z.object({ access_token: z.string().min(1) })
const OutsideId = z.union([z.string().min(1), z.number()]).transform(String)
/** OpenID Connect says sub, most others id. */
const UserReply = z.union([z.object({ sub: OutsideId }), z.object({ id: OutsideId })])
const TIMEOUT_MS = 10_000
const PROOF_SECONDS = 1800

/** Exchanges the provider's code for its user and finds the account bound to it. */
export async function userOfSocial(ctx: Ctx, tenantId: string, source: string, code: string): Promise<UserRow> {
  const provider = providerOf(source) ?? refuseToken('invalid_grant', '未配置该登录方式')
  const outside = await outsideUser(provider, code).catch(() => refuseToken('invalid_grant', '第三方登录失败，请重试'))
  const oauthId = `${source.toLowerCase()}:${outside}`
  const [row] = await ctx.db
    .select()
    .from(user)
    .where(and(eq(user.oauthId, oauthId), eq(user.tenantId, tenantId), eq(user.isDeleted, 0)))
  return row ?? refuseUnbound(ctx, oauthId)
}

/** Which outside account a registration may bind: only one that has proven itself, and only once. */
export async function spendSocialProof(ctx: Ctx, key: string): Promise<string> {
  const valid = and(eq(socialProof.key, key), gt(socialProof.expiresAt, ctx.now))
  const [spent] = await ctx.db.delete(socialProof).where(valid).returning({ oauthId: socialProof.oauthId })
  return spent?.oauthId ?? ''
}

export const removeOldProofs = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(socialProof).where(lt(socialProof.expiresAt, ctx.now))
}

/** The refusal carries the key with which the registration page goes on. */
async function refuseUnbound(ctx: Ctx, oauthId: string): Promise<never> {
  const key = randomUUID()
  await ctx.db.insert(socialProof).values({ key, oauthId, expiresAt: plusSeconds(ctx.now, PROOF_SECONDS) })
  return refuseToken('invalid_grant', '该第三方账号尚未绑定，请先注册', { oauth_id: key })
}

function providerOf(source: string): Provider | undefined {
  const read = (name: string) => process.env[`SOCIAL_${source.toUpperCase()}_${name}`] ?? ''
  const provider = {
    tokenUrl: read('TOKEN_URL'),
    userUrl: read('USER_URL'),
    id: read('ID'),
    secret: read('SECRET'),
    redirectUri: read('REDIRECT_URI'),
  }
  return /^[a-z]+$/i.test(source) && provider.tokenUrl && provider.userUrl ? provider : undefined
}

async function outsideUser({ tokenUrl, userUrl, id, secret, redirectUri }: Provider, code: string): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'authorization_code', client_id: id, client_secret: secret, code })
  if (redirectUri) body.set('redirect_uri', redirectUri)
  const accept = { accept: 'application/json' }
  const { access_token } = TokenReply.parse(await fetchJson(tokenUrl, { method: 'POST', body, headers: accept }))
  const authorization = `Bearer ${access_token}`
  const reply = UserReply.parse(await fetchJson(userUrl, { headers: { ...accept, authorization } }))
  return 'sub' in reply ? reply.sub : reply.id
}

async function fetchJson(url: string, request: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`social login answered ${answer.status}`)
  return answer.json()
}
