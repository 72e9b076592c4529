import { beforeAll, describe, expect, it } from 'vitest'
import { dept, post, search } from '#contract/system/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import { makeUser, rootDept } from '#server/testing/people.ts'

describe('departments', () => {
  let app: TestApp
  let admin: Caller
  let root: string
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
    root = await rootDept(app)
  })

  const find = async (name: string) => (await admin.call(search.dept, { name })).data.records[0]!
  const add = async (deptName: string, parentId: string, rest = {}) => {
    expect(await admin.call(dept.submit, { deptName, parentId, ...rest })).toMatchObject({ status: 200, data: {} })
    return find(deptName)
  }

  it('form a tree that is listed, opened level by level and offered', async () => {
    const head = await add('风控部', root, { deptCategory: 2 })
    const group = await add('风控一组', head.id, { deptCategory: 3, fullName: '风险控制一组' })
    expect(group).toMatchObject({ ancestors: `0,${root},${head.id}`, tenantId: '000000' })

    const [found] = (await admin.call(dept.list, { deptName: '风控' })).data
    expect(found).toMatchObject({
      fullName: '风控部',
      deptCategoryName: '部门',
      children: [{ fullName: '风险控制一组', parentName: '风控部', deptCategoryName: '小组' }],
    })
    const level = (await admin.call(dept['lazy-list'], { parentId: root })).data
    expect(level.find(({ id }) => id === head.id)).toMatchObject({ hasChildren: true })
    expect(level.find(({ id }) => id === head.id)).not.toHaveProperty('children')
    const named = (await admin.call(dept['lazy-list'], { parentId: root, deptName: '风控' })).data
    expect(named.map(({ deptName }) => deptName)).toEqual(['风控部'])
    expect((await admin.call(dept['lazy-list'], { parentId: '' })).data).toEqual((await admin.call(dept.list)).data)

    const ops = await app.as('ops')
    const tops = (await ops.call(dept['lazy-tree'])).data
    expect(tops).toMatchObject([{ id: root, parentId: '0', title: '金桥平台运营中心', hasChildren: true }])
    const below = (await ops.call(dept['lazy-tree'], { parentId: head.id })).data
    expect(below).toEqual([
      { id: group.id, parentId: head.id, title: '风控一组', key: group.id, value: group.id, hasChildren: false },
    ])
    const [tree] = (await ops.call(dept.tree)).data
    expect(tree!.children!.find(({ id }) => id === head.id)!.children![0]).not.toHaveProperty('children')
  })

  it('take everything below along when they move', async () => {
    const head = await find('风控部')
    const target = await add('总部', root)
    const { data } = await admin.call(dept.detail, { id: head.id })
    expect(await admin.call(dept.submit, { ...data, parentId: target.id })).toMatchObject({ status: 200 })
    expect((await find('风控一组')).ancestors).toBe(`0,${root},${target.id},${head.id}`)
    expect(await admin.call(dept.detail, { id: head.id })).toMatchObject({ data: { parentName: '总部' } })
  })

  it('never become their own ancestors', async () => {
    const [head, group] = [await find('风控部'), await find('风控一组')]
    const under = (parentId: string) => admin.call(dept.submit, { ...head, parentId })
    expect(await under(group.id)).toMatchObject({ status: 400, msg: '上级不能选择自身或下级' })
    expect(await under(head.id)).toMatchObject({ status: 400, msg: '上级不能选择自身或下级' })
  })

  it('are not removed with something below or somebody in them', async () => {
    const [head, group] = [await find('风控部'), await find('风控一组')]
    expect(await admin.call(dept.remove, { ids: head.id })).toMatchObject({ status: 400, msg: '请先删除下级数据' })
    await makeUser(app, { account: 'controller', deptId: group.id })
    const held = await admin.call(dept.remove, { ids: group.id })
    expect(held).toMatchObject({ status: 400, msg: '该数据已被使用，不可删除' })
    const spare = await add('备用部', head.id)
    expect(await admin.call(dept.remove, { ids: spare.id }, { inQuery: true })).toMatchObject({ status: 200 })
  })

  it('need a name and a known parent', async () => {
    expect(await admin.call(dept.submit, { parentId: root })).toMatchObject({ status: 400, msg: '请输入机构名称' })
    const lost = await admin.call(dept.submit, { deptName: '甲', parentId: '42' })
    expect(lost).toMatchObject({ status: 404, msg: '上级不存在' })
    expect(await (await app.as('ops')).call(dept.list)).toMatchObject({ status: 403, msg: '无权限访问' })
  })

  describe('posts', () => {
    const list = async (filters = {}) => (await admin.call(post.list, filters)).data.records

    it('are kept, offered and searched', async () => {
      const form = { postCode: 'auditor', postName: '审核员', category: 3, sort: 2 }
      expect(await admin.call(post.submit, { id: '', ...form })).toMatchObject({ status: 200, data: {} })
      const [row] = await list({ postCode: 'auditor' })
      expect(row).toMatchObject({ ...form, categoryName: '基层', tenantId: '000000' })
      expect(await list({ postCode: 'audit' })).toEqual([])
      const { data } = await admin.call(post.detail, { id: row!.id })
      await admin.call(post.submit, { ...data, postName: '高级审核员' })
      const ops = await app.as('ops')
      expect((await ops.call(post.select)).data.map(({ postName }) => postName)).toEqual(['工作人员', '高级审核员'])
      expect((await ops.call(search.post, { name: '审核' })).data.records).toMatchObject([{ name: '高级审核员' }])
    })

    it.each([
      [{ postName: 'a' }, '请输入岗位编号'],
      [{ postCode: 'a' }, '请输入岗位名称'],
      [{ postCode: 'auditor', postName: 'a' }, '岗位编号已存在'],
    ])('refuse %j', async (form, msg) => {
      expect(await admin.call(post.submit, form)).toMatchObject({ status: 400, msg })
    })

    it('stay while somebody holds them', async () => {
      const [row] = await list({ postCode: 'auditor' })
      await makeUser(app, { account: 'auditor', postId: row!.id })
      const held = await admin.call(post.remove, { ids: row!.id })
      expect(held).toMatchObject({ status: 400, msg: '该数据已被使用，不可删除' })
      await admin.call(post.submit, { postCode: 'spare', postName: '备用' })
      const [spare] = await list({ postCode: 'spare' })
      expect(await admin.call(post.remove, { ids: spare!.id })).toMatchObject({ status: 200 })
    })
  })
})
