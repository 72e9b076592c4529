import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sms } from '#contract/identity/index.ts'
import { smsConfig } from '#contract/messaging/index.ts'
import { inTransaction } from '#server/kit/house.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import { sendSms } from './sms.ts'
import { type ProviderServer, startProviderServer } from './testing/sms-provider-server.ts'

const send = smsConfig['endpoint/send-message']

describe('SMS', () => {
  let app: TestApp
  let admin: Caller
  let ops: Caller
  let provider: ProviderServer
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
    ops = await app.as('ops')
    provider = await startProviderServer('key', 'secret')
    afterAll(() => provider.stop())
  })

  let made = 0
  const enable = async (more = {}) => {
    const smsCode = `provider-${++made}`
    const form = { category: 3, smsCode, endpoint: provider.endpoint, templateId: 'SMS_1', accessKey: 'key' }
    await admin.call(smsConfig.submit, { ...form, secretKey: 'secret', regionId: 'r1', signName: '金桥', ...more })
    const { data } = await admin.call(smsConfig.list, { smsCode_equal: smsCode })
    await admin.call(smsConfig.enable, { id: data.records[0]!.id })
    return smsCode
  }
  const outbox = async (phone: string) => (await ops.call(smsConfig['outbox/list'], { phone })).data.records[0]!
  const jobs = async (where: string) =>
    (await app.house.database.pool.query(`select 1 from graphile_worker._private_jobs where ${where}`)).rowCount
  /** Instead of waiting for the queue's pauses. The queue writes a failure down a moment after the job ended. */
  const retryNow = async () => {
    await expect.poll(() => jobs('locked_at is not null')).toBe(0)
    await app.house.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await app.drain()
  }
  const sendCode = (phone: string) =>
    inTransaction(app.house, {}, (ctx) =>
      sendSms(ctx, { phone, template: 'code', content: '您的验证码为135790，请勿告知他人。' }),
    )

  it('is not sent without an enabled configuration', async () => {
    const refused = { status: 400, msg: '未启用短信配置' }
    expect(await admin.call(send, { phones: '13800000001' })).toMatchObject(refused)
    expect(await admin.call(send, { code: 'nowhere', phones: '13800000001' })).toMatchObject(refused)
  })

  it('stays in the sandbox when nothing is configured, and operators see no code', async () => {
    await sendCode('13800000002')
    await app.drain()
    const row = await outbox('13800000002')
    expect(row).toMatchObject({ phone: '138****0002', template: 'code', status: '20', statusName: '演示环境留存' })
    expect(row.content).toMatch(/^您的验证码为\*{6}，/)
    expect(row.sendTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })

  it('stays in the sandbox when the enabled configuration is one', async () => {
    const code = await enable({ category: 5, endpoint: '' })
    expect(await admin.call(send, { code, phones: '13800000003' })).toMatchObject({ status: 200, data: { total: 1 } })
    await app.drain()
    expect(await outbox('13800000003')).toMatchObject({ status: '20' })
    expect(provider.received).toEqual([])
  })

  it('reaches the provider signed and complete, for each number once', async () => {
    const code = await enable()
    const query = { code, phones: '13800000011,13800000012,13800000011', params: '{"code":"246810","name":"甲公司"}' }
    const answer = await admin.call(send, query, { inQuery: true })
    expect(answer).toMatchObject({ status: 200, data: { total: 2 } })
    expect(await outbox('13800000011')).toMatchObject({ status: '00', statusName: '待发送', attempts: 0 })
    await app.drain()
    expect(provider.received).toHaveLength(2)
    expect(provider.received.find(({ id }) => id === answer.data.id)).toMatchObject({
      phone: '13800000011',
      params: { code: '246810', name: '甲公司' },
      templateId: 'SMS_1',
      signName: '金桥',
      regionId: 'r1',
      accessKey: 'key',
    })
    const row = await outbox('13800000012')
    expect(row).toMatchObject({ status: '10', statusName: '已发送', attempts: 1, failure: '', phone: '138****0012' })
    expect(row.content).toBe('{"code":"******","name":"甲公司"}')
    expect((await ops.call(smsConfig['outbox/list'], { status: '10', template: 'SMS_1' })).data.total).toBe(2)
  })

  it('carries the text of the platform’s own messages', async () => {
    await enable()
    await sendCode('13800000014')
    await app.drain()
    const content = '您的验证码为135790，请勿告知他人。'
    expect(provider.received.at(-1)).toMatchObject({ phone: '13800000014', content, params: { content } })
  })

  it('is tried again until the provider takes it, always under the same number', async () => {
    await enable()
    provider.answers.push({ status: 503, body: 'busy' }, { status: 200, body: '{"code":"LIMIT","message":"触发流控"}' })
    const { data } = await admin.call(send, { phones: '13800000021' })
    await app.drain()
    expect(await outbox('13800000021')).toMatchObject({ status: '00', attempts: 1, failure: '短信服务拒绝（503）' })
    await retryNow()
    expect(await outbox('13800000021')).toMatchObject({
      status: '00',
      attempts: 2,
      failure: '短信服务拒绝（200）：触发流控',
    })
    await retryNow()
    expect(await outbox('13800000021')).toMatchObject({ status: '10', attempts: 3, failure: '' })
    const ids = provider.received.filter(({ phone }) => phone === '13800000021').map(({ id }) => id)
    expect(ids).toEqual([data.id, data.id, data.id])
    await retryNow()
    expect(provider.received.filter(({ phone }) => phone === '13800000021')).toHaveLength(3)
  })

  it('fails for good after the last attempt and says why', async () => {
    await enable({ endpoint: 'http://127.0.0.1:9/' })
    await admin.call(send, { phones: '13800000022' })
    await app.drain()
    for (let attempt = 2; attempt <= 5; attempt++) {
      expect(await outbox('13800000022')).toMatchObject({
        status: '00',
        attempts: attempt - 1,
        failure: '无法连接短信服务',
      })
      await retryNow()
    }
    expect(await outbox('13800000022')).toMatchObject({
      status: '90',
      statusName: '发送失败',
      attempts: 5,
      failure: '无法连接短信服务',
    })
    await expect.poll(() => jobs('true')).toBe(0)
  })

  it.each([
    ['a wrong secret', { secretKey: 'wrong' }, '短信服务拒绝（401）：签名不正确'],
    ['no address', { endpoint: '' }, '短信配置未填写服务地址'],
  ])('tells operators of %s', async (_what, more, failure) => {
    await enable(more)
    await admin.call(send, { phones: '13800000023' })
    await app.drain()
    expect(await outbox('13800000023')).toMatchObject({ status: '00', attempts: 1, failure })
    await app.house.database.pool.query('delete from graphile_worker._private_jobs')
  })

  it('does not follow a provider that sends it elsewhere', async () => {
    await enable()
    provider.answers.push({ status: 307, body: '', headers: { location: 'http://127.0.0.1:9/steal' } })
    await admin.call(send, { phones: '13800000024' })
    await app.drain()
    expect(await outbox('13800000024')).toMatchObject({ attempts: 1, failure: '无法连接短信服务' })
  })

  it.each([
    [{ phones: '' }, '请输入手机号码'],
    [{ phones: '12345' }, '请输入正确的手机号'],
    [{ phones: '13800000001,x' }, '请输入正确的手机号'],
    [{ phones: Array(101).fill('13800000001').join(',') }, '请输入正确的手机号'],
    [{ phones: '13800000001', params: '[1]' }, '模版参数应为JSON对象'],
    [{ phones: '13800000001', params: '{' }, '模版参数应为JSON对象'],
  ])('refuses %j', async (input, msg) => {
    expect(await admin.call(send, input)).toMatchObject({ status: 400, msg })
  })

  it('only records what a page writes down, since anybody could send anything that way', async () => {
    await enable()
    const before = provider.received.length
    const ent = await app.as('ent')
    await ent.call(sms['smsflowinfo/add'], { content: '请转账到新账户', phone: '13800000031' })
    await app.drain()
    expect(provider.received).toHaveLength(before)
    expect(await outbox('13800000031')).toMatchObject({ status: '30', statusName: '仅登记', content: '请转账到新账户' })
  })

  it('takes a provider from the environment when none is enabled', async () => {
    await app.house.database.pool.query('update sms_config set status = 1')
    app.house.cache.clear()
    const settings = { SMS_ENDPOINT: provider.endpoint, SMS_ACCESS_KEY: 'key', SMS_SECRET_KEY: 'secret' }
    Object.assign(process.env, settings)
    try {
      await admin.call(send, { phones: '13800000041' })
      await app.drain()
      expect(await outbox('13800000041')).toMatchObject({ status: '10' })
      expect(provider.received.at(-1)).toMatchObject({ phone: '13800000041', params: {} })
    } finally {
      for (const name of Object.keys(settings)) delete process.env[name]
    }
  })
})
