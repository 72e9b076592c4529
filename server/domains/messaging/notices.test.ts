import { beforeAll, describe, expect, it } from 'vitest'
import { notice } from '#contract/messaging/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import { loginAs, makeTenant } from '#server/testing/people.ts'

const PAST = '2026-01-05 09:00:00'
const FUTURE = '2099-01-01 09:00:00'

describe('notices', () => {
  let app: TestApp
  let admin: Caller
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
  })

  const form = (title: string, more = {}) => ({
    title,
    category: 1,
    releaseTime: PAST,
    content: '<p>正文</p>',
    ...more,
  })
  const make = async (title: string, more = {}) => {
    expect(await admin.call(notice.submit, form(title, more))).toMatchObject({ status: 200, data: {} })
    return (await admin.call(notice.list, { title })).data.records[0]!.id
  }

  it('are written, read, changed and removed', async () => {
    const id = await make('春节放假安排', { id: '' })
    const { data } = await admin.call(notice.detail, { id })
    expect(data).toMatchObject({
      title: '春节放假安排',
      category: 1,
      categoryName: '发布通知',
      releaseTime: PAST,
      content: '<p>正文</p>',
      createUserName: '系统管理员',
    })
    expect(await admin.call(notice.submit, { ...data, title: '春节放假安排（更正）', category: 3 })).toMatchObject({
      status: 200,
    })
    const changed = (await admin.call(notice.detail, { id })).data
    expect(changed).toMatchObject({
      title: '春节放假安排（更正）',
      categoryName: '转发通知',
      createUserName: '系统管理员',
    })
    expect(await admin.call(notice.remove, { ids: id }, { inQuery: true })).toMatchObject({ status: 200, data: {} })
    expect(await admin.call(notice.detail, { id })).toMatchObject({ status: 404, msg: '数据不存在或已删除' })
    expect(await admin.call(notice.remove, { ids: id })).toMatchObject({ status: 404 })
    expect(await admin.call(notice.submit, { ...data })).toMatchObject({ status: 404 })
  })

  it('are filtered by title, kind and day, latest first, without their texts', async () => {
    await make('清明通知', { releaseTime: '2026-03-30 08:00:00', category: 6 })
    await make('端午通知', { releaseTime: '2026-06-10 08:00:00', category: 6 })
    const { records } = (await admin.call(notice.list, { category: 6 })).data
    expect(records.map(({ title }) => title)).toEqual(['端午通知', '清明通知'])
    expect(records[0]).not.toHaveProperty('content')
    const spring = { releaseTime_dategt: '2026-03-01', releaseTime_datelt: '2026-03-31', category: 6, _t: 1 }
    expect((await admin.call(notice.list, spring)).data.records.map(({ title }) => title)).toEqual(['清明通知'])
  })

  it('lose everything that could run', async () => {
    const id = await make('有害', {
      content:
        '<p onclick="x()" style="color:red">读<script>alert(1)</script></p><img src=x onerror=alert(1)><a href="javascript:x()">点</a>',
    })
    expect((await admin.call(notice.detail, { id })).data.content).toBe('<p>读</p><a>点</a>')
  })

  it.each([
    [{ title: '' }, '请输入标题'],
    [{ title: '长'.repeat(101) }, '标题不能超过100个字符'],
    [{ category: '' }, '请选择类型'],
    [{ releaseTime: '' }, '请选择通知日期'],
    [{ releaseTime: '2026-02-31 00:00:00' }, '通知日期格式不正确'],
    [{ content: '' }, '请输入内容'],
    [{ content: '<p><br></p>' }, '请输入内容'],
    [{ content: '<script>alert(1)</script>' }, '请输入内容'],
  ])('refuses %j with 「%s」', async (wrong, msg) => {
    expect(await admin.call(notice.submit, form('不可', wrong) as never)).toMatchObject({ status: 400, msg })
  })

  it('are read by everybody once they are released, and kept by administrators', async () => {
    const now = await make('已发布')
    const later = await make('未发布', { releaseTime: FUTURE })
    const ops = await app.as('ops')
    const titles = (await ops.call(notice.list, { size: 100 })).data.records.map(({ title }) => title)
    expect(titles).toContain('已发布')
    expect(titles).not.toContain('未发布')
    for (const account of ['ops', 'ent', 'bank', 'gov', 'norole']) {
      const caller = await app.as(account)
      expect((await caller.call(notice.detail, { id: now })).status).toBe(200)
      expect(await caller.call(notice.detail, { id: later })).toMatchObject({ status: 404 })
      expect(await caller.call(notice.submit, form('别人'))).toMatchObject({ status: 403, msg: '无权限访问' })
      expect(await caller.call(notice.remove, { ids: now })).toMatchObject({ status: 403 })
    }
    expect((await (await app.as('ent')).call(notice.list, {})).status).toBe(403)
    expect(await app.visitor.call(notice.detail, { id: now })).toMatchObject({ status: 401 })
  })

  it('stay within their tenant', async () => {
    const id = await make('本租户')
    await makeTenant(app, '600001')
    const neighbour = await loginAs(app, 'admin', '600001')
    expect((await neighbour.call(notice.list, {})).data.total).toBe(0)
    expect(await neighbour.call(notice.detail, { id })).toMatchObject({ status: 404 })
    expect(await neighbour.call(notice.submit, form('改', { id }))).toMatchObject({ status: 404 })
    expect(await neighbour.call(notice.remove, { ids: id })).toMatchObject({ status: 404 })
  })
})
