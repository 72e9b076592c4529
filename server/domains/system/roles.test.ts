import { beforeAll, describe, expect, it } from 'vitest'
import { apiScope, dataScope, menu, role, search } from '#contract/system/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import { loginAs, makeRole, makeUser } from '#server/testing/people.ts'

describe('roles', () => {
  let app: TestApp
  let admin: Caller
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
  })

  const find = async (roleAlias: string) => (await admin.call(search.role, { name: roleAlias })).data.records[0]!
  const add = async (roleName: string, rest = {}) => {
    const form = { roleName, roleAlias: roleName, sort: 9, ...rest }
    expect(await admin.call(role.submit, form)).toMatchObject({ status: 200, data: {} })
    return find(roleName)
  }

  it('form a tree that is listed, offered and searched', async () => {
    const head = await add('信贷部')
    const below = await add('信贷员', { parentId: head.id })
    const { data } = await admin.call(role.list, { roleName: '信贷' })
    expect(data).toMatchObject([
      { roleName: '信贷部', parentName: '顶级', children: [{ roleName: '信贷员', parentName: '信贷部' }] },
    ])
    expect(data[0]!.children![0]).not.toHaveProperty('children')
    const tree = (await (await app.as('ops')).call(role.tree)).data
    expect(tree.find(({ id }) => id === head.id)).toMatchObject({ title: '信贷部', children: [{ key: below.id }] })
    expect((await admin.call(role['tree-by-id'], { roleId: below.id })).data).toEqual(tree)
    expect((await admin.call(search.role, { name: '信贷', size: 1 })).data).toMatchObject({
      total: 2,
      records: [{ name: expect.stringContaining('信贷') }],
    })
  })

  it('save an edit that echoes the whole detail', async () => {
    const row = await find('信贷员')
    const { data } = await admin.call(role.detail, { id: row.id })
    expect(data).toMatchObject({ parentName: '信贷部', tenantId: '000000' })
    expect(await admin.call(role.submit, { ...data, sort: 12 })).toMatchObject({ status: 200 })
    expect(await admin.call(role.detail, { id: row.id })).toMatchObject({ data: { sort: 12, roleAlias: '信贷员' } })
  })

  it.each([
    [{ roleAlias: 'a' }, '请输入角色名称'],
    [{ roleName: 'a' }, '请输入角色别名'],
    [{ roleName: 'a', roleAlias: 'operator' }, '角色别名已存在'],
    [{ roleName: 'a', roleAlias: 'a', parentId: '42' }, '上级不存在'],
    [{ roleName: 'a', roleAlias: 'a', tenantId: '999999' }, '租户不存在'],
  ])('refuse %j', async (form, msg) => {
    expect(await admin.call(role.submit, form)).toMatchObject({ success: false, msg })
  })

  it('never become their own ancestors', async () => {
    const [head, below] = [await find('信贷部'), await find('信贷员')]
    const moved = await admin.call(role.submit, { ...head, parentId: below.id })
    expect(moved).toMatchObject({ status: 400, msg: '上级不能选择自身或下级' })
  })

  it('are not removed above others or while somebody holds them', async () => {
    const [head, below] = [await find('信贷部'), await find('信贷员')]
    expect(await admin.call(role.remove, { ids: head.id })).toMatchObject({ status: 400, msg: '请先删除下级数据' })
    await makeUser(app, { account: 'clerk', roleId: `42,${below.id}` })
    const held = await admin.call(role.remove, { ids: below.id })
    expect(held).toMatchObject({ status: 400, msg: '该数据已被使用，不可删除' })
    const spare = await add('备用')
    expect(await admin.call(role.remove, { ids: spare.id }, { inQuery: true })).toMatchObject({ status: 200 })
    expect(await admin.call(role.detail, { id: spare.id })).toMatchObject({ status: 404 })
  })

  it('let only an administrator make the roles that open doors by themselves', async () => {
    const roleId = await makeRole(app, 'keeper', ['/authority/role', 'role_add', 'role_edit'])
    await makeUser(app, { account: 'keeper', roleId })
    const keeper = await loginAs(app, 'keeper')
    const own = await keeper.call(role.detail, { id: roleId })
    const raised = await keeper.call(role.submit, { ...own.data, roleAlias: 'administrator' })
    expect(raised).toMatchObject({ status: 403, msg: '无权限访问' })
    expect(await keeper.call(role.submit, { roleName: '值班', roleAlias: 'duty' })).toMatchObject({ status: 200 })
    expect(await keeper.call(role.remove, { ids: roleId })).toMatchObject({ status: 403 })
  })

  describe('are granted', () => {
    let clerkRole: string
    let clerk: Caller
    beforeAll(async () => {
      clerkRole = (await find('信贷员')).id
      await makeUser(app, { account: 'granted', roleId: clerkRole })
      clerk = await loginAs(app, 'granted')
    })

    const idsOf = async (...codes: string[]) => {
      const nodes = await Promise.all(codes.map((code) => admin.call(menu.list, { code_equal: code })))
      return nodes.map(({ data }) => data[0]!.id)
    }

    it('menus, buttons and scopes, and lose them again', async () => {
      const menuIds = await idsOf('role', 'role_add')
      await admin.call(dataScope.submit, {
        menuId: menuIds[0]!,
        resourceCode: 'role_own',
        scopeName: '本人角色',
        scopeType: 2,
      })
      await admin.call(apiScope.submit, {
        menuId: menuIds[0]!,
        resourceCode: 'role_api',
        scopeName: '角色接口',
        scopePath: '/api/blade-system/role/list',
        scopeType: 1,
      })
      const tree = (await admin.call(menu['grant-tree'])).data
      const data = tree.dataScope[0]!.children![0]!.children![0]!
      const api = tree.apiScope[0]!.children![0]!.children![0]!
      expect([data.title, api.title]).toEqual(['本人角色', '角色接口'])

      expect(await clerk.call(role.list)).toMatchObject({ status: 403, msg: '无权限访问' })
      const grants = { roleIds: [clerkRole], menuIds, dataScopeIds: [data.id], apiScopeIds: [api.id] }
      expect(await admin.call(role.grant, grants)).toMatchObject({ status: 200, data: {} })
      expect((await admin.call(menu['role-tree-keys'], { roleIds: clerkRole })).data).toEqual({
        menu: expect.arrayContaining(menuIds),
        dataScope: [data.id],
        apiScope: [api.id],
      })
      expect(await clerk.call(role.list)).toMatchObject({ status: 200 })
      expect(await clerk.call(role.submit, { roleName: '新', roleAlias: 'fresh' })).toMatchObject({ status: 200 })

      await admin.call(role.grant, { roleIds: [clerkRole], menuIds: [], dataScopeIds: [], apiScopeIds: [] })
      expect(await clerk.call(role.list)).toMatchObject({ status: 403 })
      expect((await admin.call(menu['role-tree-keys'], { roleIds: clerkRole })).data).toEqual({
        menu: [],
        dataScope: [],
        apiScope: [],
      })
    })

    it('only what exists', async () => {
      const grant = (input: object) => admin.call(role.grant, { roleIds: [clerkRole], ...input } as never)
      expect(await grant({ menuIds: ['42'] })).toMatchObject({ status: 403 })
      expect(await grant({ apiScopeIds: ['42'] })).toMatchObject({ status: 403 })
      expect(await grant({ menuIds: [7] })).toMatchObject({ status: 400 })
      expect(await grant({ roleIds: ['42'] })).toMatchObject({ status: 404, msg: '数据不存在或已删除' })
      expect(await grant({ roleIds: [] })).toMatchObject({ status: 400, msg: '请选择至少一条数据' })
    })
  })
})
