import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { user as users } from '#contract/identity/index.ts'
import { systemTables } from '#server/domains/system/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import {
  askToken,
  byPassword,
  forgetLimits,
  loginAs,
  makeRole,
  makeTenant,
  makeUser,
  roleId,
  rootDept,
} from '#server/testing/people.ts'
import { md5 } from './passwords.ts'
import { user } from './tables.ts'

const PASSWORD = 'Fresh@2026'
const NOT_FOUND = { status: 404, code: 404, msg: '数据不存在或已删除', data: {} }

describe('users', () => {
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

  describe('a new one', () => {
    it('is added, logs in for the first time, and appears with all derived names', async () => {
      const { post } = systemTables
      const [staff] = await app.house.database.db.select().from(post).limit(1)
      const more = {
        postId: staff!.id,
        sex: 2,
        userType: 1,
        userCategory: '1',
        phone: '13600001111',
        birthday: '1990-02-28',
      }
      expect(await add('newcomer', more)).toMatchObject({ status: 200, msg: '操作成功', data: {} })
      const row = await find('newcomer')
      expect(row).toMatchObject({
        account: 'newcomer',
        tenantId: '000000',
        tenantName: '金桥平台',
        roleName: '平台运营',
        deptName: '金桥平台运营中心',
        postName: staff!.postName,
        sexName: '女',
        userTypeName: 'WEB',
        statusName: '正常',
        locked: false,
        birthday: '1990-02-28',
        createUser: admin.userId,
        status: 1,
        isDeleted: 0,
      })
      const session = await askToken(app, byPassword('newcomer', PASSWORD))
      expect(session).toMatchObject({ status: 200, role_name: 'operator', post_id: staff!.id })
      expect((await (await login('newcomer')).call(users.checkFirstLogin)).data).toBe(true)
    })

    it('may bring its password hashed', async () => {
      expect(await add('hashed', { password: md5(PASSWORD), password2: md5(PASSWORD) })).toMatchObject({ status: 200 })
      expect(await askToken(app, byPassword('hashed', PASSWORD))).toMatchObject({ status: 200 })
    })

    it.each([
      [{ account: '' }, '请输入登录账号'],
      [{ account: '<b>' }, '登录账号由2到64位字母、数字或下划线组成'],
      [{ realName: '' }, '请输入用户姓名'],
      [{ roleId: '' }, '请选择所属角色'],
      [{ deptId: '' }, '请选择所属部门'],
      [{ password: '' }, '请输入密码'],
      [{ password2: '' }, '请输入确认密码！'],
      [{ password2: 'Other@2026' }, '两次密码输入不一致！'],
      [{ password: 'short1', password2: 'short1' }, '必须包含字母和数字的组合，可以使用特殊字符，长度在8-16之间'],
      [
        { password: 'a1'.repeat(9), password2: 'a1'.repeat(9) },
        '必须包含字母和数字的组合，可以使用特殊字符，长度在8-16之间',
      ],
      [{ account: 'admin' }, '登录账号已存在'],
      [{ phone: '123' }, '请输入正确的手机号'],
      [{ phone: '13600009999' }, '手机号已存在'],
      [{ email: 'a@b' }, '请输入正确的电子邮箱'],
      [{ birthday: '2026-02-30' }, '出生日期格式不正确'],
      [{ roleId: '1' }, '所选角色不存在'],
      [{ roleId: 'x' }, '所属角色格式不正确'],
      [{ deptId: '1' }, '所选部门不存在'],
      [{ postId: '1' }, '所选岗位不存在'],
      [{ status: 2 }, '待审核账号请在注册审核中处理'],
      [{ status: 3 }, '状态格式不正确'],
    ])('with %j is refused with 「%s」', async (change, msg) => {
      if (!(await stored('phone-owner'))) await makeUser(app, { account: 'phone-owner', phone: '13600009999' })
      expect(await add('refused', change)).toMatchObject({ status: 400, code: 400, success: false, msg, data: {} })
      expect(await stored('refused')).toBeUndefined()
    })

    it('is given once when it is asked for ten times at once', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => add('twin')))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
      expect(answers.filter(({ status }) => status === 400).every(({ msg }) => msg === '登录账号已存在')).toBe(true)
    })

    it("finds no place beyond the tenant's number of accounts, however many race for it", async () => {
      const { deptId, roleId: head } = await makeTenant(app, '600001', { accountNumber: 3 })
      const chief = await loginAs(app, 'admin', '600001')
      const own = { roleId: head, deptId }
      const answers = await Promise.all(['a1', 'a2', 'a3', 'a4', 'a5'].map((account) => add(account, own, chief)))
      expect(answers.map(({ msg }) => msg).sort()).toEqual([
        ...Array(3).fill('当前租户已到最大账号额度!'),
        '操作成功',
        '操作成功',
      ])
      await chief.call(users.remove, { ids: (await chief.call(users.page, { account: 'a' })).data.records[0]!.id })
      expect(await add('a6', own, chief)).toMatchObject({ status: 200 })
    })
  })

  describe('the page', () => {
    it('filters by what the wire names, and ignores the rest', async () => {
      const second = await makeDept('第二部门')
      await makeUser(app, {
        account: 'filter-one',
        realName: '过滤甲',
        deptId: `${dept},${second}`,
        userType: 2,
        userCategory: '1',
      })
      await makeUser(app, {
        account: 'filter-two',
        realName: '过滤乙',
        deptId: second,
        createTime: '2020-05-05 12:00:00',
      })
      const accounts = async (query: object) =>
        (await admin.call(users.page, { ...query, size: 100 })).data.records.map(({ account }) => account).sort()
      const both = ['filter-one', 'filter-two']
      expect(await accounts({ account: 'filter-' })).toEqual(both)
      expect(await accounts({ realName: '过滤', _t: 1, nonsense: 'x' })).toEqual(both)
      expect(await accounts({ realName: '过滤乙' })).toEqual(['filter-two'])
      expect(await accounts({ account: 'filter-', userType: 2 })).toEqual(['filter-one'])
      expect(await accounts({ account: 'filter-', userCategory: '1' })).toEqual(['filter-one'])
      expect(await accounts({ deptId: second })).toEqual(both)
      expect(await accounts({ account: 'filter-', deptId: dept })).toEqual(['filter-one'])
      expect(await accounts({ deptId: second.slice(0, -1) })).toEqual([])
      const range = { createTime_dategt: '2020-05-05', createTime_datelt: '2020-05-05' }
      expect(await accounts(range)).toEqual(['filter-two'])
      expect(await accounts({ account: 'filter-', userType: 'x' })).toEqual([])
      expect(await accounts({ account: "' or 1=1 --" })).toEqual([])
      const sorted = await admin.call(users.page, { account: 'filter-', ascs: 'account,password' })
      expect(sorted.data.records.map(({ account }) => account)).toEqual(both)
    })

    it('costs the same number of queries for one row and for thirty', async () => {
      for (let at = 0; at < 30; at++)
        await makeUser(app, { account: `many-${at}`, deptId: dept, roleId: operator, password: 'x' })
      const { pool } = app.house.database
      const queries = async (size: number) => {
        let taken = 0
        const take = () => void taken++
        pool.on('acquire', take)
        await admin.call(users.page, { account: 'many-', size })
        pool.off('acquire', take)
        return taken
      }
      // The log of calls takes a connection now and then, so the least of several counts.
      const least = async (size: number) => Math.min(await queries(size), await queries(size), await queries(size))
      await queries(1)
      expect(await least(30)).toBe(await least(1))
    })

    it('is for who holds it', async () => {
      expect(await (await app.as('ops')).call(users.page, {})).toMatchObject({ status: 403, msg: '无权限访问' })
      expect(await app.visitor.call(users.page, {})).toMatchObject({ status: 401 })
    })
  })

  describe('an edit', () => {
    it('that echoes the whole detail changes nothing but what was changed', async () => {
      await add('echoed', { phone: '13600002222' })
      const before = await find('echoed')
      const { data } = await admin.call(users.detail, { id: before.id })
      expect(data).toEqual(before)
      expect(await admin.call(users.submit, { ...data, name: '小名' })).toMatchObject({ status: 200, data: {} })
      const after = await find('echoed')
      expect({ ...after, updateTime: '' }).toEqual({
        ...before,
        name: '小名',
        updateTime: '',
        updateUser: admin.userId,
      })
      expect(await askToken(app, byPassword('echoed', PASSWORD))).toMatchObject({ status: 200 })
    })

    it('leaves password, tenant and origin alone whatever it says', async () => {
      await add('stubborn')
      const { id } = await find('stubborn')
      const before = await stored('stubborn')
      const wish = { id, account: 'stubborn', realName: '新用户', password: 'Taken@2026', tenantId: '600001' }
      await admin.call(users.submit, { ...wish, isDeleted: 1, financeId: '1', oauthId: 'x', firstLogin: 0 } as never)
      expect({ ...(await stored('stubborn')), updateTime: '' }).toEqual({ ...before, updateTime: '' })
    })

    it('may say only what it changes', async () => {
      await add('partly')
      const { id } = await find('partly')
      expect(await admin.call(users.update, { id, realName: '半改' })).toMatchObject({ status: 200 })
      expect(await find('partly')).toMatchObject({ realName: '半改', roleId: operator, account: 'partly' })
      expect(await admin.call(users.update, { id, account: 'admin' })).toMatchObject({ msg: '登录账号已存在' })
      expect(await admin.call(users.update, { id, realName: '' })).toMatchObject({ msg: '请输入用户姓名' })
      expect(await admin.call(users.update, { realName: '谁' } as never)).toMatchObject({ msg: '参数错误：id不能为空' })
      expect(await admin.call(users.update, { id: '1', realName: '谁' })).toMatchObject(NOT_FOUND)
    })

    it('to off ends the sessions, and nobody turns himself off', async () => {
      await add('offline')
      const session = await login('offline')
      const { id } = await find('offline')
      expect(await admin.call(users.update, { id, status: 0 })).toMatchObject({ status: 200 })
      expect(await session.call(users.info)).toMatchObject({ status: 401, msg: '请求未授权' })
      expect(await askToken(app, byPassword('offline', PASSWORD))).toMatchObject({ error_description: '账号已停用' })
      await admin.call(users.update, { id, status: 1 })
      expect(await infoStatus(session)).toBe(401)
      expect(await askToken(app, byPassword('offline', PASSWORD))).toMatchObject({ status: 200 })
      expect(await admin.call(users.update, { id: admin.userId, status: 0 })).toMatchObject({
        msg: '不可停用当前登录用户',
      })
    })

    it('of roles shows in open sessions at once', async () => {
      await add('promoted')
      const session = await login('promoted')
      expect((await session.call(users.page, {})).status).toBe(403)
      const reader = await makeRole(app, 'user-reader', ['/system/user'])
      const { id } = await find('promoted')
      expect(await admin.call(users.grant, { userIds: id, roleIds: reader }, { inQuery: true })).toMatchObject({
        status: 200,
      })
      expect((await session.call(users.page, {})).status).toBe(200)
      await admin.call(users.update, { id, roleId: operator })
      expect((await session.call(users.page, {})).status).toBe(403)
      expect(await admin.call(users.grant, { userIds: id, roleIds: '' })).toMatchObject({ status: 200 })
      expect(await find('promoted')).toMatchObject({ roleId: '', roleName: '' })
      expect(await admin.call(users.grant, { userIds: id, roleIds: '1' })).toMatchObject({ msg: '所选角色不存在' })
      expect(await admin.call(users.grant, { userIds: `${id},1`, roleIds: reader })).toMatchObject(NOT_FOUND)
      expect(await admin.call(users.grant, { userIds: '', roleIds: reader })).toMatchObject({
        msg: '请选择至少一条数据',
      })
    })

    it('of the platform keeps its extension', async () => {
      await add('platform')
      const { id } = await find('platform')
      const extension = { userId: id, userType: 2, userExt: '{"theme":"dark"}' }
      expect(await admin.call(users['update-platform'], extension, { inQuery: true })).toMatchObject({ status: 200 })
      const { data } = await admin.call(users['platform-detail'], { id })
      expect(data).toMatchObject({ userType: 2, userTypeName: 'APP', userExt: '{"theme":"dark"}' })
      expect(await admin.call(users['update-platform'], { userId: id } as never)).toMatchObject({
        msg: '请选择用户平台',
      })
    })
  })

  it('are removed with their sessions, and their names are free again; nobody removes himself', async () => {
    await add('leaving')
    const session = await login('leaving')
    const { id } = await find('leaving')
    expect(await admin.call(users.remove, { ids: `${id},${admin.userId}` })).toMatchObject({
      status: 400,
      msg: '不可删除当前登录用户',
    })
    expect(await admin.call(users.remove, { ids: `${id},1` })).toMatchObject(NOT_FOUND)
    expect(await infoStatus(session)).toBe(200)
    expect(await admin.call(users.remove, { ids: id }, { inQuery: true })).toMatchObject({ status: 200, data: {} })
    expect(await infoStatus(session)).toBe(401)
    expect(await admin.call(users.detail, { id })).toMatchObject(NOT_FOUND)
    expect(await askToken(app, byPassword('leaving', PASSWORD))).toMatchObject({ error_code: 'invalid_grant' })
    expect(await add('leaving')).toMatchObject({ status: 200 })
  })

  it('get the initial password by a reset, which ends their sessions and starts over', async () => {
    await add('lost')
    const session = await login('lost')
    await session.call(users.updateFirstLogin)
    const { id } = await find('lost')
    expect(await admin.call(users['reset-password'], { userIds: id }, { inQuery: true })).toMatchObject({ status: 200 })
    expect(await infoStatus(session)).toBe(401)
    expect(await askToken(app, byPassword('lost', PASSWORD))).toMatchObject({ error_code: 'invalid_grant' })
    const again = await loginAs(app, 'lost')
    expect((await again.call(users.checkFirstLogin)).data).toBe(true)
    expect(await admin.call(users['reset-password'], { userIds: '1' })).toMatchObject(NOT_FOUND)
  })

  const login = (account: string) => loginAs(app, account, '000000', PASSWORD)

  async function makeDept(deptName: string): Promise<string> {
    const [row] = await app.house.database.db
      .insert(systemTables.dept)
      .values({ deptName, fullName: deptName, parentId: dept, ancestors: `0,${dept}` })
      .returning({ id: systemTables.dept.id })
    return row!.id
  }
})
