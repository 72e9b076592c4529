import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { user as users } from '#contract/identity/index.ts'
import { enterpriseTable } from '#server/domains/certification/index.ts'
import { institutionTable } from '#server/domains/institution/index.ts'
import { systemTables } from '#server/domains/system/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import { forgetLimits, loginAs, makeRole, makeTenant, makeUser, roleId, rootDept } from '#server/testing/people.ts'
import { user } from './tables.ts'

const PASSWORD = 'Fresh@2026'
const NOT_FOUND = { status: 404, code: 404, msg: '数据不存在或已删除', data: {} }

describe('rights over users', () => {
  let app: TestApp
  let admin: Caller
  let operator: string
  let dept: string
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
    operator = await roleId(app, 'operator')
    dept = await rootDept(app)
  })
  beforeEach(() => forgetLimits(app))

  const newUser = (account: string, rest = {}) => ({
    id: '',
    account,
    realName: '新用户',
    roleId: operator,
    deptId: dept,
    password: PASSWORD,
    password2: PASSWORD,
    ...rest,
  })
  const add = (account: string, rest = {}, by = admin) => by.call(users.submit, newUser(account, rest))
  const find = async (account: string) => (await admin.call(users.page, { account_equal: account })).data.records[0]!
  const stored = async (account: string) =>
    (await app.house.database.db.select().from(user).where(eq(user.account, account)))[0]!
  const infoStatus = async (caller: Caller) => (await caller.call(users.info)).status

  describe('administrators', () => {
    let clerk: Caller
    beforeAll(async () => {
      const codes = ['/system/user', 'user_add', 'user_edit', 'user_delete', 'user_role', 'user_reset']
      await makeUser(app, { account: 'clerk', roleId: await makeRole(app, 'clerk', codes) })
      clerk = await loginAs(app, 'clerk')
    })

    it('are made by administrators only', async () => {
      const chief = await roleId(app, 'administrator')
      const refused = { status: 400, msg: '只有管理员可以分配管理员角色' }
      expect(await add('usurper', { roleId: `${operator},${chief}` }, clerk)).toMatchObject(refused)
      expect(await add('helper', {}, clerk)).toMatchObject({ status: 200 })
      const { id } = await find('helper')
      expect(await clerk.call(users.grant, { userIds: id, roleIds: chief })).toMatchObject(refused)
      expect(await clerk.call(users.update, { id, roleId: chief })).toMatchObject(refused)
      expect(await clerk.call(users.grant, { userIds: clerk.userId, roleIds: chief })).toMatchObject(refused)
      expect(await add('deputy', { roleId: chief })).toMatchObject({ status: 200 })
    })

    it('are touched by nobody else', async () => {
      const ids = admin.userId
      const refused = { status: 400, msg: '只有管理员可以操作管理员账号' }
      expect(await clerk.call(users.update, { id: ids, phone: '13600003333' })).toMatchObject(refused)
      expect(await clerk.call(users.remove, { ids })).toMatchObject(refused)
      expect(await clerk.call(users['reset-password'], { userIds: ids })).toMatchObject(refused)
      expect(await clerk.call(users.unlock, { userIds: ids })).toMatchObject(refused)
      expect(await clerk.call(users.grant, { userIds: ids, roleIds: operator })).toMatchObject(refused)
      expect(await clerk.call(users['update-platform'], { userId: ids, userType: 2 })).toMatchObject(refused)
      expect(await infoStatus(admin)).toBe(200)
    })

    it('do not lock themselves out', async () => {
      const refused = { status: 400, msg: '不可取消自己的管理员角色' }
      expect(await admin.call(users.grant, { userIds: admin.userId, roleIds: operator })).toMatchObject(refused)
      expect(await admin.call(users.update, { id: admin.userId, roleId: '' })).toMatchObject(refused)
    })
  })

  it('of another tenant do not exist', async () => {
    const { adminId, deptId, roleId: head } = await makeTenant(app, '600002')
    const chief = await loginAs(app, 'admin', '600002')
    await add('ours')
    const { id } = await find('ours')
    expect(await chief.call(users.detail, { id })).toMatchObject(NOT_FOUND)
    expect(await chief.call(users['platform-detail'], { id })).toMatchObject(NOT_FOUND)
    expect(await chief.call(users.extend, { userId: id })).toMatchObject(NOT_FOUND)
    expect(await chief.call(users.update, { id, realName: '谁' })).toMatchObject(NOT_FOUND)
    expect(await chief.call(users.submit, { ...newUser('ours'), id })).toMatchObject(NOT_FOUND)
    expect(await chief.call(users.remove, { ids: id })).toMatchObject(NOT_FOUND)
    expect(await chief.call(users.unlock, { userIds: id })).toMatchObject(NOT_FOUND)
    expect(await chief.call(users['reset-password'], { userIds: id })).toMatchObject(NOT_FOUND)
    expect(await chief.call(users.grant, { userIds: id, roleIds: head })).toMatchObject(NOT_FOUND)
    expect(await chief.call(users['update-platform'], { userId: id, userType: 1 })).toMatchObject(NOT_FOUND)
    expect((await chief.call(users.page, {})).data.records.map((row) => row.id)).toEqual([adminId])
    expect((await chief.call(users['user-list'])).data).toHaveLength(1)
    expect((await chief.call(users['search/user'], { name: 'ours' })).data.total).toBe(0)

    expect(await add('theirs', { deptId, roleId: head, tenantId: '000000' }, chief)).toMatchObject({ status: 200 })
    expect(await stored('theirs')).toMatchObject({ tenantId: '600002' })
    expect(await add('mixed', { deptId, roleId: operator }, chief)).toMatchObject({ msg: '所选角色不存在' })
    expect(await add('ours', { deptId, roleId: head }, chief)).toMatchObject({ status: 200 })
    expect(await add('placed', { deptId, roleId: head, tenantId: '600002' })).toMatchObject({ status: 200 })
    expect(await stored('placed')).toMatchObject({ tenantId: '600002' })
    expect(await add('nowhere', { tenantId: '999999' })).toMatchObject({ status: 400, msg: '租户不存在' })
  })

  describe('pickers', () => {
    const names = (answer: { data: { account: string }[] }) => answer.data.map(({ account }) => account)

    it('show staff the working users of the tenant and of a department', async () => {
      const hall = await makeDept('大厅')
      await makeUser(app, { account: 'hall-one', realName: '大厅甲', deptId: `${dept},${hall}` })
      await makeUser(app, { account: 'hall-off', realName: '大厅乙', deptId: hall, status: 0 })
      const ops = await app.as('ops')
      expect((await ops.call(users.list, { deptId: hall })).data).toEqual([
        {
          id: (await stored('hall-one')).id,
          account: 'hall-one',
          name: '',
          realName: '大厅甲',
          deptId: `${dept},${hall}`,
          deptName: '金桥平台运营中心,大厅',
        },
      ])
      expect(names(await ops.call(users['user-list']))).toEqual(expect.arrayContaining(['admin', 'bank', 'ent']))
      const found = await ops.call(users['search/user'], { name: '大厅', size: 5 })
      expect(found.data).toMatchObject({ total: 1, size: 5, current: 1, records: [{ account: 'hall-one' }] })
      const inHall = await ops.call(users['search/user'], { deptId: hall })
      expect(inHall.data.records.map(({ account }) => account)).toEqual(['hall-one'])
      expect((await ops.call(users['search/user'], { name: '%' })).data.total).toBe(0)
    })

    it('show people of an organisation their colleagues, and others only themselves', async () => {
      const bank = await stored('bank')
      await makeUser(app, { account: 'colleague', userCategory: '2', financeId: bank.financeId })
      const seen = names(await (await app.as('bank')).call(users['user-list']))
      expect(seen).toEqual(expect.arrayContaining(['bank', 'colleague']))
      expect(seen).not.toContain('bank2')
      expect(seen).not.toContain('admin')
      expect(names(await (await app.as('ent')).call(users['user-list']))).toEqual(['ent'])
      expect(names(await (await app.as('norole')).call(users['user-list']))).toEqual(['norole'])
    })

    it('extend a user for himself, his colleagues and staff', async () => {
      const { db } = app.house.database
      const [bank, ent] = [await stored('bank'), await stored('ent')]
      const [house] = await db.select().from(institutionTable).where(eq(institutionTable.id, bank.financeId!))
      const [firm] = await db.select().from(enterpriseTable).where(eq(enterpriseTable.orgCode, ent.orgCode))
      const ofBank = {
        userCategory: '2',
        financeType: '000001',
        financeId: bank.financeId,
        financeName: house!.financeName,
        orgCode: '',
        enterpriseName: '',
      }
      const colleague = await loginAs(app, 'colleague')
      for (const caller of [await app.as('bank'), colleague, await app.as('ops'), admin])
        expect((await caller.call(users.extend, { userId: bank.id })).data).toEqual(ofBank)
      expect((await (await app.as('ent')).call(users.extend, { userId: ent.id })).data).toMatchObject({
        userCategory: '3',
        orgCode: ent.orgCode,
        enterpriseName: firm!.enterpriseName,
        financeId: '',
      })
      for (const account of ['ent', 'bank2', 'norole'])
        expect(await (await app.as(account)).call(users.extend, { userId: bank.id })).toMatchObject({
          status: 403,
          msg: '无权限访问',
        })
      expect(await admin.call(users.extend, { userId: '1' })).toMatchObject(NOT_FOUND)
    })
  })

  async function makeDept(deptName: string): Promise<string> {
    const [row] = await app.house.database.db
      .insert(systemTables.dept)
      .values({ deptName, fullName: deptName, parentId: dept, ancestors: `0,${dept}` })
      .returning({ id: systemTables.dept.id })
    return row!.id
  }
})
