import { beforeAll, describe, expect, it } from 'vitest'
import { uploads } from '#contract/files/index.ts'
import { onlineNotice, onlineNoticeMsgSend } from '#contract/messaging/index.ts'
import { PNG } from '#server/domains/files/testing/sample-files.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import { loginAs, makeTenant, makeUser } from '#server/testing/people.ts'

const FUTURE = '2099-01-01 09:00:00'
const SENT = { status: 400, msg: '已发送的通知不可修改' }
const MISSING = { status: 404, msg: '数据不存在或已删除' }

describe('online notices', () => {
  let app: TestApp
  let ops: Caller
  let ent: Caller
  let bank: Caller
  beforeAll(async () => {
    app = await startTestApp()
    ops = await app.as('ops')
    ent = await app.as('ent')
    bank = await app.as('bank')
  })

  const form = (title: string, more = {}) => ({
    title,
    noticeType: 1,
    receiveType: 'all',
    content: '<p>系统<b>维护</b></p>',
    status: 0,
    ...more,
  })
  const find = async (title: string) => (await ops.call(onlineNotice.page, { title })).data.records[0]!
  const make = async (title: string, more = {}) => {
    expect(await ops.call(onlineNotice.save, form(title, more))).toMatchObject({ status: 200, data: {} })
    return find(title)
  }
  const inbox = async (who: Caller, title: string) =>
    (await who.call(onlineNotice.userSelectPageList, { title })).data.records
  const titles = async (who: Caller, title: string) => (await inbox(who, title)).map((row) => row.title)

  it('are staged, edited, sent, and not edited any more', async () => {
    const staged = await make('暂存通知')
    expect(staged).toMatchObject({
      status: 0,
      statusName: '暂存',
      noticeTypeName: '系统通知',
      receiveTypeName: '全部用户',
      receiverCount: 0,
      readCount: 0,
      sendTime: '',
      createUserName: '演示运营',
    })
    expect(await inbox(ent, '暂存通知')).toEqual([])
    const { data } = await ops.call(onlineNotice.detail, { id: staged.id })
    expect(data).toMatchObject({ content: '<p>系统<b>维护</b></p>', receivers: [] })
    expect(await ops.call(onlineNotice.update, { ...data, title: '改后通知', status: 1 } as never)).toMatchObject({
      status: 200,
      data: {},
    })
    const sent = await find('改后通知')
    expect(sent).toMatchObject({ id: staged.id, status: 1, statusName: '已发送', readCount: 0 })
    expect(sent.receiverCount).toBeGreaterThan(10)
    expect(sent.sendTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    for (const status of [0, 1])
      expect(await ops.call(onlineNotice.update, { ...data, status } as never)).toMatchObject(SENT)
    expect(await titles(ent, '改后通知')).toEqual(['改后通知'])
    expect(await ops.call(onlineNotice.update, { ...data, id: '1' } as never)).toMatchObject(MISSING)
  })

  it('reach each receiver once, as an unread message with its beginning', async () => {
    const { id } = await make('全员通知', { status: 1, noticeType: 3 })
    const messages = await inbox(ent, '全员通知')
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({
      noticeId: id,
      noticeType: 3,
      noticeTypeName: '政策推送',
      content: '系统维护',
      summary: '系统维护',
      readStatus: 0,
      readStatusName: '未读',
      readTime: '',
      bizType: 'onlinenotice',
    })
    expect((await ent.call(onlineNotice.detail, { id })).data).toMatchObject({
      title: '全员通知',
      content: '<p>系统<b>维护</b></p>',
      receiverIds: '',
      receivers: [],
    })
    await ent.call(onlineNoticeMsgSend.readNotice, { ids: messages[0]!.id })
    expect(await find('全员通知')).toMatchObject({ readCount: 1 })
  })

  it('go to the chosen categories', async () => {
    const { receiverCount } = await make('机构通知', { receiveType: 'category', receiverIds: '2', status: 1 })
    expect(receiverCount).toBeGreaterThan(0)
    expect(await titles(bank, '机构通知')).toEqual(['机构通知'])
    expect(await titles(ent, '机构通知')).toEqual([])
    await make('内部通知', { receiveType: 'category', receiverIds: '0,1', status: 1 })
    expect(await titles(ops, '内部通知')).toEqual(['内部通知'])
    expect(await titles(await app.as('gov'), '内部通知')).toEqual(['内部通知'])
    expect(await titles(await app.as('norole'), '内部通知')).toEqual([])
    expect(await titles(bank, '内部通知')).toEqual([])
  })

  it('go to the chosen people, who are named to whoever edits', async () => {
    const receiverIds = `${ent.userId},${bank.userId}`
    const { id, receiverCount } = await make('点名通知', { receiveType: 'user', receiverIds, status: 1 })
    expect(receiverCount).toBe(2)
    expect(await titles(await app.as('ent2'), '点名通知')).toEqual([])
    expect((await ops.call(onlineNotice.detail, { id })).data.receivers).toEqual([
      { id: ent.userId, name: '演示企业甲' },
      { id: bank.userId, name: '演示客户经理甲' },
    ])
    expect((await bank.call(onlineNotice.detail, { id })).status).toBe(200)
    expect(await (await app.as('ent2')).call(onlineNotice.detail, { id })).toMatchObject(MISSING)
  })

  it.each([
    [{ title: '' }, '请输入标题'],
    [{ title: '长'.repeat(101) }, '标题不能超过100个字符'],
    [{ noticeType: undefined }, '请选择类型'],
    [{ noticeType: 9 }, '类型格式不正确'],
    [{ receiveType: '' }, '请选择接收范围'],
    [{ receiveType: 'nobody' }, '接收范围格式不正确'],
    [{ receiveType: 'user' }, '请选择接收人'],
    [{ receiveType: 'category', receiverIds: '' }, '请选择接收人'],
    [{ receiveType: 'category', receiverIds: '7' }, '接收人格式不正确'],
    [{ receiveType: 'user', receiverIds: 'a' }, '接收人格式不正确'],
    [{ receiveType: 'user', receiverIds: '1' }, '接收人不存在或已停用，请重新选择'],
    [{ content: '<p> </p>' }, '请输入内容'],
    [{ sendTime: 'tomorrow' }, '发送时间格式不正确'],
    [{ status: 2 }, '状态格式不正确'],
    [{ status: undefined }, '请选择状态'],
  ])('refuses %j with 「%s」', async (wrong, msg) => {
    expect(await ops.call(onlineNotice.save, form('不可', wrong) as never)).toMatchObject({ status: 400, msg })
  })

  it('are not sent to nobody', async () => {
    const off = await makeUser(app, { account: 'leaver', userCategory: '3' })
    const { id } = await make('无人接收', { receiveType: 'user', receiverIds: off })
    await app.house.database.pool.query('update app_user set status = 0 where id = $1', [off])
    const again = form('无人接收', { id, receiveType: 'user', receiverIds: off, status: 1 })
    expect(await ops.call(onlineNotice.update, again as never)).toMatchObject({
      status: 400,
      msg: '接收人不存在或已停用，请重新选择',
    })
    await app.house.database.pool.query("update app_user set user_category = '9' where user_category = '1'")
    const nobody = form('无人接收', { receiveType: 'category', receiverIds: '1', status: 1 })
    expect(await ops.call(onlineNotice.save, nobody)).toMatchObject({ status: 400, msg: '没有符合条件的接收人' })
    await app.house.database.pool.query("update app_user set user_category = '1' where user_category = '9'")
    expect(await find('无人接收')).toMatchObject({ id, status: 0 })
  })

  it('lose everything that could run', async () => {
    const content = '<p style="color:red" onclick="x()">读</p><script>alert(1)</script><a href="javascript:x()">点</a>'
    const { id } = await make('有害通知', { content, status: 1 })
    expect((await ent.call(onlineNotice.detail, { id })).data.content).toBe('<p>读</p><a>点</a>')
    expect((await inbox(ent, '有害通知'))[0]!.content).toBe('读 点')
  })

  describe('at a set time', () => {
    /** As if the time of all jobs had come. */
    const workOff = async () => {
      await app.house.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
      await app.drain()
    }
    const atNight = <T>(work: () => Promise<T>) => {
      app.setNow(new Date('2099-01-01T01:00:01Z'))
      return work().finally(() => app.setNow(undefined))
    }

    it('wait for it and are sent once', async () => {
      const row = await make('定时通知', { sendTime: FUTURE, status: 1 })
      expect(row).toMatchObject({ status: 0, scheduled: 1, statusName: '定时待发', sendTime: FUTURE })
      await workOff()
      expect(await titles(ent, '定时通知')).toEqual([])
      await ops.call(onlineNotice.update, form('定时通知', { id: row.id, sendTime: FUTURE, status: 1 }) as never)
      await atNight(workOff)
      expect(await find('定时通知')).toMatchObject({ status: 1, scheduled: 0, statusName: '已发送' })
      expect(await titles(ent, '定时通知')).toEqual(['定时通知'])
      await atNight(workOff)
      expect(await titles(ent, '定时通知')).toEqual(['定时通知'])
    })

    it('are not sent once staged again or removed', async () => {
      const changed = await make('收回定时', { sendTime: FUTURE, status: 1 })
      await ops.call(onlineNotice.update, form('收回定时', { id: changed.id, sendTime: FUTURE }) as never)
      const removed = await make('删除定时', { sendTime: FUTURE, status: 1 })
      await ops.call(onlineNotice.remove, { ids: removed.id })
      await atNight(workOff)
      expect(await find('收回定时')).toMatchObject({ status: 0, statusName: '暂存' })
      expect(await titles(ent, '收回定时')).toEqual([])
      expect(await titles(ent, '删除定时')).toEqual([])
    })

    it('are sent at once when the time has passed', async () => {
      expect(await make('补发通知', { sendTime: '2020-01-01 00:00:00', status: 1 })).toMatchObject({ status: 1 })
    })
  })

  it('are sent by one of many who send at once', async () => {
    const { id } = await make('抢发通知')
    const again = form('抢发通知', { id, status: 1 }) as never
    const answers = await Promise.all(Array.from({ length: 8 }, () => ops.call(onlineNotice.update, again)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)])
    expect(new Set(answers.filter(({ status }) => status === 400).map(({ msg }) => msg))).toEqual(new Set([SENT.msg]))
    expect(await titles(ent, '抢发通知')).toEqual(['抢发通知'])
  })

  it('are taken back from their receivers when removed', async () => {
    const { id } = await make('错发通知', { status: 1 })
    expect(await ops.call(onlineNotice.remove, { ids: id }, { inQuery: true })).toMatchObject({ status: 200, data: {} })
    expect(await inbox(ent, '错发通知')).toEqual([])
    expect(await ent.call(onlineNotice.detail, { id })).toMatchObject(MISSING)
    expect(await ops.call(onlineNotice.remove, { ids: id })).toMatchObject(MISSING)
  })

  it('show their files to their receivers alone', async () => {
    const put = await ops.upload(
      uploads['put-object'],
      { businessType: 'onlinenotice' },
      { name: '图.png', bytes: PNG },
    )
    const { attachGroup, attachId } = put.data
    const seen = async (who: Caller) => (await who.call(uploads['file-list'], { attachGroup })).data.length
    await make('带附件', { receiveType: 'user', receiverIds: ent.userId, attachGroup })
    expect(await seen(ent)).toBe(0)
    const { id } = await find('带附件')
    const sent = form('带附件', { id, receiveType: 'user', receiverIds: ent.userId, attachGroup, status: 1 })
    await ops.call(onlineNotice.update, sent as never)
    expect(await seen(ent)).toBe(1)
    expect((await ent.call(uploads['download-file'], { attachId })).bytes.equals(PNG)).toBe(true)
    expect(await seen(bank)).toBe(0)
    expect((await app.visitor.call(uploads['download-file'], { attachId })).status).toBe(401)
    const foreign = await ent.upload(uploads['put-object'], {}, { name: '图.png', bytes: PNG })
    await makeTenant(app, '600003')
    const neighbour = await loginAs(app, 'admin', '600003')
    expect(
      await neighbour.call(onlineNotice.save, form('偷看', { attachGroup: foreign.data.attachGroup })),
    ).toMatchObject({ status: 403 })
  })

  it('are filtered by title, kind, state and day', async () => {
    const list = async (query: Record<string, unknown>) => (await ops.call(onlineNotice.page, query)).data.total
    await make('筛选通知', { noticeType: 4 })
    expect(await list({ title: '筛选', noticeType: 4, status: 0, createTime_dategt: '2020-01-01' })).toBe(1)
    expect(await list({ title: '筛选', status: 1 })).toBe(0)
    expect(await list({ title: '筛选', createTime_datelt: '2020-01-01' })).toBe(0)
  })

  it('are kept by operators, within their tenant', async () => {
    const { id } = await make('权限通知')
    for (const who of [ent, bank, await app.as('gov'), await app.as('norole')]) {
      for (const call of [onlineNotice.page, onlineNotice.save, onlineNotice.update, onlineNotice.remove])
        expect(await who.call(call as never, { id, ids: id } as never)).toMatchObject({
          status: 403,
          msg: '无权限访问',
        })
      expect(await who.call(onlineNotice.detail, { id })).toMatchObject(MISSING)
    }
    await makeTenant(app, '600002')
    const neighbour = await loginAs(app, 'admin', '600002')
    expect(await neighbour.call(onlineNotice.detail, { id })).toMatchObject(MISSING)
    expect(await neighbour.call(onlineNotice.remove, { ids: id })).toMatchObject(MISSING)
    const theirs = form('邻居通知', { receiveType: 'user', receiverIds: ent.userId, status: 1 })
    expect(await neighbour.call(onlineNotice.save, theirs)).toMatchObject({
      status: 400,
      msg: '接收人不存在或已停用，请重新选择',
    })
    await neighbour.call(onlineNotice.save, form('邻居通知', { status: 1 }))
    expect((await neighbour.call(onlineNotice.page, {})).data.records[0]).toMatchObject({ receiverCount: 1 })
    expect(await titles(ent, '邻居通知')).toEqual([])
  })
})
