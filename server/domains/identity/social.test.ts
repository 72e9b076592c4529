import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { blade, guest } from '#contract/identity/index.ts'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { askToken, byPassword, forgetLimits, makeTenant, makeUser, passTime } from '#server/testing/people.ts'
import { user } from './tables.ts'

const CLIENT = { id: 'jinqiao', secret: 's3cret', redirectUri: 'https://jinqiao.example/loginLoading' }

describe('social login', () => {
  let app: TestApp
  let outside: Outside
  beforeAll(async () => {
    app = await startTestApp()
    outside = await startOutside()
    vi.stubEnv('SOCIAL_FORGE_TOKEN_URL', `${outside.url}/token`)
    vi.stubEnv('SOCIAL_FORGE_USER_URL', `${outside.url}/user`)
    vi.stubEnv('SOCIAL_FORGE_ID', CLIENT.id)
    vi.stubEnv('SOCIAL_FORGE_SECRET', CLIENT.secret)
    vi.stubEnv('SOCIAL_FORGE_REDIRECT_URI', CLIENT.redirectUri)
  })
  beforeEach(() => forgetLimits(app))
  afterEach(() => app.setNow(undefined))
  afterAll(async () => {
    vi.unstubAllEnvs()
    await outside.stop()
  })

  const login = (code: string, rest = {}) =>
    askToken(app, { grant_type: 'social', source: 'forge', code, state: 'x', ...rest })
  const failed = { status: 400, error_code: 'invalid_grant', error_description: '第三方登录失败，请重试' }

  it('lets in whom the provider names, once for each code', async () => {
    await makeUser(app, { account: 'outsider', oauthId: 'forge:4711' })
    const code = outside.consent({ id: 4711 })
    expect(await login(code)).toMatchObject({ status: 200, account: 'outsider', oauth_id: 'forge:4711' })
    expect(await login(code)).toMatchObject(failed)
    expect(await login(outside.consent({ sub: '4711' }), { source: 'FORGE' })).toMatchObject({ account: 'outsider' })
  })

  it('keeps to the tenant that is asked for', async () => {
    await makeTenant(app, '300001')
    await makeUser(app, { account: 'guest', oauthId: 'forge:77', tenantId: '300001' })
    expect(await login(outside.consent({ id: 77 }))).toMatchObject({ error_code: 'invalid_grant' })
    expect(await login(outside.consent({ id: 77 }), { tenantId: '300001' })).toMatchObject({ tenant_id: '300001' })
  })

  it('refuses a forged code, a provider that fails and one that is not configured', async () => {
    expect(await login('forged')).toMatchObject(failed)
    expect(await login('')).toMatchObject(failed)
    expect(await login(outside.consent({ name: 'no id' }))).toMatchObject(failed)
    outside.breakDown()
    expect(await login('whatever')).toMatchObject(failed)
    outside.recover()
    const unknown = { error_code: 'invalid_grant', error_description: '未配置该登录方式' }
    for (const source of ['nobody', '../../etc', 'FORGE_TOKEN', ''])
      expect(await login('x', { source })).toMatchObject(unknown)
  })

  it('leads from an unbound account over registration and approval to a login', async () => {
    const first = await login(outside.consent({ id: 900 }))
    expect(first).toMatchObject({
      status: 400,
      error_code: 'invalid_grant',
      error_description: '该第三方账号尚未绑定，请先注册',
      oauth_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const form = { tenantId: '000000', name: '外部用户', account: 'bound', password: 'Bound@2026' }
    expect(await app.visitor.call(blade['register-guest'], { ...form, oauthId: first.oauth_id })).toMatchObject({
      status: 200,
    })
    expect(await login(outside.consent({ id: 900 }))).toMatchObject({ error_code: 'account_disabled' })
    const admin = await app.as('admin')
    const { records } = (await admin.call(guest.page, { account: 'bound' })).data
    expect(records[0]).toMatchObject({ oauthId: 'forge:900', statusName: '待审核' })
    await admin.call(guest.approve, { id: records[0]!.id })
    expect(await login(outside.consent({ id: 900 }))).toMatchObject({ status: 200, account: 'bound' })
    expect(await askToken(app, byPassword('bound', 'Bound@2026'))).toMatchObject({ status: 200 })
  })

  it('binds nothing to a registration that only claims an outside account', async () => {
    const form = { tenantId: '000000', name: '冒名', password: 'Bound@2026' }
    await app.visitor.call(blade['register-guest'], { ...form, account: 'claimer', oauthId: 'forge:1000' })
    const [row] = await app.house.database.db.select().from(user).where(eq(user.account, 'claimer'))
    expect(row!.oauthId).toBe('')
    const first = await login(outside.consent({ id: 1000 }))
    await app.visitor.call(blade['register-guest'], { ...form, account: 'one', oauthId: first.oauth_id })
    await app.visitor.call(blade['register-guest'], { ...form, account: 'two', oauthId: first.oauth_id })
    const rows = await app.house.database.db.select().from(user).where(eq(user.oauthId, 'forge:1000'))
    expect(rows.map(({ account }) => account)).toEqual(['one'])
  })

  it('binds an outside account once, and not after half an hour', async () => {
    const form = { tenantId: '000000', name: '再来', password: 'Bound@2026' }
    const [one, two] = [await login(outside.consent({ id: 55 })), await login(outside.consent({ id: 55 }))]
    await app.visitor.call(blade['register-guest'], { ...form, account: 'early', oauthId: one.oauth_id })
    expect(
      await app.visitor.call(blade['register-guest'], { ...form, account: 'late', oauthId: two.oauth_id }),
    ).toMatchObject({ status: 400, msg: '该第三方账号已绑定其他账号' })
    const old = await login(outside.consent({ id: 56 }))
    passTime(app, 1810)
    await app.visitor.call(blade['register-guest'], { ...form, account: 'tardy', oauthId: old.oauth_id })
    expect(await app.house.database.db.select().from(user).where(eq(user.oauthId, 'forge:56'))).toEqual([])
  })
})

interface Outside {
  url: string
  /** What a person's consent in his browser leads to: a code, good once. */
  consent(profile: object): string
  breakDown(): void
  recover(): void
  stop(): Promise<void>
}

/** A provider as RFC 6749 §4.1 describes it: codes of one use, a client that must name itself, tokens in a header. */
async function startOutside(): Promise<Outside> {
  const codes = new Map<string, object>()
  const tokens = new Map<string, object>()
  let broken = false
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (broken) return answer(503, {})
    if (request.url === '/user') {
      const profile = tokens.get(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '')
      return profile ? answer(200, profile) : answer(401, { error: 'invalid_token' })
    }
    const form = new URLSearchParams(await textOf(request))
    const is = (name: string, value: string) => form.get(name) === value
    if (request.method !== 'POST' || !is('grant_type', 'authorization_code'))
      return answer(400, { error: 'unsupported_grant_type' })
    if (!is('client_id', CLIENT.id) || !is('client_secret', CLIENT.secret))
      return answer(401, { error: 'invalid_client' })
    const profile = codes.get(form.get('code') ?? '')
    if (!profile || !is('redirect_uri', CLIENT.redirectUri)) return answer(400, { error: 'invalid_grant' })
    codes.delete(form.get('code')!)
    const token = crypto.randomUUID()
    tokens.set(token, profile)
    return answer(200, { access_token: token, token_type: 'bearer', expires_in: 60 })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    consent: (profile) => {
      const code = crypto.randomUUID()
      codes.set(code, profile)
      return code
    },
    breakDown: () => {
      broken = true
    },
    recover: () => {
      broken = false
    },
    stop: () => closed(server),
  }
}

async function textOf(request: AsyncIterable<Buffer>): Promise<string> {
  const parts = await Array.fromAsync(request)
  return Buffer.concat(parts).toString()
}

const closed = (server: Server) => new Promise<void>((done) => server.close(() => done()))
