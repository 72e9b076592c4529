import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { oauth, user as users } from '#contract/identity/index.ts'
import { callerFor, startTestApp, type TestApp } from '#server/testing/app.ts'
import {
  askToken,
  byPassword,
  forgetLimits,
  loginAs,
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

  describe('lockout', () => {
    const fail = async (account: string, times: number) => {
      for (let time = 0; time < times; time++) await askToken(app, byPassword(account, 'Wrong@2026'))
    }
    const locked = { status: 400, error_code: 'account_locked', error_description: '用户登录失败次数过多' }

    it('refuses the right password after five failures, until half an hour has passed', async () => {
      await makeUser(app, { account: 'forgetful' })
      await fail('forgetful', 5)
      expect(await askToken(app, byPassword('forgetful'))).toMatchObject(locked)
      passTime(app, 1790)
      expect(await askToken(app, byPassword('forgetful'))).toMatchObject(locked)
      passTime(app, 1810)
      expect(await askToken(app, byPassword('forgetful'))).toMatchObject({ status: 200 })
    })

    it('counts only failures within half an hour, and a success clears them', async () => {
      await makeUser(app, { account: 'slow' })
      await fail('slow', 4)
      expect(await askToken(app, byPassword('slow'))).toMatchObject({ status: 200 })
      await fail('slow', 4)
      passTime(app, 1810)
      await fail('slow', 1)
      expect(await askToken(app, byPassword('slow'))).toMatchObject({ status: 200 })
    })

    it('is lifted by an administrator, who sees it in the list', async () => {
      const id = await makeUser(app, { account: 'stuck' })
      await fail('stuck', 5)
      const admin = await app.as('admin')
      const find = async () => (await admin.call(users.page, { account_equal: 'stuck' })).data.records[0]!
      expect(await find()).toMatchObject({ locked: true })
      expect(await admin.call(users.unlock, { userIds: id }, { inQuery: true })).toMatchObject({ status: 200 })
      expect(await find()).toMatchObject({ locked: false })
      expect(await askToken(app, byPassword('stuck'))).toMatchObject({ status: 200 })
    })

    it('locks nobody of the same name in another tenant', async () => {
      await makeTenant(app, '100003')
      await fail('admin', 5)
      expect(await askToken(app, byPassword('admin'))).toMatchObject(locked)
      expect(await askToken(app, byPassword('admin', undefined, { tenantId: '100003' }))).toMatchObject({ status: 200 })
      passTime(app, 1810)
      await loginAs(app, 'admin')
    })

    it('counts guesses that come all at once', async () => {
      await makeUser(app, { account: 'hunted' })
      const guesses = Array.from({ length: 30 }, () => askToken(app, byPassword('hunted', 'Wrong@2026')))
      await Promise.all(guesses)
      expect(await askToken(app, byPassword('hunted'))).toMatchObject(locked)
    })
  })

  describe('bad input', () => {
    it.each([
      ['nothing', {}, 'invalid_request'],
      ['no grant type', { username: 'ops' }, 'invalid_request'],
      ['an unknown grant', { grant_type: 'magic' }, 'unsupported_grant_type'],
      ['a grant named like a method', { grant_type: 'constructor' }, 'unsupported_grant_type'],
      ['a list for a grant', { grant_type: ['password'] }, 'invalid_request'],
      ['a number for a name', { ...byPassword('ops'), username: 5 }, 'invalid_request'],
      ['an object for a password', { ...byPassword('ops'), password: { a: 1 } }, 'invalid_request'],
      ['null', { ...byPassword('ops'), username: null }, 'invalid_request'],
      ['a NUL', byPassword('o\0ps'), 'invalid_request'],
      ['a very long name', byPassword('x'.repeat(100_000)), 'invalid_request'],
      ['no name', { grant_type: 'password' }, 'invalid_grant'],
      ['SQL', byPassword("' or '1'='1"), 'invalid_grant'],
      ['no captcha', { ...byPassword('ops'), grant_type: 'captcha' }, 'invalid_captcha'],
      ['no code', { grant_type: 'authorization_code' }, 'invalid_grant'],
      ['no source', { grant_type: 'social' }, 'invalid_grant'],
    ])('refuses %s', async (_name, input, errorCode) => {
      const answer = await askToken(app, input)
      expect(answer).toMatchObject({ status: 400, error_code: errorCode })
      expect(answer.error_description).toMatch(/[一-龥]/)
      expect(Object.keys(answer).sort()).toEqual(['error_code', 'error_description', 'status'])
    })

    it.each([
      ['broken JSON', 'application/json', '{"grant_type":'],
      ['a list', 'application/json', '["password"]'],
      ['a bare text', 'application/json', '"password"'],
      ['a poisoned prototype', 'application/json', '{"__proto__":{"grant_type":"password"}}'],
      ['another media type', 'application/xml', '<grant/>'],
      ['a cut multipart', 'multipart/form-data; boundary=x', '--x'],
    ])('refuses %s flat as well', async (_name, type, body) => {
      const answer = await fetch(app.url + oauth.token.path, {
        method: 'POST',
        body,
        headers: { 'content-type': type, ...basic('saber:saber_secret') },
      })
      expect(answer.status).toBe(400)
      const json = (await answer.json()) as object
      expect(Object.keys(json).sort()).toEqual(['error_code', 'error_description'])
      expect(json).toMatchObject({ error_code: 'invalid_request', error_description: expect.stringMatching(/[一-龥]/) })
    })

    it('refuses flat after too many calls from one address', async () => {
      const { max } = oauth.token.limits[0]!
      const texts: string[] = []
      while (texts.length <= 2 * max && texts.at(-1) !== '操作过于频繁，请稍后再试')
        texts.push((await askToken(app, { grant_type: 'magic' })).error_description)
      expect(texts.length).toBeGreaterThan(max)
      expect([...new Set(texts)]).toEqual(['不支持的授权类型', '操作过于频繁，请稍后再试'])
    })

    it('refuses what nests without end', async () => {
      const answer = await fetch(app.url + oauth.token.path, {
        method: 'POST',
        body: `{"grant_type":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
        headers: { 'content-type': 'application/json', ...basic('saber:saber_secret') },
      })
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { error_code: 'invalid_request', error_description: '请求内容嵌套过深' },
      ])
    })
  })

  it('keeps the password grant from the browser client', async () => {
    const answer = await askToken(app, byPassword('ops'), { authorization: WEB_CLIENT })
    expect(answer).toMatchObject({ status: 400, error_code: 'invalid_request', error_description: '缺少请求签名' })
  })
})
