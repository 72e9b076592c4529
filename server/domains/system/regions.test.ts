import { beforeAll, describe, expect, it } from 'vitest'
import { region } from '#contract/system/index.ts'
import { readXlsx, writeXlsx, type XlsxColumn } from '#server/kit/documents/xlsx.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'

const COLUMNS: XlsxColumn[] = ['区划编号', '父区划编号', '区划名称', '排序', '备注'].map((title, index) => ({
  key: ['code', 'parentCode', 'name', 'sort', 'remark'][index]!,
  title,
}))

const sheetOf = async (rows: Record<string, unknown>[], columns = COLUMNS) => {
  const parts: Buffer[] = []
  for await (const part of writeXlsx({ sheet: '行政区划', columns, rows })) parts.push(part)
  return { name: '区划.xlsx', bytes: Buffer.concat(parts) }
}

describe('regions', () => {
  let app: TestApp
  let admin: Caller
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
  })

  const read = async (code: string) => (await admin.call(region.detail, { code })).data

  it('open level by level', async () => {
    const ops = await app.as('ops')
    const [province] = (await ops.call(region['lazy-tree'], { parentCode: '00' })).data
    expect(province).toEqual({
      id: '32',
      parentId: '00',
      title: '江苏省',
      key: '32',
      value: '32',
      hasChildren: true,
    })
    expect((await ops.call(region.select)).data.map(({ code }) => code)).toEqual(['32'])
    expect((await ops.call(region.select, { code: '3205' })).data).toHaveLength(10)
    const districts = (await admin.call(region['lazy-list'], { parentCode: '3205' })).data
    expect(districts[0]).toMatchObject({
      parentName: '苏州市',
      provinceName: '江苏省',
      regionLevel: 3,
      hasChildren: true,
    })
    expect((await admin.call(region['lazy-list'], { parentCode: 'none' })).data).toEqual([])
  })

  it('are listed by equality', async () => {
    const { data } = await admin.call(region.list, { regionLevel: 3, size: 5, ascs: 'code' })
    expect(data).toMatchObject({ total: 10, pages: 2 })
    expect((await admin.call(region.list, { name: '苏州' })).data.total).toBe(0)
    expect((await admin.call(region.list, { name_like: '苏州' })).data.total).toBeGreaterThan(0)
  })

  it('are added below their parent, edited whole, and a new name reaches what is below', async () => {
    const district = { code: '320599', parentCode: '3205', name: '试验区', sort: 99 }
    expect(await admin.call(region.submit, district)).toMatchObject({ status: 200, data: {} })
    await admin.call(region.submit, { code: '320599001', parentCode: '320599', name: '试验街道' })
    expect(await read('320599001')).toMatchObject({
      regionLevel: 4,
      ancestors: '00,32,3205,320599',
      cityName: '苏州市',
      districtCode: '320599',
      districtName: '试验区',
      townName: '试验街道',
      parentName: '试验区',
    })
    await admin.call(region.submit, { ...(await read('320599')), name: '新区' })
    expect(await read('320599001')).toMatchObject({ districtName: '新区', townName: '试验街道' })
    expect(await read('320599')).toMatchObject({ name: '新区', districtName: '新区', sort: 99, parentCode: '3205' })
  })

  it.each([
    [{ name: '甲', parentCode: '3205' }, '请输入区划编号'],
    [{ code: 'x1', name: '甲', parentCode: '3205' }, '区划编号格式不正确'],
    [{ code: '3206', parentCode: '32' }, '请输入区划名称'],
    [{ code: '3206', name: '甲' }, '请选择上级区划'],
    [{ code: '3206', name: '甲', parentCode: '99' }, '上级区划不存在'],
    [{ code: '320599', name: '新区', parentCode: '32' }, '该区划有下级，不能更改上级'],
    [{ code: '320599001', name: '甲', parentCode: '320599001' }, '上级不能选择自身或下级'],
  ])('refuse %j', async (form, msg) => {
    expect(await admin.call(region.submit, form as never)).toMatchObject({ success: false, msg })
  })

  it('go from the leaves', async () => {
    const remove = (id: string) => admin.call(region.remove, { id }, { inQuery: true })
    expect(await remove('320599')).toMatchObject({ status: 400, msg: '请先删除下级数据' })
    expect(await remove('320599001')).toMatchObject({ status: 200, data: {} })
    expect(await remove('320599')).toMatchObject({ status: 200 })
    expect(await remove('320599')).toMatchObject({ status: 404, msg: '数据不存在或已删除' })
    expect(await admin.call(region.detail, { code: '320599' })).toMatchObject({ status: 404 })
  })

  it('are imported from a sheet: right lines stay, wrong ones are named', async () => {
    const rows = [
      { code: '320598', parentCode: '3205', name: '导入区', sort: 5 },
      { code: '320598001', parentCode: '320598', name: '导入街道' },
      { code: '320598001', parentCode: '320598', name: '重复' },
      { code: '320597001', parentCode: '320597', name: '无上级' },
      { code: '3205', parentCode: '32', name: '改名市' },
      { code: '320598002', parentCode: '320598', name: '' },
    ]
    const answer = await admin.upload(region['import-region'], {}, await sheetOf(rows))
    expect(answer).toMatchObject({ status: 200, data: { total: 6, failed: 4 } })
    expect(answer.data.errors).toEqual([
      { line: 4, message: '区划编号320598001已存在' },
      { line: 5, message: '上级区划不存在' },
      { line: 6, message: '区划编号3205已存在' },
      { line: 7, message: '请输入区划名称' },
    ])
    expect(await read('320598001')).toMatchObject({ districtName: '导入区', sort: 0 })
  })

  it('are covered by an import that says so', async () => {
    const rows = [
      { code: '320598', parentCode: '3205', name: '覆盖区', sort: 5 },
      { code: '320598003', parentCode: '320598', name: '新街道' },
    ]
    const answer = await admin.upload(region['import-region'], { isCovered: '1' }, await sheetOf(rows))
    expect(answer.data).toEqual({ total: 2, failed: 0, errors: [] })
    expect((await read('320598001')).districtName).toBe('覆盖区')
    expect((await read('320598003')).districtName).toBe('覆盖区')
  })

  it('refuse a sheet that is not the template', async () => {
    const other = await sheetOf([], [{ key: 'a', title: '其他' }])
    const wrong = await admin.upload(region['import-region'], {}, other)
    expect(wrong).toMatchObject({ status: 400, msg: '导入模板不正确，请下载最新模板' })
  })

  it('are exported in a shape that can be imported', async () => {
    const template = await admin.call(region['export-template'])
    expect(template.headers.get('content-disposition')).toContain(encodeURIComponent('区划导入模板.xlsx'))
    const file = await admin.call(region['export-region'])
    const lines = await Array.fromAsync(readXlsx(file.bytes, COLUMNS))
    expect(lines[1]!.values).toMatchObject({ code: '32', parentCode: '00', name: '江苏省' })
    const again = await admin.upload(region['import-region'], { isCovered: '1' }, { name: 'a.xlsx', bytes: file.bytes })
    expect(again.data).toMatchObject({ total: lines.length, failed: 0 })
  })

  it('are kept by those who hold the codes', async () => {
    const ops = await app.as('ops')
    for (const call of [region.list, region.submit, region.remove, region['export-region']] as const)
      expect(await ops.call(call, {} as never)).toMatchObject({ status: 403, msg: '无权限访问' })
  })
})
