import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { user as users } from '#contract/identity/index.ts'
import { systemTables } from '#server/domains/system/index.ts'
import { readXlsx, writeXlsx, XLSX_TYPE } from '#server/kit/documents/xlsx.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import { forgetLimits, loginAs, makeRole, makeTenant, makeUser, roleId, rootDept } from '#server/testing/people.ts'
import { user } from './tables.ts'
import { EXPORT_COLUMNS, USER_COLUMNS } from './user-sheet.ts'

const line = (account: string, rest = {}) => ({
  account,
  realName: '表格用户',
  roleName: '平台运营',
  deptName: '金桥平台运营中心',
  ...rest,
})

describe('sheets of users', () => {
  let app: TestApp
  let admin: Caller
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
  })
  beforeEach(() => forgetLimits(app))

  const upload = async (rows: object[], isCovered = '0', by = admin) => {
    const bytes = await buffer(
      writeXlsx({ sheet: '用户', columns: USER_COLUMNS, rows: rows as Record<string, string>[] }),
    )
    return by.upload(users['import-user'], { isCovered }, { name: '用户.xlsx', bytes })
  }
  const stored = async (account: string) =>
    (await app.house.database.db.select().from(user).where(eq(user.account, account)))[0]
  const read = async (bytes: Buffer) => {
    const lines = await Array.fromAsync(readXlsx(bytes, EXPORT_COLUMNS))
    return lines.map(({ values }) => values)
  }

  it('bring new accounts in with the initial password', async () => {
    const answer = await upload([
      line('sheet1', {
        phone: '13400000001',
        sexName: '男',
        userTypeName: 'APP',
        birthday: '1988-08-08',
        name: '小一',
      }),
      line('sheet2', { userCategoryName: '政府', postName: '工作人员', roleName: '平台运营、政府用户' }),
    ])
    expect(answer).toMatchObject({
      status: 200,
      data: { total: 2, failed: 0, errors: [], message: '导入完成，成功2条，失败0条' },
    })
    expect(await stored('sheet1')).toMatchObject({ phone: '13400000001', sex: 1, userType: 2, birthday: '1988-08-08' })
    const both = `${await roleId(app, 'operator')},${await roleId(app, 'government')}`
    expect(await stored('sheet2')).toMatchObject({ userCategory: '1', roleId: both, deptId: await rootDept(app) })
    const session = await loginAs(app, 'sheet1')
    expect((await session.call(users.checkFirstLogin)).data).toBe(true)
  })

  it('tell what is wrong with each line and store the others', async () => {
    await makeUser(app, { account: 'taken', phone: '13400000009' })
    await app.house.database.db.insert(systemTables.dept).values([
      { deptName: '同名部门', fullName: '同名部门' },
      { deptName: '同名部门', fullName: '同名部门' },
    ])
    const answer = await upload([
      line('good1'),
      line(''),
      line('坏账号'),
      line('taken'),
      line('good1'),
      line('bad1', { realName: '' }),
      line('bad2', { roleName: '' }),
      line('bad3', { roleName: '没有的角色' }),
      line('bad4', { deptName: '没有的部门' }),
      line('bad5', { deptName: '同名部门' }),
      line('bad6', { sexName: '不详' }),
      line('bad7', { phone: '123' }),
      line('bad8', { phone: '13400000009' }),
      line('bad9', { birthday: '1988-13-01' }),
      line('good2'),
    ])
    expect(answer.data.errors).toEqual([
      { line: 3, message: '请输入登录账号' },
      { line: 4, message: '登录账号由2到64位字母、数字或下划线组成' },
      { line: 5, message: '登录账号已存在' },
      { line: 6, message: '登录账号已存在' },
      { line: 7, message: '请输入用户姓名' },
      { line: 8, message: '请选择所属角色' },
      { line: 9, message: '角色「没有的角色」不存在' },
      { line: 10, message: '部门「没有的部门」不存在' },
      { line: 11, message: '部门「同名部门」有重名，请在页面中设置' },
      { line: 12, message: '性别「不详」不存在' },
      { line: 13, message: '请输入正确的手机号' },
      { line: 14, message: '手机号已存在' },
      { line: 15, message: '出生日期格式不正确' },
    ])
    expect(answer.data).toMatchObject({ total: 15, failed: 13, message: '导入完成，成功2条，失败13条' })
    expect(await stored('good2')).toBeDefined()
    expect(await stored('bad3')).toBeUndefined()
  })

  it('change accounts when they cover, and leave what a cell does not say', async () => {
    await makeUser(app, { account: 'covered', realName: '旧名', phone: '13400000011', email: 'old@jinqiao.example' })
    const before = await stored('covered')
    const answer = await upload([{ account: 'covered', realName: '新名' }, line('uncovered')], '1')
    expect(answer.data).toMatchObject({ total: 2, failed: 0 })
    expect(await stored('covered')).toMatchObject({
      realName: '新名',
      phone: '13400000011',
      email: 'old@jinqiao.example',
      password: before!.password,
      roleId: '',
    })
    expect(await stored('uncovered')).toBeDefined()
  })

  it('need the right to edit when they cover, and make nobody an administrator', async () => {
    const roles = await makeRole(app, 'importer', ['user_add'])
    await makeUser(app, { account: 'importer', roleId: roles })
    const importer = await loginAs(app, 'importer')
    expect(await upload([line('x1')], '1', importer)).toMatchObject({ status: 403, msg: '无权限访问' })
    const answer = await upload([line('x1', { roleName: '系统管理员' }), line('x2')], '0', importer)
    expect(answer.data.errors).toEqual([{ line: 2, message: '只有管理员可以分配管理员角色' }])
    expect(await upload([line('x3')], '0', await app.as('ops'))).toMatchObject({ status: 403 })
  })

  it('fill a tenant to its number of accounts and no further', async () => {
    await makeTenant(app, '700001', { accountNumber: 3 })
    const chief = await loginAs(app, 'admin', '700001')
    const own = { roleName: '管理员', deptName: '总部' }
    const answer = await upload([line('p1', own), line('p2', own), line('p3', own)], '0', chief)
    expect(answer.data).toMatchObject({ failed: 1, errors: [{ line: 4, message: '当前租户已到最大账号额度!' }] })
    expect(await stored('p1')).toMatchObject({ tenantId: '700001' })
    const foreign = await upload([line('p4')], '0', chief)
    expect(foreign.data.errors).toEqual([{ line: 2, message: '角色「平台运营」不存在' }])
  })

  it('are refused as a whole when they are not the template', async () => {
    const other = await buffer(writeXlsx({ sheet: 'x', columns: [{ key: 'a', title: '别的' }], rows: [{ a: '1' }] }))
    const send = (name: string, bytes: Buffer) => admin.upload(users['import-user'], {}, { name, bytes })
    expect(await send('a.xlsx', other)).toMatchObject({ status: 400, msg: '导入模板不正确，请下载最新模板' })
    expect(await send('a.xlsx', Buffer.from('no workbook'))).toMatchObject({
      status: 400,
      msg: '文件无法读取，请用 Excel 另存为 .xlsx 后重新上传',
    })
    expect(await upload([line('covering')], '7')).toMatchObject({ status: 400, msg: '覆盖格式不正确' })
    const many = Array.from({ length: 2001 }, (_, at) => line(`many${at}`))
    expect(await upload(many)).toMatchObject({ status: 400, msg: '导入数据不能超过 2000 行，请拆分后重新上传' })
    expect(await stored('many0')).toBeUndefined()
  })

  it('hand out the template that they take', async () => {
    const template = await admin.call(users['export-template'])
    expect(template.status).toBe(200)
    expect(template.headers.get('content-type')).toBe(XLSX_TYPE)
    expect(decodeURIComponent(template.headers.get('content-disposition')!)).toContain('用户导入模板.xlsx')
    expect(await Array.fromAsync(readXlsx(template.bytes, USER_COLUMNS))).toEqual([])
  })

  it('hold every user that the filters find, over all pages', async () => {
    const rows = Array.from({ length: 1100 }, (_, at) => ({
      account: `bulk${String(at).padStart(4, '0')}`,
      realName: at === 0 ? '=1+1' : '批量',
      password: 'x',
      status: at % 2,
    }))
    await app.house.database.db.insert(user).values(rows)
    const all = await read((await admin.call(users['export-user'], { account: 'bulk', current: 1, size: 10 })).bytes)
    expect(all.map((row) => row['account'])).toEqual(rows.map(({ account }) => account).reverse())
    expect(all.at(-1)).toMatchObject({
      realName: '=1+1',
      statusName: '停用',
      userTypeName: 'WEB',
      userCategoryName: '运维',
    })
    const off = await read((await admin.call(users['export-user'], { account: 'bulk', status: 0 })).bytes)
    expect(off).toHaveLength(550)
    const none = await read((await admin.call(users['export-user'], { account: 'nobody-has-this' })).bytes)
    expect(none).toEqual([])
    expect(JSON.stringify(all)).not.toContain('password')
    expect(await (await app.as('ops')).call(users['export-user'], {})).toMatchObject({
      status: 403,
      code: 403,
      msg: '无权限访问',
    })
  })
})
