import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '#server/kit/ctx.ts'
import type { UserRow } from './sessions.ts'
import { user } from './tables.ts'
import { refuseToken } from './token-refusal.ts'

/** An outside login that speaks OAuth 2: configured as SOCIAL_{SOURCE}_TOKEN_URL, _USER_URL, _ID, _SECRET. */
interface Provider {
  tokenUrl: string
  userUrl: string
  id: string
  secret: string
}

const TokenReply = z.object({ access_token: z.string() })
const UserReply = z.object({ id: z.union([z.string(), z.number()]).transform(String) })
const TIMEOUT_MS = 10_000

/** Exchanges the provider's code for its user and finds the account bound to it. */
export async function userOfSocial(ctx: Ctx, source: string, code: string, state: string): Promise<UserRow> {
  const provider = providerOf(source) ?? refuseToken('invalid_grant', '未配置该登录方式')
  const oauthId = await outsideUser(ctx, provider, { code, state }).catch(() =>
    refuseToken('invalid_grant', '第三方登录失败，请重试'),
  )
  const [row] = await ctx.db
    .select()
    .from(user)
    .where(and(eq(user.oauthId, `${source}:${oauthId}`), eq(user.isDeleted, 0)))
  return row ?? refuseToken('invalid_grant', '该第三方账号尚未绑定，请先注册')
}

export const socialSources = (): string[] =>
  Object.keys(process.env).flatMap((name) => /^SOCIAL_([A-Z]+)_TOKEN_URL$/.exec(name)?.[1]?.toLowerCase() ?? [])

function providerOf(source: string): Provider | undefined {
  const read = (name: string) => process.env[`SOCIAL_${source.toUpperCase()}_${name}`] ?? ''
  const provider = { tokenUrl: read('TOKEN_URL'), userUrl: read('USER_URL'), id: read('ID'), secret: read('SECRET') }
  return /^[a-z]+$/i.test(source) && provider.tokenUrl && provider.userUrl ? provider : undefined
}

async function outsideUser(ctx: Ctx, provider: Provider, proof: { code: string; state: string }): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: provider.id,
    client_secret: provider.secret,
    ...proof,
  })
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(provider.tokenUrl, {
    method: 'POST',
    body,
    signal,
    headers: { accept: 'application/json' },
  })
  const { access_token } = TokenReply.parse(await answer.json())
  const who = await fetch(provider.userUrl, { signal, headers: { authorization: `Bearer ${access_token}` } })
  ctx.log.debug({ status: who.status }, 'social user answered')
  return UserReply.parse(await who.json()).id
}
