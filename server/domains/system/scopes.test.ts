import { beforeAll, describe, expect, it } from 'vitest'
import { apiScope, dataScope, menu, post, role } from '#contract/system/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'

describe('scopes', () => {
  let app: TestApp
  let admin: Caller
  let menuId: string
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
    menuId = (await admin.call(menu.list, { code_equal: 'user' })).data[0]!.id
  })

  const data = (rest = {}) => ({ menuId, resourceCode: 'user_list', scopeName: '本部门', scopeType: 3, ...rest })
  const api = (rest = {}) => ({
    menuId,
    resourceCode: 'user_api',
    scopeName: '用户接口',
    scopePath: '/api/blade-user/page',
    scopeType: 2,
    ...rest,
  })

  it('of data are kept under their menu', async () => {
    expect(await admin.call(dataScope.submit, { id: '', ...data() })).toMatchObject({ status: 200, data: {} })
    const { records } = (await admin.call(dataScope.list, { menuId })).data
    expect(records).toMatchObject([{ scopeName: '本部门', scopeTypeName: '所在机构可见', menuId }])
    const detail = await admin.call(dataScope.detail, { id: records[0]!.id })
    await admin.call(dataScope.submit, { ...detail.data, scopeType: 5, scopeValue: 'district = 1' })
    expect(await admin.call(dataScope.detail, { id: records[0]!.id })).toMatchObject({
      data: { scopeType: 5, scopeTypeName: '自定义', scopeValue: 'district = 1' },
    })
    expect((await admin.call(dataScope.list, { menuId: '42' })).data.total).toBe(0)
    expect(await admin.call(dataScope.remove, { ids: records[0]!.id })).toMatchObject({ status: 200 })
    expect((await admin.call(dataScope.list, { menuId })).data.total).toBe(0)
  })

  it('of calls are kept under their menu', async () => {
    await admin.call(apiScope.submit, api())
    const [row] = (await admin.call(apiScope.list, { menuId, scopeName: '用户接口' })).data.records
    expect(row).toMatchObject({ scopePath: '/api/blade-user/page', scopeTypeName: '业务接口' })
    const detail = await admin.call(apiScope.detail, { id: row!.id })
    expect(await admin.call(apiScope.submit, { ...detail.data, scopeType: 1 })).toMatchObject({ status: 200 })
    expect(await admin.call(apiScope.remove, { ids: row!.id })).toMatchObject({ status: 200 })
    expect(await admin.call(apiScope.detail, { id: row!.id })).toMatchObject({ status: 404 })
  })

  it('of calls close an address to roles that do not hold them', async () => {
    const ops = await app.as('ops')
    const [operator] = (await admin.call(role.list, { roleAlias: 'operator' })).data
    const held = (await admin.call(menu['role-tree-keys'], { roleIds: operator!.id })).data.menu
    const grant = (apiScopeIds: string[]) =>
      admin.call(role.grant, { roleIds: [operator!.id], menuIds: held, apiScopeIds })
    expect(await ops.call(post.select)).toMatchObject({ status: 200 })
    await admin.call(apiScope.submit, api({ scopeName: '岗位选项', scopePath: '/api/blade-system/post/select' }))
    const [scope] = (await admin.call(apiScope.list, { menuId, scopeName: '岗位选项' })).data.records
    expect(await ops.call(post.select)).toMatchObject({ status: 403, msg: '无权限访问' })
    expect(await admin.call(post.select)).toMatchObject({ status: 200 })
    await grant([scope!.id])
    expect(await ops.call(post.select)).toMatchObject({ status: 200 })
    await grant([])
    expect(await ops.call(post.select)).toMatchObject({ status: 403 })
    await admin.call(apiScope.remove, { ids: scope!.id })
    expect(await ops.call(post.select)).toMatchObject({ status: 200 })
  })

  it.each([
    [{ menuId: undefined }, '请选择菜单'],
    [{ menuId: '42' }, '菜单不存在'],
    [{ resourceCode: '' }, '请输入权限编号'],
    [{ scopeName: '' }, '请输入权限名称'],
    [{ scopeType: undefined }, '请选择规则类型'],
    [{ scopeType: 5 }, '请输入规则值'],
  ])('of data refuse %j', async (rest, msg) => {
    expect(await admin.call(dataScope.submit, data(rest))).toMatchObject({ success: false, msg })
  })

  it.each([
    [{ scopePath: '' }, '请输入权限路径'],
    [{ scopePath: 'blade-user' }, '权限路径需以/api开头'],
    [{ scopeType: undefined }, '请选择接口类型'],
  ])('of calls refuse %j', async (rest, msg) => {
    expect(await admin.call(apiScope.submit, api(rest))).toMatchObject({ status: 400, msg })
  })

  it('are set by those who hold the code', async () => {
    const ops = await app.as('ops')
    for (const call of [dataScope.submit, apiScope.submit, dataScope.list, apiScope.list] as const)
      expect(await ops.call(call, {})).toMatchObject({ status: 403, msg: '无权限访问' })
  })
})
