import { beforeAll, describe, expect, it } from 'vitest'
import { client } from '#contract/system/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import { askToken, byPassword } from '#server/testing/people.ts'

const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
const form = (rest = {}) => ({
  clientId: 'partner',
  clientSecret: 'first-secret',
  authorizedGrantTypes: 'password,refresh_token',
  accessTokenValidity: 600,
  ...rest,
})

describe('clients', () => {
  let app: TestApp
  let admin: Caller
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
  })

  const find = async (clientId: string) => (await admin.call(client.list, { clientId })).data.records[0]!
  const login = (secret: string) =>
    askToken(app, byPassword('ops'), { authorization: basic('partner', secret), 'tenant-id': '000000' })

  it('are registered, and their secret is never shown again', async () => {
    expect(await admin.call(client.submit, { id: '', ...form() })).toMatchObject({ status: 200, data: {} })
    const row = await find('partner')
    expect(row).toMatchObject({ clientSecret: '******', signRequired: 0, status: 1, refreshTokenValidity: 604800 })
    expect((await admin.call(client.detail, { id: row.id })).data.clientSecret).toBe('******')
    expect(await login('first-secret')).toMatchObject({ expires_in: 600, client_id: 'partner' })
  })

  it('keep their secret in an edit that echoes it', async () => {
    const { data } = await admin.call(client.detail, { id: (await find('partner')).id })
    await admin.call(client.submit, { ...data, accessTokenValidity: 900 })
    expect(await login('first-secret')).toMatchObject({ expires_in: 900 })
    await admin.call(client.submit, { ...data, clientSecret: 'second-secret' })
    expect(await login('first-secret')).toMatchObject({ error_code: 'invalid_client' })
    expect(await login('second-secret')).toHaveProperty('access_token')
  })

  it('must sign when told to, and are out when switched off', async () => {
    const { data } = await admin.call(client.detail, { id: (await find('partner')).id })
    await admin.call(client.submit, { ...data, signRequired: 1 })
    expect(await login('second-secret')).toMatchObject({ error_description: '缺少请求签名' })
    await admin.call(client.submit, { ...data, signRequired: 0, status: 0 })
    expect(await login('second-secret')).toMatchObject({ error_code: 'invalid_client' })
  })

  it.each([
    [{ clientId: '' }, '请输入客户端id'],
    [{ clientId: 'saber' }, '客户端id已存在'],
    [{ clientId: 'other', clientSecret: '' }, '请输入客户端密钥'],
    [{ clientId: 'other', clientSecret: '******' }, '请输入客户端密钥'],
    [{ clientId: 'other', authorizedGrantTypes: '' }, '请选择授权类型'],
    [{ clientId: 'other', authorizedGrantTypes: 'password,magic' }, '授权类型格式不正确'],
    [{ clientId: 'other', accessTokenValidity: 1 }, '令牌秒数格式不正确'],
  ])('refuse %j', async (rest, msg) => {
    expect(await admin.call(client.submit, form(rest))).toMatchObject({ status: 400, msg })
  })

  it('of the own session stay', async () => {
    const saber = await find('saber')
    expect(await admin.call(client.remove, { ids: saber.id })).toMatchObject({
      status: 400,
      msg: '不可删除当前登录使用的应用',
    })
    const { data } = await admin.call(client.detail, { id: saber.id })
    const off = await admin.call(client.submit, { ...data, status: 0 })
    expect(off).toMatchObject({ status: 400, msg: '不可停用或改名当前登录使用的应用' })
    const renamed = await admin.call(client.submit, { ...data, clientId: 'else' })
    expect(renamed).toMatchObject({ status: 400, msg: '不可停用或改名当前登录使用的应用' })
  })

  it('are removed for good', async () => {
    const { id } = await find('partner')
    expect(await admin.call(client.remove, { ids: id }, { inQuery: true })).toMatchObject({ status: 200 })
    expect(await admin.call(client.detail, { id })).toMatchObject({ status: 404, msg: '数据不存在或已删除' })
    expect(await login('second-secret')).toMatchObject({ error_code: 'invalid_client' })
    expect(await (await app.as('ops')).call(client.list)).toMatchObject({ status: 403 })
  })
})
