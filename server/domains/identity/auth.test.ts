import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blade, captcha as captchaCalls, oauth, sms } from '#contract/identity/index.ts'
import { smsOutbox } from '#server/domains/messaging/tables.ts'
import { callerFor, startTestApp, type TestApp } from '#server/testing/app.ts'
import {
  askToken,
  byPassword,
  forgetLimits,
  makeClient,
  makeTenant,
  makeUser,
  passTime,
  untilLimited,
} from '#server/testing/people.ts'
import { solveCaptcha, takeSmsCode } from '#server/testing/proofs.ts'

describe('captchas', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  beforeEach(() => forgetLimits(app))
  afterEach(() => app.setNow(undefined))

  const check = async (key: string, code: string) => (await app.visitor.call(captchaCalls.check, { key, code })).data
  const login = (key: string, code: string) =>
    askToken(app, { ...byPassword('ops'), grant_type: 'captcha' }, { 'captcha-key': key, 'captcha-code': code })
  const wrong = { status: 400, error_code: 'invalid_captcha', error_description: '验证码不正确' }

  it('shows a picture, bare and without a client, or asks a sum', async () => {
    const answer = await fetch(app.url + oauth.captcha.path)
    const picture = (await answer.json()) as { key: string; image: string }
    expect(picture.image).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(picture).not.toHaveProperty('code')
    const sum = (await app.visitor.call(oauth.captcha, { kind: 'sum' })).body as { question: string; key: string }
    const [one, other] = sum.question.match(/\d+/g)!.map(Number)
    expect(await check(sum.key, String(one! + other!))).toBe(true)
  })

  it('is checked without case as often as one likes, and used up by one login', async () => {
    const { key, code } = await solveCaptcha(app)
    expect(code).toHaveLength(5)
    expect(await check(key, code.toUpperCase())).toBe(true)
    expect(await check(key, code)).toBe(true)
    expect(await login(key, code.toUpperCase())).toMatchObject({ status: 200, account: 'ops' })
    expect(await login(key, code)).toMatchObject(wrong)
    expect(await check(key, code)).toBe(false)
  })

  it('is used up by a login with a wrong code or a wrong password as well', async () => {
    const first = await solveCaptcha(app)
    expect(await login(first.key, 'zzzzz')).toMatchObject(wrong)
    expect(await login(first.key, first.code)).toMatchObject(wrong)
    const second = await solveCaptcha(app)
    const headers = { 'captcha-key': second.key, 'captcha-code': second.code }
    expect(await askToken(app, { ...byPassword('ops', 'Wrong@2026'), grant_type: 'captcha' }, headers)).toMatchObject({
      error_code: 'invalid_grant',
    })
    expect(await login(second.key, second.code)).toMatchObject(wrong)
  })

  it('is void after five wrong checks, also when they come at once', async () => {
    const { key, code } = await solveCaptcha(app)
    for (let time = 0; time < 4; time++) expect(await check(key, 'zzzzz')).toBe(false)
    expect(await check(key, code)).toBe(true)
    expect(await check(key, 'zzzzz')).toBe(false)
    expect(await check(key, code)).toBe(false)
    expect(await login(key, code)).toMatchObject(wrong)

    const hunted = await solveCaptcha(app)
    await Promise.all(Array.from({ length: 20 }, () => check(hunted.key, 'zzzzz')))
    expect(await check(hunted.key, hunted.code)).toBe(false)
  })

  it('is over after half an hour', async () => {
    const { key, code } = await solveCaptcha(app)
    passTime(app, 1790)
    expect(await check(key, code)).toBe(true)
    passTime(app, 1810)
    expect(await check(key, code)).toBe(false)
    expect(await login(key, code)).toMatchObject(wrong)
  })

  it('names what a check lacks, and stops a flood', async () => {
    expect(await app.visitor.call(captchaCalls.check, { code: 'abcde' } as never)).toMatchObject({
      status: 400,
      msg: '参数错误：key不能为空',
    })
    const answers = await untilLimited(oauth.captcha, () => app.visitor.call(oauth.captcha, {}))
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 429, success: false, msg: '操作过于频繁，请稍后再试' })
    expect(answers.length).toBeGreaterThan(oauth.captcha.limits[0]!.max)
  })
})

describe('SMS codes', () => {
  let app: TestApp
  let phone: string
  let last = 13_700_000_000
  beforeAll(async () => {
    app = await startTestApp()
    await makeClient(app, 'sms-app', 'sms')
  })
  beforeEach(async () => {
    await forgetLimits(app)
    phone = String(++last)
    await makeUser(app, { account: `user${last}`, phone })
  })
  afterEach(() => app.setNow(undefined))

  const login = (id: string, code: string, number = phone) =>
    askToken(app, { grant_type: 'sms', phone: number }, { authorization: smsClient, 'sms-key': id, 'sms-code': code })
  const wrong = { status: 400, error_code: 'invalid_sms', error_description: '短信验证码错误或已失效' }

  it('lets the owner of a phone in, once', async () => {
    const { id, code } = await takeSmsCode(app, phone)
    expect(code).toMatch(/^\d{6}$/)
    expect(await login(id, code)).toMatchObject({ status: 200, phone, account: `user${phone}` })
    expect(await login(id, code)).toMatchObject(wrong)
  })

  it('is written to the outbox that a job delivers', async () => {
    const { code } = await takeSmsCode(app, phone)
    await app.drain()
    const [sent] = await app.house.database.db.select().from(smsOutbox).where(eq(smsOutbox.phone, phone))
    expect(sent!.content).toContain(code)
    expect(sent!.status).not.toBe('00')
  })

  it('is void after five wrong tries, also when they come at once', async () => {
    const { id, code } = await takeSmsCode(app, phone)
    const other = code === '000000' ? '111111' : '000000'
    for (let time = 0; time < 5; time++) expect(await login(id, other)).toMatchObject(wrong)
    expect(await login(id, code)).toMatchObject(wrong)

    passTime(app, 61)
    const second = await takeSmsCode(app, phone)
    const guesses = Array.from({ length: 15 }, (_, at) => login(second.id, String(at).padStart(6, '9')))
    await Promise.all(guesses)
    expect(await login(second.id, second.code)).toMatchObject(wrong)
  })

  it('is over after five minutes', async () => {
    const { id, code } = await takeSmsCode(app, phone)
    passTime(app, 305)
    expect(await login(id, code)).toMatchObject(wrong)
  })

  it('belongs to its phone and its key', async () => {
    const { id, code } = await takeSmsCode(app, phone)
    expect(await login(id, code, '13799999999')).toMatchObject(wrong)
    expect(await login('1', code)).toMatchObject(wrong)
    expect(await login('9'.repeat(19), code)).toMatchObject(wrong)
    expect(await login("1' or '1'='1", code)).toMatchObject(wrong)
    expect(await login('', '')).toMatchObject(wrong)
    expect(await login(id, code)).toMatchObject({ status: 200 })
  })

  it('is sent once in a minute, and a newer one voids the earlier', async () => {
    const first = await takeSmsCode(app, phone)
    const again = await app.visitor.call(sms.sendSmsCode, await asking(phone))
    expect(again).toMatchObject({ status: 429, code: 429, msg: '操作过于频繁，请稍后再试', data: {} })
    passTime(app, 61)
    const second = await takeSmsCode(app, phone)
    expect(await login(first.id, first.code)).toMatchObject(wrong)
    expect(await login(second.id, second.code)).toMatchObject({ status: 200 })
  })

  it('is sent once although it is asked for ten times at once', async () => {
    const requests = await Promise.all(Array.from({ length: 10 }, () => asking(phone)))
    const answers = await Promise.all(requests.map((request) => app.visitor.call(sms.sendSmsCode, request)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(429)])
  })

  it.each([
    [{ phone: '' }, '请输入手机号码'],
    [{ phone: '12345678901' }, '请输入正确的手机号'],
    [{ captchaCode: '' }, '请输入图形验证码'],
    [{ key: '' }, '参数错误：key不能为空'],
    [{ captchaCode: 'zzzzz' }, '验证码不正确'],
  ])('asks for %j with 「%s」', async (change, msg) => {
    const answer = await app.visitor.call(sms.sendSmsCode, { ...(await asking(phone)), ...change })
    expect(answer).toMatchObject({ status: 400, msg })
  })

  it('uses the captcha up, right or wrong', async () => {
    const { key, code } = await solveCaptcha(app)
    await app.visitor.call(sms.sendSmsCode, { phone, key, captchaCode: 'zzzzz' })
    const second = await app.visitor.call(sms.sendSmsCode, { phone, key, captchaCode: code })
    expect(second).toMatchObject({ status: 400, msg: '验证码不正确' })
  })

  it('tells an unknown phone only after its code was right', async () => {
    const { id, code } = await takeSmsCode(app, '13611112222')
    expect(await login(id, '000000', '13611112222')).toMatchObject(wrong)
    expect(await login(id, code, '13611112222')).toMatchObject({
      error_code: 'invalid_grant',
      error_description: '该手机号尚未注册',
    })
  })

  it('records an SMS that a page asks for', async () => {
    const ops = await app.as('ops')
    const { data } = await ops.call(sms['smsflowinfo/add'], { content: '您的申请已受理', phone })
    expect(data.id).toMatch(/^\d+$/)
    expect(await ops.call(sms['smsflowinfo/add'], { content: '', phone })).toMatchObject({ msg: '请输入短信内容' })
  })

  const asking = async (number: string) => {
    const { key, code } = await solveCaptcha(app)
    return { phone: number, key, captchaCode: code }
  }
})

/** The seeded API client has no SMS grant; this one stands for the browser without its signature. */
const smsClient = `Basic ${Buffer.from('sms-app:sms-app').toString('base64')}`

describe('accounts that may log in', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  beforeEach(() => forgetLimits(app))

  const find = (input: object) => app.visitor.call(blade['unAuth/selectUserInfo'], input)

  it('are answered masked, to anybody, within the tenant', async () => {
    await makeUser(app, { account: 'zhangsan', phone: '13912345678' })
    await makeTenant(app, '200001')
    await makeUser(app, { account: 'zhangsan', phone: '13912345678', tenantId: '200001' })
    const masked = [{ account: 'z***n', phone: '139****5678', tenantId: '000000' }]
    expect((await find({ phone: '13912345678' })).data).toEqual(masked)
    expect((await find({ account: 'zhangsan' })).data).toEqual(masked)
    expect((await find({ account: 'zhangsan', tenantId: '200001' })).data).toMatchObject([{ tenantId: '200001' }])
    expect((await find({ account: 'zhang' })).data).toEqual([])
    expect((await find({ account: '%' })).data).toEqual([])
    expect(await find({})).toMatchObject({ status: 400, msg: '请输入账号或手机号' })
  })

  it('cannot be listed by a flood of questions', async () => {
    const answers = await untilLimited(blade['unAuth/selectUserInfo'], () => find({ account: 'x' }))
    expect(answers.at(-1)).toMatchObject({ status: 429, msg: '操作过于频繁，请稍后再试' })
  })
})

describe('sessions of visitors', () => {
  it('count a bad token as none on open calls, and refuse it elsewhere', async () => {
    const app = await startTestApp()
    const stranger = callerFor(app.url, 'not-a-token', '')
    expect(await stranger.call(oauth.captcha, {})).toMatchObject({ status: 200 })
    expect(await stranger.call(oauth['user-info'])).toMatchObject({ status: 401, msg: '请求未授权' })
    expect(await app.visitor.call(oauth['user-info'])).toMatchObject({ status: 401, msg: '缺失令牌,鉴权失败' })
    const { token } = await app.as('ops')
    const upper = { 'blade-auth': `BEARER ${token}` }
    expect(await app.visitor.call(oauth['user-info'], {}, { headers: upper })).toMatchObject({ status: 200 })
    const inAddress = await fetch(`${app.url}${oauth['user-info'].path}?Blade-Auth=bearer%20${token}`)
    expect(inAddress.status).toBe(401)
  })
})
