import { beforeAll, describe, expect, it } from 'vitest'
import { smsConfig } from '#contract/messaging/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'

describe('SMS configurations', () => {
  let app: TestApp
  let admin: Caller
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
  })

  const form = (smsCode: string, more = {}) => ({
    category: 3,
    smsCode,
    templateId: 'SMS_1001',
    accessKey: 'key',
    secretKey: 'hidden-secret',
    regionId: 'cn-east-1',
    signName: '金桥',
    ...more,
  })
  const find = async (code: string) => (await admin.call(smsConfig.list, { smsCode_equal: code })).data.records[0]!
  const make = async (code: string, more = {}) => {
    expect(await admin.call(smsConfig.submit, form(code, more))).toMatchObject({ status: 200, data: {} })
    return (await find(code)).id
  }

  it('keeps configurations, their secrets hidden', async () => {
    const id = await make('aliyun')
    const { data } = await admin.call(smsConfig.detail, { id })
    expect(data).toMatchObject({
      category: 3,
      categoryName: '阿里云',
      smsCode: 'aliyun',
      signName: '金桥',
      status: 1,
      statusName: '否',
      secretKey: '******',
    })
    expect(await admin.call(smsConfig.submit, { ...data, signName: '金桥平台' })).toMatchObject({ status: 200 })
    const stored = await app.house.database.pool.query('select secret_key, sign_name from sms_config where id = $1', [
      id,
    ])
    expect(stored.rows).toEqual([{ secret_key: 'hidden-secret', sign_name: '金桥平台' }])
    expect((await admin.call(smsConfig.list, { smsCode: 'ali', templateId: '1001', status: 1 })).data.total).toBe(1)
    expect((await admin.call(smsConfig.list, { category: 1 })).data.total).toBe(0)
  })

  it.each([
    [{ category: undefined }, '请选择分类'],
    [{ smsCode: '' }, '请输入资源编号'],
    [{ smsCode: 'aliyun' }, '资源编号已存在'],
    [{ endpoint: 'ftp://a' }, '服务地址格式不正确'],
  ])('refuses %j', async (wrong, msg) => {
    expect(await admin.call(smsConfig.submit, form('fresh', wrong) as never)).toMatchObject({ status: 400, msg })
  })

  it('enables one and only one, which is not removed', async () => {
    const [one, other] = [await make('one'), await make('other', { category: 5 })]
    await admin.call(smsConfig.enable, { id: one }, { inQuery: true })
    expect(await admin.call(smsConfig.enable, { id: other }, { inQuery: true })).toMatchObject({
      status: 200,
      data: {},
    })
    expect((await admin.call(smsConfig.list, { status: 2 })).data.records.map((row) => row.smsCode)).toEqual(['other'])
    expect(await admin.call(smsConfig.remove, { ids: other })).toMatchObject({
      status: 400,
      msg: '已启用的配置不可删除',
    })
    expect(await admin.call(smsConfig.remove, { ids: one })).toMatchObject({ status: 200 })
    expect(await admin.call(smsConfig.detail, { id: one })).toMatchObject({ status: 404, msg: '数据不存在或已删除' })
  })

  it.each(['ops', 'ent', 'bank', 'norole'])('is closed to %s', async (account) => {
    const caller = await app.as(account)
    const { list, detail, submit, remove, enable } = smsConfig
    for (const call of [list, detail, submit, remove, enable, smsConfig['endpoint/send-message']])
      expect(await caller.call(call as never, { id: '1', ids: '1' } as never)).toMatchObject({
        status: 403,
        msg: '无权限访问',
      })
    expect((await caller.call(smsConfig['outbox/list'])).status).toBe(account === 'ops' ? 200 : 403)
  })
})
