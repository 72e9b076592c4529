import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blade, guest, guestLifecycle, user as users } from '#contract/identity/index.ts'
import { systemTables } from '#server/domains/system/index.ts'
import { caseHistory } from '#server/kit/history.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import {
  askToken,
  byPassword,
  forgetLimits,
  loginAs,
  makeRole,
  makeTenant,
  makeUser,
  untilLimited,
} from '#server/testing/people.ts'
import { walkLifecycle } from '#server/testing/walk-lifecycle.ts'
import { md5 } from './passwords.ts'
import { guestRegistration, user } from './tables.ts'

const PASSWORD = 'Guest@2026'

describe('guest registration', () => {
  let app: TestApp
  let admin: Caller
  let made = 0
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
  })
  beforeEach(() => forgetLimits(app))

  const form = (account: string, rest = {}) => ({
    tenantId: '000000',
    name: '来客',
    account,
    password: PASSWORD,
    ...rest,
  })
  const register = (account: string, rest = {}) => app.visitor.call(blade['register-guest'], form(account, rest))
  const find = async (account: string) => (await admin.call(guest.page, { account })).data.records[0]!
  const registered = async () => {
    const account = `guest${++made}`
    await forgetLimits(app)
    expect(await register(account)).toMatchObject({ status: 200, data: {} })
    return { account, id: (await find(account)).id }
  }
  const reads = async (id: string) => (await admin.call(guest.detail, { id })).data

  it("leads over an administrator's approval to a login", async () => {
    const { account, id } = await registered()
    expect(await askToken(app, byPassword(account, PASSWORD))).toMatchObject({
      status: 400,
      error_code: 'account_disabled',
      error_description: '账号待审核，请等待管理员审核',
    })
    expect(await askToken(app, byPassword(account, 'Wrong@2026'))).toMatchObject({ error_code: 'invalid_grant' })
    expect(await reads(id)).toMatchObject({ status: '10', statusName: '待审核', version: 1, verified: true })

    expect(await admin.call(guest.approve, { id, version: 1 })).toMatchObject({ status: 200 })
    expect(await askToken(app, byPassword(account, PASSWORD))).toMatchObject({ status: 200, role_id: '' })
    const { history, ...row } = await reads(id)
    expect(row).toMatchObject({ status: '20', statusName: '已通过', version: 2, verified: true })
    expect(history.map((entry) => [entry.action, entry.fromStatus, entry.toStatus, entry.operatorName])).toEqual([
      ['提交注册', '(new)', '10', '系统'],
      ['通过', '10', '20', '系统管理员'],
    ])
    expect(await admin.call(guest.approve, { id })).toMatchObject({
      status: 400,
      msg: '当前状态为「已通过」，不能执行「通过」操作',
    })
  })

  it("can be rejected with an opinion, which frees the account's name", async () => {
    const { account, id } = await registered()
    expect(await admin.call(guest.reject, { id } as never)).toMatchObject({ status: 400, msg: '请输入意见' })
    expect(await admin.call(guest.reject, { id, opinion: '长'.repeat(501) } as never)).toMatchObject({
      msg: '意见不能超过500个字',
    })
    expect(await admin.call(guest.reject, { id, opinion: '资料不全' } as never)).toMatchObject({ status: 200 })
    expect(await reads(id)).toMatchObject({ status: '90', statusName: '已驳回', opinion: '资料不全' })
    expect(await askToken(app, byPassword(account, PASSWORD))).toMatchObject({ error_description: '用户名或密码错误' })
    expect(await register(account)).toMatchObject({ status: 200 })
  })

  it('refuses every step its table does not name, and writes nothing then', async () => {
    const steps: Record<string, (id: string) => Promise<unknown>> = {
      '10': async () => undefined,
      '20': (id) => admin.call(guest.approve, { id }),
      '90': (id) => admin.call(guest.reject, { id, opinion: '不符合' } as never),
    }
    const tried = await walkLifecycle(app, {
      lifecycle: guestLifecycle,
      table: guestRegistration,
      create: async (state) => {
        const { id } = await registered()
        await steps[state]!(id)
        return id
      },
      take: (step, id) => admin.call(guest[step as 'approve'], { id, opinion: '再审' } as never),
    })
    expect(tried).toEqual(['20 approve', '20 reject', '90 approve', '90 reject'])
  })

  it('lets exactly one of fifty racing decisions win', async () => {
    const { id, account } = await registered()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2 ? admin.call(guest.approve, { id }) : admin.call(guest.reject, { id, opinion: '同时' } as never),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { history, status, verified, statusName } = await reads(id)
    expect(history).toHaveLength(2)
    expect(verified).toBe(true)
    for (const { status: code, msg } of answers.filter((answer) => answer.status !== 200)) {
      expect(code).toBe(400)
      expect(msg).toMatch(new RegExp(`^当前状态为「${statusName}」，不能执行「(通过|驳回)」操作$`))
    }
    const [row] = await app.house.database.db.select().from(user).where(eq(user.account, account))
    expect([row!.status, row!.isDeleted]).toEqual(status === '20' ? [1, 0] : [2, 1])
  })

  it('keeps a history that nobody can change unseen', async () => {
    const { id } = await registered()
    await admin.call(guest.approve, { id })
    const { db } = app.house.database
    await expect(
      db.update(caseHistory).set({ operatorName: '别人' }).where(eq(caseHistory.bizId, id)),
    ).rejects.toThrow()
    await db.execute('alter table case_history disable trigger all')
    await db.update(caseHistory).set({ operatorName: '别人' }).where(eq(caseHistory.bizId, id))
    await db.execute('alter table case_history enable trigger all')
    expect(await reads(id)).toMatchObject({ verified: false })
  })

  it('refuses a decision over a stale page', async () => {
    const { id } = await registered()
    expect(await admin.call(guest.approve, { id, version: 0 })).toMatchObject({
      status: 400,
      msg: '数据已被更新，请刷新后重试',
    })
    expect(await admin.call(guest.approve, { id: '1' })).toMatchObject({ status: 404, msg: '业务记录不存在' })
    expect(await admin.call(guest.detail, { id: '1' })).toMatchObject({ status: 404, msg: '业务记录不存在' })
  })

  it.each([
    [{ tenantId: '' }, '请先输入租户编号'],
    [{ name: '' }, '请先输入账号名称'],
    [{ account: '' }, '请先输入账号'],
    [{ password: '' }, '请先输入密码'],
    [{ account: '有 空格' }, '登录账号由2到64位字母、数字或下划线组成'],
    [{ password: 'short1' }, '必须包含字母和数字的组合，可以使用特殊字符，长度在8-16之间'],
    [{ password: 'onlyletters' }, '必须包含字母和数字的组合，可以使用特殊字符，长度在8-16之间'],
    [{ password2: 'Other@2026' }, '两次密码输入不一致'],
    [{ tenantId: '999999' }, '租户不存在或已过期'],
    [{ account: 'admin' }, '登录账号已存在'],
  ])('refuses %j with 「%s」', async (change, msg) => {
    expect(await register('visitor', change)).toMatchObject({ status: 400, msg, data: {} })
  })

  it('takes the password plain or as md5, under both addresses', async () => {
    const path = `${app.url}/api/blade-user/register-guest`
    const body = JSON.stringify(form('hashed', { password: md5(PASSWORD) }))
    const answer = await fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    expect(answer.status).toBe(200)
    await admin.call(guest.approve, { id: (await find('hashed')).id })
    expect(await askToken(app, byPassword('hashed', PASSWORD))).toMatchObject({ status: 200 })
  })

  it('gives a name to one of many who ask for it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register('popular')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
    expect(new Set(answers.filter(({ status }) => status === 400).map(({ msg }) => msg))).toEqual(
      new Set(['登录账号已存在']),
    )
  })

  it('stops a flood from one address', async () => {
    const answers = await untilLimited(blade['register-guest'], () => register(''))
    expect(answers.at(-1)).toMatchObject({ status: 429, msg: '操作过于频繁，请稍后再试' })
  })

  it('is decided by who may audit registrations, within his tenant, and not past the user page', async () => {
    const { id, account } = await registered()
    await makeUser(app, { account: 'onlooker', roleId: await makeRole(app, 'onlooker', ['/system/guest']) })
    const onlooker = await loginAs(app, 'onlooker')
    expect(await onlooker.call(guest.page, { account })).toMatchObject({ status: 200 })
    expect(await onlooker.call(guest.approve, { id })).toMatchObject({ status: 403, msg: '无权限访问' })
    await makeTenant(app, '500001')
    const neighbour = await loginAs(app, 'admin', '500001')
    expect(await neighbour.call(guest.approve, { id })).toMatchObject({ status: 404 })
    expect((await neighbour.call(guest.page, {})).data.total).toBe(0)

    const row = (await admin.call(users.page, { account })).data.records[0]!
    expect(row).toMatchObject({ status: 2, statusName: '待审核' })
    expect(await admin.call(users.submit, { ...row, status: 1 })).toMatchObject({
      status: 400,
      msg: '待审核账号请在注册审核中处理',
    })
    expect(await admin.call(users.submit, { ...row, realName: '改名' })).toMatchObject({ status: 200 })
    await admin.call(users.remove, { ids: row.id })
    expect(await admin.call(guest.approve, { id })).toMatchObject({ status: 400, msg: '该账号已被删除，不能通过' })
    expect(await reads(id)).toMatchObject({ status: '10' })
    expect(await admin.call(guest.reject, { id, opinion: '已删除' } as never)).toMatchObject({ status: 200 })
  })

  it("takes one of the tenant's places when it is approved, not before", async () => {
    await makeTenant(app, '500002', { accountNumber: 2 })
    const chief = await loginAs(app, 'admin', '500002')
    for (const account of ['first', 'second']) await register(account, { tenantId: '500002' })
    const { records } = (await chief.call(guest.page, {})).data
    const ids = records.map((record) => record.id)
    const answers = await Promise.all(ids.map((id) => chief.call(guest.approve, { id })))
    expect(answers.map(({ status, msg }) => [status, msg]).sort()).toEqual([
      [200, '操作成功'],
      [400, '当前租户已到最大账号额度!'],
    ])
  })

  it('shows an expired tenant no new guests', async () => {
    await makeTenant(app, '500003')
    await app.house.database.db
      .update(systemTables.tenant)
      .set({ expireTime: '2020-01-01 00:00:00' })
      .where(eq(systemTables.tenant.tenantId, '500003'))
    expect(await register('late', { tenantId: '500003' })).toMatchObject({ msg: '租户不存在或已过期' })
  })

  it('is read by who holds its page', async () => {
    await makeUser(app, { account: 'reader', roleId: await makeRole(app, 'reader', ['/system/guest']) })
    const reader = await loginAs(app, 'reader')
    expect((await reader.call(guest.page, { status: '10' })).status).toBe(200)
    expect(await (await app.as('ent')).call(guest.page, {})).toMatchObject({ status: 403 })
  })
})
