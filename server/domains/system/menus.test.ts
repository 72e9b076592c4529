import { beforeAll, describe, expect, it } from 'vitest'
import { type MenuNode, menu, role, topmenu } from '#contract/system/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'

const page = (code: string, rest = {}) => ({
  name: `页面${code}`,
  code,
  alias: 'menu',
  path: `/story/${code}`,
  category: 1,
  sort: 1,
  ...rest,
})
const button = (code: string, parentId: string) => ({
  name: `按钮${code}`,
  code,
  alias: 'button',
  category: 2,
  sort: 1,
  parentId,
})

const flat = (nodes: MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])])

describe('menus', () => {
  let app: TestApp
  let admin: Caller
  let ops: Caller
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
    ops = await app.as('ops')
  })

  const find = async (code: string) =>
    flat((await admin.call(menu.list, { code_equal: code })).data).find((node) => node.code === code)!
  const add = async (form: { code: string }) => {
    expect(await admin.call(menu.submit, form)).toMatchObject({ status: 200, data: {} })
    return find(form.code)
  }
  const operator = async () => (await admin.call(role.list, { roleAlias: 'operator' })).data[0]!
  /** Gives the operator further menus and keeps what he has. */
  const grantOperator = async (menuIds: string[]) => {
    const { id } = await operator()
    const { data } = await admin.call(menu['role-tree-keys'], { roleIds: id })
    const granted = await admin.call(role.grant, { roleIds: [id], menuIds: [...data.menu, ...menuIds] })
    expect(granted).toMatchObject({ status: 200, data: {} })
  }

  describe('of the caller', () => {
    it('are none for a visitor, and none with a bad token either', async () => {
      expect(await app.visitor.call(menu.routes)).toMatchObject({ status: 200, data: [] })
      const bad = await app.visitor.call(menu.routes, {}, { headers: { 'blade-auth': 'bearer nonsense' } })
      expect(bad).toMatchObject({ status: 401, msg: '请求未授权' })
      expect(await app.visitor.call(menu.buttons)).toMatchObject({ status: 401 })
    })

    it('form a forest whose first level are directories', async () => {
      const { data } = await admin.call(menu.routes)
      const nodes = flat(data)
      expect(data.every((top) => top.children!.length > 0)).toBe(true)
      expect(nodes.every(({ id, name, code, path, category }) => id && name && code && path && category === 1)).toBe(
        true,
      )
      expect(new Set(nodes.map(({ code }) => code)).size).toBe(nodes.length)
      expect(data.map(({ sort }) => sort)).toEqual(data.map(({ sort }) => sort).toSorted((one, two) => one - two))
      expect(nodes.find(({ code }) => code === 'dict')).not.toHaveProperty('children')
    })

    it('follow the role', async () => {
      const { data } = await (await app.as('bank')).call(menu.routes)
      expect(flat(data).map(({ path }) => path)).toContain('/workbench/mechanism')
      expect(flat(data).map(({ path }) => path)).not.toContain('/system/menu')
      expect((await (await app.as('norole')).call(menu.routes)).data).toEqual([])
    })

    it('show what a role was just given, and the button may be pressed', async () => {
      const directory = await add(page('story'))
      const shown = await add(page('story_page', { parentId: directory.id }))
      const pressed = await add(button('story_page_press', shown.id))
      await grantOperator([shown.id, pressed.id])

      const routes = (await ops.call(menu.routes)).data
      expect(routes.find(({ code }) => code === 'story')).toMatchObject({
        hasChildren: true,
        children: [{ code: 'story_page', parentName: '页面story', categoryName: '菜单' }],
      })
      const buttons = (await ops.call(menu.buttons)).data
      const own = buttons.find(({ code }) => code === 'story_page')!
      expect(own.children!.map(({ code }) => code)).toEqual(['story_page_press'])
      expect(own.children![0]).not.toHaveProperty('children')
      expect(buttons.every(({ children }) => children!.length > 0)).toBe(true)
    })

    it('wrap a page that stands alone, and leave out a directory without pages', async () => {
      const lone = await add(page('lone'))
      const empty = await add(page('empty'))
      await add(page('empty_page', { parentId: empty.id }))
      await grantOperator([lone.id, empty.id])
      const routes = (await ops.call(menu.routes)).data
      const wrapped = routes.find(({ children }) => children!.some(({ code }) => code === 'lone'))!
      expect(wrapped.code).not.toBe('lone')
      expect(wrapped).toMatchObject({ path: expect.stringMatching(/^\//), name: '页面lone' })
      expect(flat(routes).some(({ code }) => code === 'empty')).toBe(false)
    })

    it('are drawn from a top menu where one is chosen', async () => {
      const made = { code: 'story_top', name: '故事', source: 'book', sort: 3 }
      expect(await admin.call(topmenu.submit, made)).toMatchObject({ status: 200, data: {} })
      const [top] = (await admin.call(topmenu.list, { code: 'story_top' })).data.records
      const shown = await find('story_page')
      await admin.call(topmenu.grant, { topMenuIds: [top!.id], menuIds: [shown.id] })

      expect((await admin.call(menu['top-tree-keys'], { topMenuIds: top!.id })).data.menu).toEqual([shown.id])
      const routes = (await ops.call(menu.routes, { topMenuId: top!.id })).data
      expect(flat(routes).map(({ code }) => code)).toEqual(['story', 'story_page'])
      const mine = await ops.call(menu['top-menu'])
      expect(mine.data).toEqual([{ id: top!.id, code: 'story_top', name: '故事', source: 'book', path: '', sort: 3 }])
      expect((await (await app.as('bank')).call(menu['top-menu'])).data).toEqual([])
    })
  })

  describe('of the platform', () => {
    it('are listed whole, without buttons, or level by level', async () => {
      const whole = flat((await admin.call(menu.list)).data)
      const pages = flat((await admin.call(menu['menu-list'])).data)
      expect(whole.some(({ code }) => code === 'dict_add')).toBe(true)
      expect(pages.length).toBe(whole.filter(({ category }) => category === 1).length)

      const section = await find('system')
      const level = (await admin.call(menu['lazy-list'], { parentId: section.id })).data
      expect(level.find(({ code }) => code === 'dict')).toMatchObject({ hasChildren: true, parentName: '系统管理' })
      const dict = await find('dict')
      const buttons = (await admin.call(menu['lazy-list'], { parentId: dict.id })).data
      expect(buttons.map(({ code }) => code)).toEqual(['dict_add', 'dict_edit', 'dict_delete', 'dict_view'])
      expect((await admin.call(menu['lazy-menu-list'], { parentId: dict.id })).data).toEqual([])
      const lazyPages = (await admin.call(menu['lazy-menu-list'], { parentId: section.id })).data
      expect(lazyPages.every((node) => !node.hasChildren && !('children' in node))).toBe(true)
      expect((await admin.call(menu['lazy-list'], { parentId: '' })).data).toEqual((await admin.call(menu.list)).data)
    })

    it('are found by part of a name, code or path', async () => {
      const found = flat((await admin.call(menu['menu-list'], { path: '/system/di' })).data)
      expect(found.map(({ code }) => code)).toEqual(['dict', 'dictbiz'])
      expect(flat((await admin.call(menu.list, { name: '不存在的' })).data)).toEqual([])
    })

    it('are offered as trees', async () => {
      const tree = (await (await app.as('bank')).call(menu.tree)).data
      expect(tree[0]).toMatchObject({ title: '工作台', key: tree[0]!.id, value: tree[0]!.id })
      const grantTree = (await admin.call(menu['grant-tree'])).data
      expect(Object.keys(grantTree)).toEqual(['menu', 'dataScope', 'apiScope'])
      const top = (await admin.call(menu['grant-top-tree'])).data.menu
      expect(top.map(({ title }) => title)).toEqual(tree.map(({ title }) => title))
    })

    it('save an edit that echoes the whole detail', async () => {
      const row = await find('dict')
      const { data } = await admin.call(menu.detail, { id: row.id })
      expect(data).toMatchObject({ parentName: '系统管理', categoryName: '菜单', actionName: '无', isOpenName: '否' })
      expect(await admin.call(menu.submit, { ...data, remark: '已核对' })).toMatchObject({ status: 200 })
      expect(await admin.call(menu.detail, { id: row.id })).toMatchObject({ data: { remark: '已核对', code: 'dict' } })
    })

    it.each([
      [{ code: 'a', alias: 'a', path: '/a', category: 1, sort: 1 }, '请输入菜单名称'],
      [{ name: 'a', alias: 'a', path: '/a', category: 1, sort: 1 }, '请输入菜单编号'],
      [{ name: 'a', code: 'a', path: '/a', category: 1, sort: 1 }, '请输入菜单别名'],
      [{ name: 'a', code: 'a', alias: 'a', path: '/a', sort: 1 }, '请选择菜单类型'],
      [{ name: 'a', code: 'a', alias: 'a', path: '/a', category: 1 }, '请输入菜单排序'],
      [{ name: 'a', code: 'a', alias: 'a', category: 1, sort: 1 }, '请输入路由地址'],
      [
        { name: 'a', code: 'a', alias: 'a', path: 'javascript:alert(1)', category: 1, sort: 1 },
        '路由地址需以/或http开头',
      ],
      [{ name: 'a', code: 'a', alias: 'a', category: 2, sort: 1 }, '请选择上级菜单'],
      [{ name: 'a', code: 'dict', alias: 'a', path: '/a', category: 1, sort: 1 }, '菜单编号已存在'],
      [{ name: 'a', code: 'a', alias: 'a', path: '/a', category: 1, sort: 1, parentId: '42' }, '上级菜单不存在'],
    ])('refuse %j', async (form, msg) => {
      expect(await admin.call(menu.submit, form)).toMatchObject({ success: false, msg })
    })

    it('never become their own ancestors and stay off buttons', async () => {
      const above = await add(page('above'))
      const below = await add(page('below', { parentId: above.id }))
      const edit = (id: string, parentId: string) => admin.call(menu.submit, page('above', { id, parentId }))
      expect(await edit(above.id, below.id)).toMatchObject({ status: 400, msg: '上级不能选择自身或下级' })
      expect(await edit(above.id, above.id)).toMatchObject({ status: 400, msg: '上级不能选择自身或下级' })
      const press = await add(button('below_press', below.id))
      expect(await admin.call(menu.submit, page('deeper', { parentId: press.id }))).toMatchObject({
        status: 400,
        msg: '按钮下不能再建下级',
      })
    })

    it('go only with what stands below them', async () => {
      const above = await find('above')
      const below = await find('below')
      const press = await find('below_press')
      expect(await admin.call(menu.remove, { ids: above.id })).toMatchObject({ status: 400, msg: '请先删除下级数据' })
      const all = await admin.call(menu.remove, { ids: `${above.id},${below.id},${press.id}` }, { inQuery: true })
      expect(all).toMatchObject({ status: 200, data: {} })
      expect(await admin.call(menu.detail, { id: above.id })).toMatchObject({ status: 404, msg: '数据不存在或已删除' })
    })

    it('belong to those who hold the page', async () => {
      expect(await ops.call(menu.list)).toMatchObject({ status: 403, msg: '无权限访问' })
      expect(await ops.call(menu.submit, page('x'))).toMatchObject({ status: 403 })
      expect(await app.visitor.call(menu.list)).toMatchObject({ status: 401, msg: '缺失令牌,鉴权失败' })
    })
  })

  describe('at the top', () => {
    const list = async () => (await admin.call(topmenu.list)).data.records

    it.each([
      [{ name: 'a' }, '请输入菜单编号'],
      [{ code: 'a' }, '请输入菜单名称'],
      [{ code: 'story_top', name: 'a' }, '菜单编号已存在'],
    ])('refuse %j', async (form, msg) => {
      expect(await admin.call(topmenu.submit, form)).toMatchObject({ status: 400, msg })
    })

    it('stand by sort, are edited whole and removed with their settings', async () => {
      await admin.call(topmenu.submit, { id: '', code: 'first', name: '最前', sort: 1 })
      const [first] = await list()
      expect(first).toMatchObject({ code: 'first', tenantId: '000000' })
      const { data } = await admin.call(topmenu.detail, { id: first!.id })
      await admin.call(topmenu.submit, { ...data, sort: 99 })
      expect((await list()).at(-1)).toMatchObject({ code: 'first', sort: 99 })
      await admin.call(topmenu.remove, { ids: first!.id })
      expect((await list()).map(({ code }) => code)).not.toContain('first')
    })

    it('hold only menus that exist', async () => {
      const [top] = await list()
      const grant = (topMenuIds: string[], menuIds: string[]) => admin.call(topmenu.grant, { topMenuIds, menuIds })
      expect(await grant([top!.id], ['42'])).toMatchObject({ status: 403, msg: '无权限访问' })
      expect(await grant(['42'], [])).toMatchObject({ status: 404, msg: '数据不存在或已删除' })
      expect(await grant([], [])).toMatchObject({ status: 400, msg: '请选择至少一条数据' })
    })
  })
})
