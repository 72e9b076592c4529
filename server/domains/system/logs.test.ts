import { beforeAll, describe, expect, it } from 'vitest'
import { log, role } from '#contract/system/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'

describe('logs', () => {
  let app: TestApp
  let admin: Caller
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
  })

  it('of calls tell who asked what, newest first, without secrets', async () => {
    const ops = await app.as('ops')
    await ops.call(role.tree, { tenantId: 'x' })
    await expect.poll(async () => (await listed()).length, { timeout: 5000 }).toBeGreaterThan(0)
    const [row] = await listed()
    expect(row).toMatchObject({ title: '角色选择树', method: 'GET', status: 200, createBy: 'ops', env: 'demo' })
    expect(await admin.call(log['api/detail'], { id: row!.id })).toMatchObject({
      data: { params: '{"tenantId":"x"}', serviceId: 'blade-system' },
    })
    const login = (await admin.call(log['api/list'], { requestUri_likeright: '/api/blade-auth/oauth/token' })).data
    expect(login.records.every(({ params }) => params === '')).toBe(true)
    const none = await admin.call(log['api/list'], { createTime_datelt: '2020-01-01' })
    expect(none.data.total).toBe(0)

    async function listed() {
      return (await admin.call(log['api/list'], { requestUri: '/role/tree', createBy: 'ops' })).data.records
    }
  })

  it('of errors take what went wrong in a browser', async () => {
    const report = {
      message: '读取失败',
      url: '/system/role',
      stack: 'TypeError: x is undefined\n    at Role (http://a/assets/role.js:12:7)',
      info: 'render',
    }
    expect(await (await app.as('ent')).call(log['error/save'], report)).toMatchObject({ status: 200, data: {} })
    const [row] = (await admin.call(log['error/list'], { serviceId: 'web' })).data.records
    expect(row).toMatchObject({
      message: '读取失败',
      requestUri: '/system/role',
      exceptionName: 'TypeError',
      fileName: 'role.js',
      lineNumber: 12,
      createBy: 'ent',
    })
    expect(await admin.call(log['error/detail'], { id: row!.id })).toMatchObject({ data: { stackTrace: report.stack } })
  })

  it('of errors refuse reports without a message, too long ones and visitors', async () => {
    const ops = await app.as('ops')
    expect(await ops.call(log['error/save'], { message: '' })).toMatchObject({ msg: '参数错误：message不能为空' })
    expect(await ops.call(log['error/save'], { message: 'x', stack: 'x'.repeat(8001) })).toMatchObject({ status: 400 })
    expect(await app.visitor.call(log['error/save'], { message: 'x' })).toMatchObject({ status: 401 })
  })

  it('of changes are read one by one', async () => {
    const operator = (await admin.call(role.list, { roleAlias: 'fxbc' })).data[0]!
    await admin.call(role.grant, { roleIds: [operator.id], menuIds: [] })
    const [note] = (await admin.call(log['usual/list'], { logId: '角色授权', logLevel: 'info' })).data.records
    expect(await admin.call(log['usual/detail'], { id: note!.id })).toMatchObject({
      data: { logData: expect.stringContaining(operator.id), createBy: 'admin' },
    })
    expect(await admin.call(log['usual/detail'], { id: '42' })).toMatchObject({ status: 404 })
  })

  it('have a second address, and are shown to administrators', async () => {
    for (const kind of ['usual', 'api', 'error']) {
      const path = `${app.url}/api/blade-system/log/${kind}/list`
      const ask = (token: string) => fetch(path, { headers: { 'blade-auth': `bearer ${token}` } })
      expect((await ask(admin.token)).status).toBe(200)
      expect((await ask((await app.as('ops')).token)).status).toBe(403)
    }
  })
})
