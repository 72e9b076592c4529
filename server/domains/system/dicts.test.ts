import { beforeAll, describe, expect, it } from 'vitest'
import { dict, dictBiz } from '#contract/system/dict.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'

describe('dictionaries', () => {
  let app: TestApp
  let admin: Caller
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
  })

  const find = async (code: string) => (await admin.call(dict['parent-list'], { code_equal: code })).data.records[0]!
  const entry = (parentId: string, dictKey: string, rest = {}) =>
    admin.call(dict.submit, { parentId, code: 'x', dictKey, dictValue: `值${dictKey}`, sort: 1, isSealed: 0, ...rest })

  it('lets an administrator keep a dictionary and its entries', async () => {
    const made = await admin.call(dict.submit, { id: '', code: 'colour', dictValue: '颜色', sort: 9, isSealed: 0 })
    expect(made).toMatchObject({ status: 200, success: true, msg: '操作成功', data: {} })
    const parent = await find('colour')
    expect(parent).toMatchObject({ dictKey: '-1', parentId: '0', dictValue: '颜色' })

    await entry(parent.id, '1')
    await entry(parent.id, '2', { isSealed: 1 })
    const children = await admin.call(dict['child-list'], { parentId: parent.id })
    expect(children.data.map((row) => [row.code, row.dictKey, row.parentName])).toEqual([
      ['colour', '1', '颜色'],
      ['colour', '2', '颜色'],
    ])
    const open = await admin.call(dict.dictionary, { code: 'colour' })
    expect(open.data.map((row) => row.dictKey)).toEqual(['1'])
  })

  it('saves an edit that echoes the whole detail', async () => {
    const row = await find('sex')
    const detail = await admin.call(dict.detail, { id: row.id })
    const saved = await admin.call(dict.submit, { ...detail.data, remark: '已核对' })
    expect(saved.status).toBe(200)
    expect((await find('sex')).remark).toBe('已核对')
  })

  it('shows a change at once although entries are remembered', async () => {
    const parent = await find('yes_no')
    const before = await admin.call(dict.dictionary, { code: 'yes_no' })
    await entry(parent.id, '3')
    const after = await admin.call(dict.dictionary, { code: 'yes_no' })
    expect(after.data.length).toBe(before.data.length + 1)
  })

  it.each([
    [{ dictValue: '甲', sort: 1, isSealed: 0 }, '请输入字典编号'],
    [{ code: 'a', sort: 1, isSealed: 0 }, '请输入字典名称'],
    [{ code: 'a', dictValue: '甲', isSealed: 0 }, '请输入字典排序'],
    [{ code: 'a', dictValue: '甲', sort: 1 }, '请选择封存'],
    [{ code: 'sex', dictValue: '甲', sort: 1, isSealed: 0 }, '字典编号已存在'],
    [{ parentId: '42', code: 'a', dictValue: '甲', sort: 1, isSealed: 0 }, '请输入字典键值'],
    [{ code: 'a'.repeat(101), dictValue: '甲', sort: 1, isSealed: 0 }, '字典编号不能超过100个字'],
  ])('refuses %j with its own text', async (form, msg) => {
    const answer = await admin.call(dict.submit, form as never)
    expect(answer).toMatchObject({ status: 400, code: 400, success: false, msg, data: {} })
  })

  it('refuses a key that its dictionary has already', async () => {
    const parent = await find('sex')
    expect(await entry(parent.id, '1')).toMatchObject({ status: 400, msg: '字典键值已存在' })
  })

  it('removes a dictionary only with its entries', async () => {
    await admin.call(dict.submit, { code: 'gone', dictValue: '待删', sort: 1, isSealed: 0 })
    const parent = await find('gone')
    await entry(parent.id, '1')
    expect(await admin.call(dict.remove, { ids: parent.id })).toMatchObject({ status: 400, msg: '请先删除下级数据' })
    const [child] = (await admin.call(dict['child-list'], { parentId: parent.id })).data
    const both = await admin.call(dict.remove, { ids: `${parent.id},${child!.id}` }, { inQuery: true })
    expect(both.status).toBe(200)
    expect(await admin.call(dict.detail, { id: parent.id })).toMatchObject({ status: 404, msg: '数据不存在或已删除' })
    expect(await admin.call(dict.remove, { ids: '' })).toMatchObject({ msg: '请选择至少一条数据' })
  })

  it('gives visitors the business lists that forms need, and nothing more', async () => {
    const areas = await app.visitor.call(dictBiz['get-list'], { code: 'areaCode' })
    expect(areas.data).toHaveLength(10)
    const [first] = areas.data
    const towns = await app.visitor.call(dictBiz['get-list-parentKey'], {
      code: 'areaCode',
      parentKey: first!.dictKey!,
    })
    expect(towns.data.length).toBeGreaterThan(5)
    expect((await app.visitor.call(dictBiz['get-cor-tree'])).data[0]).toHaveProperty('dictValue')
    expect(await app.visitor.call(dict['get-list'], { code: 'sex' })).toMatchObject({
      status: 401,
      msg: '缺失令牌,鉴权失败',
    })
    expect(await app.visitor.call(dictBiz['parent-list'], {})).toMatchObject({ status: 401 })
  })

  it('filters by declared fields only and ignores the rest', async () => {
    const all = await admin.call(dict['parent-list'], { size: 100 })
    const same = await admin.call(dict['parent-list'], { size: 100, _t: 1, nonsense: 'x', 'code;drop table dict': '1' })
    expect(same.data.total).toBe(all.data.total)
    const some = await admin.call(dict['parent-list'], { code: 'scope', size: 100 })
    expect(some.data.records.map((row) => row.code).sort()).toEqual(['api_scope_type', 'data_scope_type'])
    const none = await admin.call(dict['parent-list'], { code_equal: "x' or '1'='1" })
    expect(none.data).toMatchObject({ total: 0, records: [], pages: 0 })
  })

  it('offers lists and trees of known codes to everybody logged in', async () => {
    const ent = await app.as('ent')
    const colours = (await ent.call(dict['get-list'], { code: 'colour' })).data
    expect(colours.map((row) => row.dictKey)).toEqual(['1'])
    expect((await ent.call(dict['get-list-parentKey'], { code: 'colour', parentKey: '1' })).data).toEqual([])
    expect((await ent.call(dictBiz.dictionary, { code: 'areaCode' })).data[0]).toMatchObject({ tenantId: '000000' })
    for (const name of ['get-proType-tree', 'get-productType-tree', 'get-cor-tree'] as const) {
      expect((await ent.call(dictBiz[name])).data.length).toBeGreaterThan(0)
      expect((await ent.call(dict[name])).data).toEqual([])
    }
  })

  it('keeps business dictionaries the same way', async () => {
    const ops = await app.as('ops')
    const made = await ops.call(dictBiz.submit, { code: 'story', dictValue: '故事', sort: 1, isSealed: 0 })
    expect(made).toMatchObject({ status: 200, data: {} })
    const [parent] = (await ops.call(dictBiz['parent-list'], { code: 'story' })).data.records
    await ops.call(dictBiz.submit, { ...parent!, id: '', parentId: parent!.id, dictKey: '1' })
    expect((await ops.call(dictBiz['child-list'], { parentId: parent!.id })).data).toHaveLength(1)
    const { data } = await ops.call(dictBiz.detail, { id: parent!.id })
    await ops.call(dictBiz.submit, { ...data, code: 'tale' })
    expect((await ops.call(dictBiz.tree, { code: 'tale' })).data).toMatchObject([{ children: [{ title: '故事' }] }])
    const [root] = (await ops.call(dictBiz.list, { code_equal: 'tale' })).data
    const ids = [root!, ...root!.children!].map(({ id }) => id).join(',')
    expect(await ops.call(dictBiz.remove, { ids })).toMatchObject({ status: 200, data: {} })
  })

  it('puts no entry below itself', async () => {
    const parent = await find('sex')
    const [entryRow] = (await admin.call(dict['child-list'], { parentId: parent.id })).data
    const moved = await admin.call(dict.submit, { ...entryRow!, parentId: entryRow!.id })
    expect(moved).toMatchObject({ status: 400, msg: '上级不能选择自身或下级' })
  })

  it('answers trees without empty children', async () => {
    for (const call of [dict.list, dict.tree] as const) {
      const { data } = await admin.call(call, { code: 'sex' } as never)
      expect(data[0]).toHaveProperty('children')
      expect(data[0]!.children![0]).not.toHaveProperty('children')
    }
  })
})
