import { beforeAll, describe, expect, it } from 'vitest'
import {
  client,
  dept,
  dict,
  dictBiz,
  log,
  menu,
  param,
  post,
  region,
  role,
  search,
  tenant,
  tenantPackage,
  topmenu,
} from '#contract/system/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import { askToken, byPassword, loginAs, makeUser } from '#server/testing/people.ts'

describe('tenants', () => {
  let app: TestApp
  let admin: Caller
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
  })

  const find = async (tenantName: string) => (await admin.call(tenant.list, { tenantName })).data.records[0]!
  const open = async (tenantName: string, rest = {}) => {
    const made = await admin.call(tenant.submit, { id: '', tenantName, ...rest })
    expect(made).toMatchObject({ status: 200, data: {} })
    return find(tenantName)
  }
  const pageIds = async (...codes: string[]) => {
    const found = await Promise.all(codes.map((code) => admin.call(menu['menu-list'], { code_equal: code })))
    return found.map(({ data }) => data[0]!.id)
  }
  const packages = async (packageName: string) =>
    (await admin.call(tenantPackage.list, { packageName })).data.records[0]!

  it('are opened with somebody who can let the others in', async () => {
    const row = await open('东区', { linkman: '演示联系人', domainUrl: 'https://East.Example.com/' })
    expect(row).toMatchObject({ tenantId: expect.stringMatching(/^\d{6}$/), accountNumber: -1, expireTime: '' })
    const head = await loginAs(app, 'admin', row.tenantId)
    expect((await head.call(role.list)).data).toMatchObject([{ roleAlias: 'admin', tenantId: row.tenantId }])
    expect((await head.call(dept.list)).data).toMatchObject([{ deptName: '东区', ancestors: '0' }])
    expect((await head.call(post.list)).data.records).toMatchObject([{ postName: '工作人员' }])
    const paths = (await head.call(menu.routes)).data.flatMap(({ children }) => children!.map(({ path }) => path))
    expect(paths).toEqual(expect.arrayContaining(['/wel/index', '/system/user', '/authority/role']))
    expect(paths).not.toContain('/system/tenant')
  })

  it('see nothing of each other', async () => {
    const { tenantId } = await find('东区')
    const head = await loginAs(app, 'admin', tenantId)
    const [theirs] = (await admin.call(role.list, { roleAlias: 'operator' })).data
    const [root] = (await admin.call(dept.tree)).data
    const [foreignPost] = (await admin.call(post.select)).data
    await admin.call(topmenu.submit, { code: 'first', name: '首个租户' })
    const [top] = (await admin.call(topmenu.list)).data.records
    const [dictionary] = (await admin.call(dictBiz['parent-list'])).data.records

    expect(await head.call(role.detail, { id: theirs!.id })).toMatchObject({ status: 404, msg: '数据不存在或已删除' })
    expect(await head.call(role.submit, { ...theirs, roleName: '改' })).toMatchObject({ status: 404 })
    expect(await head.call(role.remove, { ids: theirs!.id })).toMatchObject({ status: 404 })
    expect(await head.call(role['tree-by-id'], { roleId: theirs!.id })).toMatchObject({ status: 404 })
    expect(await head.call(role.grant, { roleIds: [theirs!.id], menuIds: [] })).toMatchObject({ status: 404 })
    expect((await head.call(menu['role-tree-keys'], { roleIds: theirs!.id })).data.menu).toEqual([])
    expect(await head.call(dept.detail, { id: root!.id })).toMatchObject({ status: 404 })
    expect(await head.call(dept.submit, { deptName: '潜入', parentId: root!.id })).toMatchObject({ status: 404 })
    expect((await head.call(dept['lazy-tree'], { parentId: root!.id })).data).toEqual([])
    expect(await head.call(post.detail, { id: foreignPost!.id })).toMatchObject({ status: 404 })
    expect(await head.call(topmenu.detail, { id: top!.id })).toMatchObject({ status: 404 })
    expect((await head.call(topmenu.list)).data.total).toBe(0)
    expect(await head.call(dictBiz.detail, { id: dictionary!.id })).toMatchObject({ status: 404 })
    expect((await head.call(dictBiz['parent-list'])).data.total).toBe(0)
    for (const call of [search.role, search.dept, search.post] as const)
      expect((await head.call(call)).data.records.every((row) => row.tenantId === tenantId)).toBe(true)
    expect((await head.call(tenant.select)).data).toMatchObject([{ tenantId }])
  })

  it('cannot write into another one by naming it', async () => {
    const { tenantId } = await find('东区')
    const head = await loginAs(app, 'admin', tenantId)
    await head.call(role.submit, { roleName: '员工', roleAlias: 'staff', sort: 9, tenantId: '000000' })
    await head.call(post.submit, { postCode: 'chief', postName: '主管', tenantId: '000000' })
    expect((await admin.call(role.list, { roleAlias: 'staff' })).data).toMatchObject([{ tenantId }])
    expect((await admin.call(post.list, { postCode: 'chief' })).data.records).toMatchObject([{ tenantId }])
    expect((await head.call(role.tree, { tenantId: '000000' })).data.map(({ title }) => title)).toEqual([
      '管理员',
      '员工',
    ])
    expect((await admin.call(role.tree, { tenantId })).data).toHaveLength(2)
  })

  it('keep business dictionaries of their own, of the same code', async () => {
    const { tenantId } = await find('东区')
    const head = await loginAs(app, 'admin', tenantId)
    const areas = { code: 'areaCode', dictValue: '片区', sort: 1, isSealed: 0 }
    expect(await head.call(dictBiz.submit, areas)).toMatchObject({ status: 200 })
    const [parent] = (await head.call(dictBiz['parent-list'])).data.records
    await head.call(dictBiz.submit, { ...areas, parentId: parent!.id, dictKey: 'e1', dictValue: '东一片' })
    expect((await head.call(dictBiz.dictionary, { code: 'areaCode' })).data).toMatchObject([{ dictKey: 'e1' }])
    const before = (await admin.call(dictBiz['get-list'], { code: 'areaCode' })).data
    expect(before).toHaveLength(10)
    expect((await app.visitor.call(dictBiz['get-list'], { code: 'areaCode' })).data).toEqual(before)
    await admin.call(dictBiz.submit, { ...parent!, code: 'area' })
    expect((await head.call(dictBiz['get-list'], { code: 'area' })).data).toMatchObject([{ dictKey: 'e1' }])
    expect((await admin.call(dictBiz['get-list'], { code: 'areaCode' })).data).toHaveLength(10)
  })

  it('leave to the platform what all of them share, even an administrator', async () => {
    const { tenantId } = await find('东区')
    await admin.call(role.submit, { roleName: '超级', roleAlias: 'administrator', tenantId })
    const [strong] = (await admin.call(role.list, { roleAlias: 'administrator', tenantId_equal: tenantId })).data
    await makeUser(app, { tenantId, account: 'strong', roleId: strong!.id })
    const other = await loginAs(app, 'strong', tenantId)
    expect(await other.call(role.list)).toMatchObject({ status: 200 })
    const shared = [menu.submit, dict.submit, param.submit, client.submit, region.submit, tenantPackage.add] as const
    const form = {
      ...{ name: 'a', code: 'a', alias: 'a', path: '/a', category: 1, sort: 1, dictValue: 'a', isSealed: 0 },
      ...{ paramName: 'a', paramKey: 'a', paramValue: 'a', clientId: 'a', authorizedGrantTypes: 'password' },
      ...{ packageName: 'a', menuId: '1', tenantName: 'a' },
    }
    for (const call of shared) expect(await other.call(call, { ...form, code: '99' })).toMatchObject({ status: 403 })
    for (const call of [client.list, param.list, tenant.list, log['api/list'], tenantPackage.list] as const)
      expect(await other.call(call)).toMatchObject({ status: 403, msg: '无权限访问' })
  })

  it('hand out no more than they hold, and more with a package', async () => {
    const row = await find('东区')
    const head = await loginAs(app, 'admin', row.tenantId)
    const [own] = (await head.call(role.list, { roleAlias: 'admin' })).data
    const [attach] = await pageIds('attach')
    const titles = async () => (await head.call(menu['grant-tree'])).data.menu.map(({ title }) => title)
    expect(await titles()).not.toContain('资源管理')
    const greedy = await head.call(role.grant, { roleIds: [own!.id], menuIds: [attach!] })
    expect(greedy).toMatchObject({ status: 403, msg: '无权限访问' })
    expect((await admin.call(tenant['package-detail'], { tenantId: row.id })).body).toMatchObject({
      code: 200,
      data: {},
      msg: '暂无承载数据',
    })

    await admin.call(tenantPackage.add, { packageName: '标准版', menuId: attach!, remark: '演示' })
    const chosen = await packages('标准版')
    const setting = { tenantId: row.tenantId, packageId: chosen.id }
    expect(await admin.call(tenant['package-setting'], setting, { inQuery: true })).toMatchObject({ status: 200 })
    expect(await admin.call(tenant['package-detail'], { tenantId: row.tenantId })).toMatchObject({
      data: { packageName: '标准版', menuId: attach },
    })
    expect(await titles()).toContain('资源管理')
    const buttons = (await head.call(menu.buttons)).data.find(({ code }) => code === 'attach')
    expect(buttons!.children!.map(({ code }) => code)).toContain('attach_upload')
    const tree = (await admin.call(menu.tree, { tenantId: row.tenantId })).data
    expect(tree.map(({ title }) => title)).toContain('资源管理')
    expect(tree.map(({ title }) => title)).not.toContain('系统监控')
  })

  it('are limited and expire', async () => {
    const row = await open('西区')
    const set = (input: object) => admin.call(tenant.setting, input as never, { inQuery: true })
    expect(await set({ ids: row.id, accountNumber: 5, expireTime: '2999-12-31 00:00:00' })).toMatchObject({
      status: 200,
    })
    expect(await find('西区')).toMatchObject({ accountNumber: 5, expireTime: '2999-12-31 00:00:00' })
    const head = await loginAs(app, 'admin', row.tenantId)
    await set({ ids: row.id, accountNumber: 5, expireTime: '2020-01-01 00:00:00' })
    expect(await head.call(role.list)).toMatchObject({ status: 401, msg: '请求未授权' })
    expect(await askToken(app, byPassword('admin', undefined, { tenantId: row.tenantId }))).toMatchObject({
      error_code: 'account_disabled',
    })
    await set({ ids: row.id, accountNumber: -1, expireTime: '' })
    expect(await find('西区')).toMatchObject({ accountNumber: -1, expireTime: '' })
    await loginAs(app, 'admin', row.tenantId)
    expect(await set({ ids: row.id })).toMatchObject({ status: 400, msg: '请输入账号额度' })
    expect(await set({ ids: row.id, accountNumber: 1, expireTime: '2026-02-30 00:00:00' })).toMatchObject({
      status: 400,
    })
    const first = await find('金桥平台')
    const shut = await set({ ids: first.id, accountNumber: -1, expireTime: '2020-01-01 00:00:00' })
    expect(shut).toMatchObject({ status: 400, msg: '默认租户不能设置过期时间' })
  })

  it('are found by their domain', async () => {
    const { tenantId } = await find('东区')
    expect((await app.visitor.call(tenant.info, { domain: 'east.example.com' })).data).toMatchObject({ tenantId })
    expect((await app.visitor.call(tenant.info, { domain: 'http://EAST.example.com/login' })).data).toMatchObject({
      tenantId,
    })
    expect((await app.visitor.call(tenant.info, { domain: 'nowhere.example.com' })).data).toEqual({})
  })

  it('are edited whole, bound to a data source and paged', async () => {
    const { id } = await find('东区')
    const { data } = await admin.call(tenant.detail, { id })
    await admin.call(tenant.submit, { ...data, tenantId: '000000', address: '演示路1号' })
    expect(await find('东区')).toMatchObject({ tenantId: data.tenantId, address: '演示路1号' })
    await admin.call(tenant.datasource, { tenantId: id, datasourceId: '77' }, { inQuery: true })
    expect((await admin.call(tenant.page, { tenantId: data.tenantId })).data.records).toMatchObject([
      { datasourceId: '77' },
    ])
    expect(await admin.call(tenant.submit, { linkman: '甲' })).toMatchObject({ status: 400, msg: '请输入租户名称' })
    const lost = await admin.call(tenant['package-setting'], { tenantId: id, packageId: '42' })
    expect(lost).toMatchObject({ status: 404, msg: '产品包不存在' })
  })

  it('go, but never the first one', async () => {
    const [first, west] = [await find('金桥平台'), await find('西区')]
    const head = await loginAs(app, 'admin', west.tenantId)
    const both = await admin.call(tenant.remove, { ids: `${first.id},${west.id}` })
    expect(both).toMatchObject({ status: 400, msg: '不可删除默认租户' })
    expect(await admin.call(tenant.remove, { ids: west.id }, { inQuery: true })).toMatchObject({ status: 200 })
    expect(await head.call(role.list)).toMatchObject({ status: 401 })
    const later = await askToken(app, byPassword('admin', undefined, { tenantId: west.tenantId }))
    expect(later).toMatchObject({ status: 400, error_code: 'account_disabled' })
  })

  describe('packages', () => {
    it('are added, changed, offered and removed', async () => {
      const [user, dictPage] = await pageIds('user', 'dict')
      await admin.call(tenantPackage.submit, { packageName: '基础版', menuId: user })
      const row = await packages('基础版')
      await admin.call(tenantPackage.update, { id: row.id, packageName: '基础版', menuId: `${user},${dictPage}` })
      expect(await admin.call(tenantPackage.detail, { id: row.id })).toMatchObject({
        data: { menuId: `${user},${dictPage}` },
      })
      expect((await admin.call(tenantPackage.select)).data.map(({ packageName }) => packageName)).toEqual([
        '标准版',
        '基础版',
      ])
      expect(await admin.call(tenantPackage.remove, { ids: row.id })).toMatchObject({ status: 200 })
      const used = await admin.call(tenantPackage.remove, { ids: (await packages('标准版')).id })
      expect(used).toMatchObject({ status: 400, msg: '该数据已被使用，不可删除' })
    })

    it.each([
      [tenantPackage.add, { menuId: '1' }, '请输入产品包名称'],
      [tenantPackage.add, { packageName: '空' }, '请选择菜单'],
      [tenantPackage.submit, { packageName: '空', menuId: '' }, '请选择菜单'],
      [tenantPackage.add, { packageName: '标准版', menuId: '1' }, '产品包名称已存在'],
      [tenantPackage.update, { packageName: '甲', menuId: '1' }, '参数错误：id不能为空'],
      [tenantPackage.remove, { ids: '' }, '请选择至少一条数据'],
    ])('refuse %#', async (call, input, msg) => {
      expect(await admin.call(call, input as never)).toMatchObject({ status: 400, msg })
    })
  })
})
