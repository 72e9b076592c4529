import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { oauth, user as users } from '#contract/identity/index.ts'
import { callerFor, startTestApp, type TestApp } from '#server/testing/app.ts'
import {
  askToken,
  byPassword,
  forgetLimits,
  makeClient,
  makeRole,
  makeTenant,
  makeUser,
  passTime,
  rootDept,
} from '#server/testing/people.ts'
import { WEB_CLIENT } from '#server/testing/sign.ts'
import { user } from './tables.ts'

const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })

describe('tokens', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  beforeEach(() => forgetLimits(app))
  afterEach(() => app.setNow(undefined))

  const refresh = (token: string, headers = {}) =>
    askToken(app, { grant_type: 'refresh_token', refresh_token: token }, headers)
  const works = async (token: string) => (await callerFor(app.url, token, '').call(oauth['user-info'])).status

  describe('a login', () => {
    it('answers the whole token object, flat and without null', async () => {
      const bank = await askToken(app, byPassword('bank'))
      expect(bank).toMatchObject({
        status: 200,
        token_type: 'bearer',
        expires_in: 3600,
        tenant_id: '000000',
        account: 'bank',
        user_name: 'bank',
        role_name: 'bank',
        client_id: 'saber',
        detail: { type: 'web', userCategory: '2', financeType: '000001', authStatus: '', orgCode: '' },
      })
      expect(bank.access_token).not.toBe(bank.refresh_token)
      expect(JSON.stringify(bank)).not.toContain('null')
      expect(bank).not.toHaveProperty('code')
      expect(bank).not.toHaveProperty('password')

      const enterprise = await askToken(app, byPassword('ent'))
      expect(enterprise.detail).toMatchObject({ userCategory: '3', authStatus: '06', financeId: '' })
      expect(enterprise.detail.orgCode).toHaveLength(18)
      expect(await askToken(app, byPassword('norole'))).toMatchObject({ status: 200, role_id: '', role_name: '' })
    })

    it('takes its parameters from the query, a form or a JSON body, the query first', async () => {
      const { visitor } = app
      const query = await visitor.call(oauth.token, byPassword('ops'), { inQuery: true })
      expect(query.body).toMatchObject({ account: 'ops' })
      const form = await fetch(`${app.url}${oauth.token.path}?username=ops`, {
        method: 'POST',
        body: new URLSearchParams(byPassword('somebody')),
        headers: basic('saber:saber_secret'),
      })
      expect(await form.json()).toMatchObject({ account: 'ops' })
    })

    it('tells who is calling, and ends with the logout', async () => {
      const first = await askToken(app, byPassword('ops'))
      const caller = callerFor(app.url, first.access_token, first.user_id)
      const { data } = await caller.call(oauth['user-info'])
      expect(data).toMatchObject({ account: 'ops', user_id: first.user_id, detail: first.detail })
      expect(data).not.toHaveProperty('access_token')
      expect((await caller.call(oauth['clear-cache'])).status).toBe(200)

      expect(await caller.call(oauth.logout)).toMatchObject({ status: 200, success: true })
      expect(await caller.call(oauth['user-info'])).toMatchObject({ status: 401, code: 401, msg: '请求未授权' })
      expect(await refresh(first.refresh_token)).toMatchObject({ error_code: 'invalid_grant' })
      expect(await app.visitor.call(oauth.logout)).toMatchObject({ status: 200 })
    })

    it("expires after the client's time", async () => {
      const { access_token } = await askToken(app, byPassword('ops'))
      passTime(app, 3595)
      expect(await works(access_token)).toBe(200)
      passTime(app, 3605)
      expect(await works(access_token)).toBe(401)
    })
  })

  describe('a refresh', () => {
    it('rotates both tokens and leaves the earlier access token alone', async () => {
      const first = await askToken(app, byPassword('ops'))
      const second = await refresh(first.refresh_token)
      expect(second).toMatchObject({ status: 200, account: 'ops', detail: first.detail })
      expect(second.access_token).not.toBe(first.access_token)
      expect(second.refresh_token).not.toBe(first.refresh_token)
      expect([await works(first.access_token), await works(second.access_token)]).toEqual([200, 200])
    })

    it('ends the whole login when a refresh token comes a second time', async () => {
      const first = await askToken(app, byPassword('ops'))
      const other = await askToken(app, byPassword('ops'))
      const second = await refresh(first.refresh_token)
      expect(await refresh(first.refresh_token)).toMatchObject({
        status: 400,
        error_code: 'invalid_grant',
        error_description: '登录已失效，请重新登录',
      })
      expect([await works(first.access_token), await works(second.access_token)]).toEqual([401, 401])
      expect(await refresh(second.refresh_token)).toMatchObject({ error_code: 'invalid_grant' })
      expect(await works(other.access_token)).toBe(200)
    })

    it('leaves no session behind when one refresh token is used many times at once', async () => {
      const first = await askToken(app, byPassword('ops'))
      const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(first.refresh_token)))
      const issued = answers.filter((answer) => answer.access_token)
      expect(issued).toHaveLength(1)
      expect(await works(issued[0]!.access_token)).toBe(401)
    })

    it('is over after a week, for another client and for nonsense', async () => {
      const first = await askToken(app, byPassword('ops'))
      expect(await refresh('nonsense')).toMatchObject({ error_code: 'invalid_grant' })
      expect(await refresh('')).toMatchObject({ error_code: 'invalid_grant' })
      await makeClient(app, 'other', 'refresh_token')
      expect(await refresh(first.refresh_token, basic('other:other'))).toMatchObject({ error_code: 'invalid_grant' })
      passTime(app, 604_805)
      expect(await refresh(first.refresh_token)).toMatchObject({ error_description: '登录已失效，请重新登录' })
    })

    it('does not outlive the account', async () => {
      const id = await makeUser(app, { account: 'leaver' })
      const first = await askToken(app, byPassword('leaver'))
      await app.house.database.db.update(user).set({ status: 0 }).where(eq(user.id, id))
      expect(await refresh(first.refresh_token)).toMatchObject({ error_code: 'account_disabled' })
    })
  })

  describe('clients', () => {
    it('refuses the token of another client everywhere', async () => {
      const first = await askToken(app, byPassword('ops'))
      await makeClient(app, 'stranger', 'password')
      const caller = callerFor(app.url, first.access_token, '')
      const answer = await caller.call(oauth['user-info'], {}, { headers: basic('stranger:stranger') })
      expect(answer).toMatchObject({ status: 401, code: 401, msg: '请求未授权' })
    })

    it.each([
      ['no client', { authorization: '' }],
      ['an unknown client', basic('nobody:x')],
      ['a wrong secret', basic('saber:wrong')],
      ['an unreadable header', { authorization: 'Basic ***' }],
      ['another scheme', { authorization: 'Bearer abc' }],
    ])('refuses %s flat, with invalid_client', async (_name, headers) => {
      const answer = await askToken(app, byPassword('ops'), headers)
      expect(answer).toMatchObject({ status: 400, error_code: 'invalid_client' })
      expect(answer.error_description).toMatch(/[一-龥]/)
      expect(answer).not.toHaveProperty('access_token')
    })

    it('refuses an unknown client on other calls with 401', async () => {
      const answer = await app.visitor.call(oauth.captcha, {}, { headers: basic('nobody:x') })
      expect(answer).toMatchObject({ status: 401, msg: '请求未授权' })
    })

    it('refuses a client that is off, and grants it does not hold', async () => {
      await makeClient(app, 'narrow', 'refresh_token')
      expect(await askToken(app, byPassword('ops'), basic('narrow:narrow'))).toMatchObject({
        error_code: 'unauthorized_client',
        error_description: '该客户端不允许使用此授权类型',
      })
      await makeClient(app, 'asleep', 'password', { status: 0 })
      expect(await askToken(app, byPassword('ops'), basic('asleep:asleep'))).toMatchObject({
        error_code: 'invalid_client',
      })
    })

    it('lets a secret hold a colon', async () => {
      await makeClient(app, 'colon', 'password', { clientSecret: 'a:b:c' })
      expect(await askToken(app, byPassword('ops'), basic('colon:a:b:c'))).toMatchObject({ status: 200 })
    })
  })

  describe('switch mode', () => {
    it('lets a person take one of his own roles and departments, and keeps the choice over a refresh', async () => {
      const [one, two] = [await makeRole(app, 'one', ['/system/user']), await makeRole(app, 'two')]
      const dept = await rootDept(app)
      await makeUser(app, { account: 'switcher', roleId: `${one},${two}`, deptId: dept })
      const both = await askToken(app, byPassword('switcher'))
      expect(both).toMatchObject({ role_id: `${one},${two}`, role_name: 'one,two', dept_id: dept })
      expect(await sees(both.access_token)).toBe(200)

      const chosen = await askToken(app, byPassword('switcher'), { 'role-id': two, 'dept-id': dept })
      expect(chosen).toMatchObject({ role_id: two, role_name: 'two', dept_id: dept })
      expect(await sees(chosen.access_token)).toBe(403)

      const kept = await refresh(chosen.refresh_token)
      expect(kept).toMatchObject({ role_id: two })
      const switched = await refresh(kept.refresh_token, { 'role-id': one })
      expect(switched).toMatchObject({ role_id: one, role_name: 'one' })
      expect(await sees(switched.access_token)).toBe(200)
    })

    it('refuses a role or department of others', async () => {
      const foreign = await makeRole(app, 'foreign')
      for (const headers of [{ 'role-id': foreign }, { 'dept-id': '42' }, { 'role-id': 'x,y' }])
        expect(await askToken(app, byPassword('ops'), headers as never)).toMatchObject({
          status: 400,
          error_code: 'invalid_request',
          error_description: '所选部门或角色不属于当前用户',
        })
    })

    const sees = async (token: string) => (await callerFor(app.url, token, '').call(users.page, {})).status
  })

  describe('closed doors', () => {
    it('says the same of a wrong password and an unknown account', async () => {
      const wrong = { status: 400, error_code: 'invalid_grant', error_description: '用户名或密码错误' }
      expect(await askToken(app, byPassword('ops', 'Wrong@2026'))).toMatchObject(wrong)
      expect(await askToken(app, byPassword('no-such-account'))).toMatchObject(wrong)
      expect(await askToken(app, byPassword('ops', 'Jinqiao@2026', { tenantId: '999999' }))).toMatchObject(wrong)
      // The md5 travels, not what was typed.
      expect(await askToken(app, { ...byPassword('ops'), password: 'Jinqiao@2026' })).toMatchObject(wrong)
    })

    it('refuses an account that is off, and an expired tenant', async () => {
      await makeUser(app, { account: 'sleeper', status: 0 })
      expect(await askToken(app, byPassword('sleeper'))).toMatchObject({
        error_code: 'account_disabled',
        error_description: '账号已停用',
      })
      await makeTenant(app, '100001', { expireTime: '2020-01-01 00:00:00' })
      const expired = { error_code: 'account_disabled', error_description: '租户已过期' }
      expect(await askToken(app, byPassword('admin', undefined, { tenantId: '100001' }))).toMatchObject(expired)
      expect(await askToken(app, byPassword('admin'), { 'tenant-id': '100001' })).toMatchObject(expired)
    })

    it('lets the parameter name the tenant before the header', async () => {
      await makeTenant(app, '100002')
      const own = await askToken(app, byPassword('admin', undefined, { tenantId: '000000' }), { 'tenant-id': '100002' })
      expect(own).toMatchObject({ tenant_id: '000000' })
      expect(await askToken(app, byPassword('admin'), { 'tenant-id': '100002' })).toMatchObject({ tenant_id: '100002' })
    })
  })

  it('keeps the password grant from the browser client', async () => {
    const answer = await askToken(app, byPassword('ops'), { authorization: WEB_CLIENT })
    expect(answer).toMatchObject({ status: 400, error_code: 'invalid_request', error_description: '缺少请求签名' })
  })
})
