import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { oauth, user as users } from '#contract/identity/index.ts'
import { DEMO_PASSWORD } from '#server/demo/accounts.ts'
import { callerFor, startTestApp, type TestApp } from '#server/testing/app.ts'
import { askToken, byPassword, forgetLimits } from '#server/testing/people.ts'
import { solveCaptcha } from '#server/testing/proofs.ts'
import { signedHeaders, WEB_CLIENT } from '#server/testing/sign.ts'

/** The browser's client must sign: what it logs in with, and every call after that. */
describe('signed requests', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  beforeEach(() => forgetLimits(app))

  const params = { ...byPassword('ops', DEMO_PASSWORD), grant_type: 'captcha' }
  const login = async (headers: Record<string, string>, input: object = params) => {
    const { key, code } = await solveCaptcha(app)
    return askToken(app, { ...input }, { 'captcha-key': key, 'captcha-code': code, ...headers })
  }
  const refused = (error_description: string) => ({ status: 400, error_code: 'invalid_request', error_description })

  it('are served', async () => {
    const answer = await login(signedHeaders(params))
    expect(answer).toMatchObject({ status: 200, client_id: 'jinqiao-web', account: 'ops' })
    const caller = callerFor(app.url, answer.access_token, answer.user_id)
    expect(await caller.call(oauth['user-info'], {}, { headers: signedHeaders({}) })).toMatchObject({ status: 200 })
  })

  it('are refused flat on the token call when unsigned, partly signed, stale, replayed or tampered', async () => {
    const missing = refused('缺少请求签名')
    expect(await login({ authorization: WEB_CLIENT })).toMatchObject(missing)
    expect(await login({ authorization: WEB_CLIENT, 'x-nonce': randomUUID() })).toMatchObject(missing)
    const { 'x-sign': _sign, ...part } = signedHeaders(params)
    expect(await login(part)).toMatchObject(missing)

    const stale = refused('请求时间已失效，请校准设备时间后重试')
    expect(await login(signedHeaders(params, Date.now() - 301_000))).toMatchObject(stale)
    expect(await login(signedHeaders(params, Date.now() + 310_000))).toMatchObject(stale)
    expect(await login({ ...signedHeaders(params), 'x-timestamp': 'soon' })).toMatchObject(stale)
    expect(await login(signedHeaders(params, Date.now() - 290_000))).toMatchObject({ status: 200 })

    const once = signedHeaders(params)
    expect(await login(once)).toMatchObject({ status: 200 })
    expect(await login(once)).toMatchObject(refused('重复的请求，已拒绝'))

    const tampered = refused('签名校验失败')
    expect(await login(signedHeaders({ ...params, username: 'admin' }))).toMatchObject(tampered)
    expect(await login({ ...signedHeaders(params), 'x-sign': 'f'.repeat(64) })).toMatchObject(tampered)
    for (const answer of [await login({ authorization: WEB_CLIENT })]) expect(answer).not.toHaveProperty('access_token')
  })

  it('are refused in the envelope on every other call, also when only the token names the client', async () => {
    const { access_token, user_id } = await login(signedHeaders(params))
    const caller = callerFor(app.url, access_token, user_id)
    const info = (headers: Record<string, string>) => caller.call(oauth['user-info'], {}, { headers })
    const missing = { status: 400, code: 400, success: false, data: {}, msg: '缺少请求签名' }
    expect(await info({ authorization: WEB_CLIENT })).toMatchObject(missing)
    expect(await info({ authorization: '' })).toMatchObject(missing)
    const once = signedHeaders({})
    expect(await info(once)).toMatchObject({ status: 200 })
    expect(await info(once)).toMatchObject({ status: 400, msg: '重复的请求，已拒绝' })
    expect(await info(signedHeaders({}, Date.now() - 301_000))).toMatchObject({
      msg: '请求时间已失效，请校准设备时间后重试',
    })
    expect(await info(signedHeaders({ size: 10 }))).toMatchObject({ msg: '签名校验失败' })
  })

  it('sign query and body as sent, Chinese and repeated keys included', async () => {
    const { access_token, user_id } = await login(signedHeaders(params))
    const caller = callerFor(app.url, access_token, user_id)
    const query = { current: '1', size: '10', account: '', name: '张 三&=' }
    const found = await caller.call(users['search/user'], query, { headers: signedHeaders(query) })
    expect(found.status).toBe(200)
    const body = { name: '昵称', realName: '演示运营', email: '' }
    const saved = await caller.call(users['update-info'], body, { headers: signedHeaders(body) })
    expect(saved).toMatchObject({ status: 200, data: {} })
    const twice = await fetch(`${app.url}${users['search/user'].path}?name=a&name=b`, {
      headers: { ...signedHeaders({ name: 'a,b' }), 'blade-auth': `bearer ${access_token}` },
    })
    expect(twice.status).toBe(200)
  })

  it('are checked for the API client too when it signs, and needed by none that does not have to', async () => {
    const { authorization: _web, ...sign } = signedHeaders(byPassword('ops'))
    expect(await askToken(app, byPassword('ops'), sign)).toMatchObject({ status: 200, client_id: 'saber' })
    expect(await askToken(app, byPassword('ops'), sign)).toMatchObject(refused('重复的请求，已拒绝'))
    expect(await askToken(app, byPassword('ops'))).toMatchObject({ status: 200 })
  })

  it('let one of many equal requests through', async () => {
    const { access_token } = await login(signedHeaders(params))
    const caller = callerFor(app.url, access_token, '')
    const headers = signedHeaders({})
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => caller.call(oauth['user-info'], {}, { headers })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
