import { beforeAll, describe, expect, it } from 'vitest'
import { log, type Msjx, param } from '#contract/system/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'

describe('parameters', () => {
  let app: TestApp
  let admin: Caller
  let ops: Caller
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
    ops = await app.as('ops')
  })

  const find = async (key: string) => (await admin.call(param.list, { paramKey_equal: key })).data.records[0]!

  it('are kept by administrators and read at once', async () => {
    const form = { paramName: '试验', paramKey: 'story.limit', paramValue: '7' }
    expect(await admin.call(param.submit, { id: '', ...form })).toMatchObject({ status: 200, data: {} })
    expect(await ops.call(param.getValueByKey, { paramKey: 'story.limit' })).toMatchObject({ status: 200, data: '7' })
    const { data } = await admin.call(param.detail, { id: (await find('story.limit')).id })
    await admin.call(param.submit, { ...data, paramValue: '8' })
    expect((await ops.call(param.getValueByKey, { paramKey: 'story.limit' })).data).toBe('8')
    await admin.call(param.remove, { ids: data.id })
    expect(await ops.call(param.getValueByKey, { paramKey: 'story.limit' })).toMatchObject({ status: 200, data: '' })
  })

  it.each([
    [{ paramKey: 'a', paramValue: 'a' }, '请输入参数名称'],
    [{ paramName: 'a', paramValue: 'a' }, '请输入参数键名'],
    [{ paramName: 'a', paramKey: 'a' }, '请输入参数键值'],
    [{ paramName: 'a', paramKey: 'filter_grayscale', paramValue: '1' }, '参数键名已存在'],
    [{ paramName: 'a', paramKey: 'msjx_info', paramValue: '{' }, '参数格式错误'],
  ])('refuse %j', async (form, msg) => {
    expect(await admin.call(param.submit, form)).toMatchObject({ status: 400, msg })
  })

  it('show visitors the public keys alone', async () => {
    const ask = (caller: Caller, paramKey: string) => caller.call(param.getValueByKey, { paramKey })
    for (const key of ['contact.email', 'filter_grayscale', 'platform-url-login', 'bank_tip', 'vipEnterprises'])
      expect((await ask(app.visitor, key)).data).not.toBe('')
    expect((await ask(app.visitor, 'chatai_hot_question_list_policy')).data).toContain('\n')
    expect(await ask(app.visitor, 'promise.accept')).toMatchObject({ status: 401, msg: '缺失令牌,鉴权失败' })
    expect(await ask(app.visitor, 'no.such.key')).toMatchObject({ status: 401 })
    expect(await ask(app.visitor, '')).toMatchObject({ status: 400, msg: '请输入参数键名' })
    expect((await ask(await app.as('ent'), 'promise.accept')).data).toBe('3')
  })

  it('keep the initial password from everybody but administrators', async () => {
    const key = { paramKey: 'account.initPassword' }
    expect(await (await app.as('ent')).call(param.getValueByKey, key)).toMatchObject({ status: 403, msg: '无权限访问' })
    expect((await admin.call(param.getValueByKey, key)).data).not.toBe('')
    expect(await ops.call(param.list)).toMatchObject({ status: 403 })
  })

  describe('of the subsidy without application', () => {
    const read = async () => (await ops.call(param.getMSJXInfo)).data
    const save = (rest: object) => ops.call(param.updateMSJXInfo, rest as Msjx)

    it('are read and changed by operators, and the change is written down', async () => {
      const before = await read()
      expect(before).toMatchObject({ enabled: 1, year: 2026, yearCap: '100.00', loanAmtRate: '0.50' })
      expect(await save({ ...before, yearCap: '120.00', enabled: 0 })).toMatchObject({ status: 200, data: {} })
      expect(await read()).toEqual({ ...before, yearCap: '120.00', enabled: 0 })
      const [note] = (await admin.call(log['usual/list'], { logId: '免申即享' })).data.records
      expect(note).toMatchObject({ createBy: 'ops', logLevel: 'info', logData: expect.stringContaining('120.00') })
    })

    it.each([
      [{ yearCap: '0' }],
      [{ yearCap: '-1' }],
      [{ yearCap: '' }],
      [{ otherRate: '100.01' }],
      [{ creditFundRate: 'many' }],
      [{ loanAmtRate: undefined }],
      [{ enabled: 2 }],
      [{ year: '26' }],
      [{ endDate: '2026-02-31' }],
      [{ endDate: '2025-12-31' }],
    ])('refuse %j', async (rest) => {
      const wrong = await save({ ...(await read()), ...rest })
      expect(wrong).toMatchObject({ status: 400, msg: '参数格式错误' })
    })

    it('are closed to others', async () => {
      const bank = await app.as('bank')
      expect(await bank.call(param.getMSJXInfo)).toMatchObject({ status: 403 })
      expect(await bank.call(param.updateMSJXInfo, await read())).toMatchObject({ status: 403 })
    })
  })
})
