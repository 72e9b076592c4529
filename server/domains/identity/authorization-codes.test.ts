import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { oauth } from '#contract/identity/index.ts'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { askToken, forgetLimits, makeClient, passTime } from '#server/testing/people.ts'

const REDIRECT = 'https://partner.example/callback'

/** Somebody logged in here enters a partner's application without typing a password. */
describe('single sign-on', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
    await makeClient(app, 'partner', 'authorization_code', { webServerRedirectUri: REDIRECT })
    await makeClient(app, 'rival', 'authorization_code', { webServerRedirectUri: REDIRECT })
    await makeClient(app, 'closed', 'password', { webServerRedirectUri: REDIRECT })
  })
  beforeEach(() => forgetLimits(app))
  afterEach(() => app.setNow(undefined))

  const authorize = async (clientId: string, redirectUri = REDIRECT) =>
    (await app.as('ent')).call(oauth.authorize, { clientId, redirectUri, state: 'abc' })
  const enter = (code: string, redirect_uri = REDIRECT, client = 'partner') =>
    askToken(
      app,
      { grant_type: 'authorization_code', code, redirect_uri },
      { authorization: `Basic ${Buffer.from(`${client}:${client}`).toString('base64')}` },
    )
  const wrong = { status: 400, error_code: 'invalid_grant', error_description: '授权码错误或已失效' }

  it('gives a code that opens a session of the same person once', async () => {
    const { data } = await authorize('partner')
    expect(data).toMatchObject({ redirectUri: REDIRECT, state: 'abc' })
    expect(await enter(data.code)).toMatchObject({ status: 200, account: 'ent', client_id: 'partner' })
    expect(await enter(data.code)).toMatchObject(wrong)
  })

  it('gives it for one minute and one client', async () => {
    const { data } = await authorize('partner')
    expect(await enter(data.code, REDIRECT, 'rival')).toMatchObject(wrong)
    passTime(app, 65)
    expect(await enter(data.code)).toMatchObject(wrong)
    expect(await enter('guessed')).toMatchObject(wrong)
  })

  it('gives and takes it only at the registered address', async () => {
    const { data } = await authorize('partner')
    expect(await enter(data.code, 'https://evil.example/')).toMatchObject({
      error_code: 'invalid_grant',
      error_description: '回调地址不正确',
    })
    expect(await authorize('partner', 'https://evil.example/')).toMatchObject({ status: 400, msg: '回调地址不正确' })
    expect(await authorize('closed')).toMatchObject({ status: 400, msg: '该应用未登记单点登录' })
    expect(await authorize('nobody')).toMatchObject({ status: 400, msg: '该应用未登记单点登录' })
  })

  it('asks for a session first', async () => {
    const answer = await app.visitor.call(oauth.authorize, { clientId: 'partner', redirectUri: REDIRECT })
    expect(answer).toMatchObject({ status: 401, msg: '缺失令牌,鉴权失败' })
  })
})
