import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blade, guest } from '#contract/identity/index.ts'
import { NOTICE_TYPE, onlineNotice, onlineNoticeMsgSend } from '#contract/messaging/index.ts'
import { tasks } from '#server/domains/index.ts'
import { inTransaction } from '#server/kit/house.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import { forgetLimits, loginAs, makeRole, makeTenant, makeUser } from '#server/testing/people.ts'
import type { Audience } from './audience.ts'
import { registerCaseTeller } from './case-notices.ts'
import { type Notification, notifyUsers } from './notifications.ts'

const MISSING = { status: 404, msg: '数据不存在或已删除' }

describe('message centre', () => {
  let app: TestApp
  let made = 0
  beforeAll(async () => {
    app = await startTestApp()
  })
  beforeEach(() => forgetLimits(app))

  const somebody = async (values = {}) => {
    const account = `reader${++made}`
    await makeUser(app, { account, ...values })
    return loginAs(app, account)
  }
  const tell = (audience: Audience, notification: Partial<Notification> = {}) =>
    inTransaction(app.house, {}, (ctx) =>
      notifyUsers(ctx, audience, { kind: NOTICE_TYPE.business, title: '您有新的进展', ...notification }),
    )
  const centre = async (who: Caller, query = {}) => (await who.call(onlineNotice.userSelectPageList, query)).data
  const read = (who: Caller, ids?: string) => who.call(onlineNoticeMsgSend.readNotice, ids === undefined ? {} : { ids })

  it('shows own messages, latest first, and how many are unread', async () => {
    const reader = await somebody()
    expect(await centre(reader)).toMatchObject({ records: [], total: 0, unread: 0 })
    await tell({ users: [reader.userId] }, { title: '第一条', link: '/case?id=1', bizType: 'case', bizId: '1' })
    await tell({ users: [reader.userId] }, { title: '第二条', kind: NOTICE_TYPE.deadline, content: '长'.repeat(80) })
    const { records, unread, total } = await centre(reader)
    expect([total, unread]).toEqual([2, 2])
    expect(records.map(({ title }) => title)).toEqual(['第二条', '第一条'])
    expect(records[0]).toMatchObject({ noticeTypeName: '时限提醒', noticeId: '', content: '长'.repeat(80) })
    expect(records[0]!.summary).toBe(`${'长'.repeat(60)}…`)
    expect(records[1]).toMatchObject({ link: '/case?id=1', bizType: 'case', bizId: '1', readStatus: 0 })
    expect((await centre(reader, { size: 1 })).records).toHaveLength(1)
    expect((await centre(reader, { size: 1 })).unread).toBe(2)
  })

  it('filters by title, kind and whether it was read', async () => {
    const reader = await somebody()
    await tell({ users: [reader.userId] }, { title: '甲', kind: NOTICE_TYPE.system })
    await tell({ users: [reader.userId] }, { title: '乙', kind: NOTICE_TYPE.policy })
    const [latest] = (await centre(reader)).records
    await read(reader, latest!.id)
    const titles = async (query: object) => (await centre(reader, query)).records.map(({ title }) => title)
    expect(await titles({ title: '甲' })).toEqual(['甲'])
    expect(await titles({ noticeType: 3 })).toEqual(['乙'])
    expect(await titles({ readStatus: 0 })).toEqual(['甲'])
    expect(await titles({ readStatus: 1 })).toEqual(['乙'])
    expect(await titles({ readStatus: '', title: '', noticeType: '', _t: 1 })).toEqual(['乙', '甲'])
    expect((await centre(reader, { readStatus: 1 })).unread).toBe(1)
  })

  it('marks one, some or all as read', async () => {
    const reader = await somebody()
    for (const title of ['一', '二', '三', '四']) await tell({ users: [reader.userId] }, { title })
    const ids = (await centre(reader)).records.map(({ id }) => id)
    expect(await read(reader, ids[0]!)).toMatchObject({ status: 200, data: {} })
    const [first] = (await centre(reader)).records
    expect(first).toMatchObject({ readStatus: 1, readStatusName: '已读' })
    expect(first!.readTime).toMatch(/^\d{4}-/)
    await reader.call(onlineNoticeMsgSend.readNotice, { ids: `${ids[0]},${ids[1]}` }, { inQuery: true })
    expect((await centre(reader)).unread).toBe(2)
    expect(await read(reader, '')).toMatchObject({ status: 200 })
    expect((await centre(reader)).unread).toBe(0)
    await tell({ users: [reader.userId] })
    expect(await read(reader)).toMatchObject({ status: 200 })
    expect((await centre(reader)).unread).toBe(0)
    expect(await read(reader, 'x')).toMatchObject({ status: 400, msg: '参数错误：ids格式不正确' })
  })

  it('deletes for the reader alone', async () => {
    const [reader, other] = [await somebody(), await somebody()]
    await tell({ users: [reader.userId, other.userId] }, { title: '共同的' })
    const [message] = (await centre(reader)).records
    expect(await reader.call(onlineNoticeMsgSend.batchDelete, { ids: message!.id })).toMatchObject({
      status: 200,
      data: {},
    })
    expect(await centre(reader)).toMatchObject({ total: 0, unread: 0 })
    expect(await centre(other)).toMatchObject({ total: 1, unread: 1 })
    expect(await reader.call(onlineNoticeMsgSend.batchDelete, { ids: message!.id })).toMatchObject(MISSING)
    expect(await reader.call(onlineNoticeMsgSend.batchDelete, { ids: '' })).toMatchObject({
      status: 400,
      msg: '请选择至少一条数据',
    })
  })

  it("keeps everybody's messages from everybody else, administrators too", async () => {
    const reader = await somebody()
    await tell({ users: [reader.userId] }, { title: '只给一人' })
    const [message] = (await centre(reader)).records
    for (const who of [await somebody(), await app.as('admin'), await app.as('ops')]) {
      expect((await centre(who, { title: '只给一人' })).total).toBe(0)
      expect(await read(who, message!.id)).toMatchObject(MISSING)
      expect(await who.call(onlineNoticeMsgSend.batchDelete, { ids: message!.id })).toMatchObject(MISSING)
      await read(who)
    }
    expect((await centre(reader)).unread).toBe(1)
    for (const call of [onlineNotice.userSelectPageList, onlineNoticeMsgSend.readNotice])
      expect(await app.visitor.call(call, {})).toMatchObject({ status: 401 })
  })

  it('finds the receivers of every kind of audience', async () => {
    const roleId = await makeRole(app, 'clerk', ['/system/guest', 'notice_add'])
    const bench = await somebody({ roleId, userCategory: '1' })
    const firm = await somebody({ roleId: '7', userCategory: '3', orgCode: '91320500TEST000001' })
    const officer = await somebody({ roleId: '7', userCategory: '2', financeId: '4711' })
    const gone = await somebody({ roleId, userCategory: '1' })
    await app.house.database.pool.query('update app_user set is_deleted = 1 where id = $1', [gone.userId])
    const heard = async (audience: Audience) => {
      const title = `听众${++made}`
      const count = await tell(audience, { title })
      const got = await Promise.all([bench, firm, officer].map(async (who) => (await centre(who, { title })).total))
      return { count, got }
    }
    expect(await heard({ orgCode: '91320500TEST000001' })).toEqual({ count: 1, got: [0, 1, 0] })
    expect(await heard({ financeId: '4711' })).toEqual({ count: 1, got: [0, 0, 1] })
    expect((await heard({ menu: '/system/guest' })).got).toEqual([1, 0, 0])
    expect((await heard({ may: 'notice_add' })).got).toEqual([1, 0, 0])
    expect((await heard({ may: 'notice_edit' })).got).toEqual([0, 0, 0])
    expect((await heard({ categories: ['3', '2'] })).got).toEqual([0, 1, 1])
    expect((await heard({ everybody: true })).got).toEqual([1, 1, 1])
    expect(await heard({ users: [] })).toEqual({ count: 0, got: [0, 0, 0] })
    expect(await heard({ users: [gone.userId] })).toEqual({ count: 0, got: [0, 0, 0] })
  })

  it('tells of an event once, however often it is told', async () => {
    const reader = await somebody()
    for (let again = 0; again < 3; again += 1)
      await tell({ users: [reader.userId] }, { title: '同一件事', eventKey: 'test 1 1' })
    await tell({ users: [reader.userId] }, { title: '同一件事', eventKey: 'test 1 2' })
    expect((await centre(reader)).total).toBe(2)
  })

  it('is written with the data or not at all', async () => {
    const reader = await somebody()
    const broken = inTransaction(app.house, {}, async (ctx) => {
      await notifyUsers(ctx, { users: [reader.userId] }, { kind: 1, title: '未发生' })
      throw new Error('rolled back')
    })
    await expect(broken).rejects.toThrow('rolled back')
    expect((await centre(reader)).total).toBe(0)
  })

  describe('of a registration', () => {
    const register = (account: string, tenantId = '000000') =>
      app.visitor.call(blade['register-guest'], { tenantId, name: '来客', account, password: 'Guest@2026' })
    const NEWS = { title: '有新的注册申请待审核' }

    it('tells exactly those who may decide, once, with the way there', async () => {
      const admin = await app.as('admin')
      const clerk = await somebody({ roleId: await makeRole(app, 'registrar', ['guest_audit']) })
      expect((await register('newcomer')).status).toBe(200)
      await app.drain()
      const { id } = (await admin.call(guest.page, { account: 'newcomer' })).data.records[0]!
      const told = (await centre(clerk, NEWS)).records
      expect(told).toHaveLength(1)
      expect(told[0]).toMatchObject({
        ...NEWS,
        content: '来客（newcomer）提交了注册申请，请及时审核。',
        noticeTypeName: '业务通知',
        link: '/system/guest',
        bizType: 'guest',
        bizId: id,
      })
      expect((await centre(admin, NEWS)).total).toBe(1)
      for (const account of ['ent', 'bank', 'gov']) expect((await centre(await app.as(account), NEWS)).total).toBe(0)

      const move = { bizType: 'guest', id, from: '(new)', to: '10', version: 1, label: '提交注册', by: '' }
      for (let retry = 0; retry < 2; retry += 1)
        await inTransaction(app.house, {}, (ctx) => tasks['case:moved']!(ctx, move as never))
      expect((await centre(clerk, NEWS)).total).toBe(1)

      await admin.call(guest.approve, { id })
      await app.drain()
      expect((await centre(clerk)).total).toBe(1)
    })

    it('stays within the tenant', async () => {
      await makeTenant(app, '600009')
      const neighbour = await loginAs(app, 'admin', '600009')
      await register('abroad', '600009')
      await app.drain()
      expect((await centre(neighbour, NEWS)).total).toBe(1)
      const there = (await centre(await app.as('admin'), { ...NEWS, size: 100 })).records
      expect(there.filter(({ content }) => content.includes('abroad'))).toEqual([])
    })

    it('is announced by one domain for each kind of case', () => {
      expect(() => registerCaseTeller('guest', () => [])).toThrow('registered twice')
    })
  })
})
