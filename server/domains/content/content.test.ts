import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  ACTIVITY_STAGES,
  activityStage,
  announcementInfo,
  bannerConfigure,
  commonQuestion,
  hotActivity,
  hotEvents,
  information,
  modelCase,
  newInformation,
  zone,
} from '#contract/content/index.ts'
import { param } from '#contract/system/index.ts'
import { toDay } from '#server/kit/clock.ts'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { contentTables } from './index.ts'
import { displayState } from './showcase.ts'

describe('public content', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })

  const news = async (input: object) => (await app.visitor.call(newInformation.search, input)).data

  it('holds more than eight hundred news, those on top first, then the newest', async () => {
    const { records, total, success } = await news({ size: 100 })
    expect(success).toBe(true)
    expect(total).toBeGreaterThan(800)
    expect(new Set((await news({ size: 1000 })).records.map(({ adTitle }) => adTitle)).size).toBeGreaterThan(800)
    const plain = records.filter(({ isTop }) => isTop === 0).map(({ pubTime }) => pubTime)
    expect(plain).toEqual(plain.toSorted().reverse())
    expect(records.slice(0, 2).every(({ isTop }) => isTop === 1)).toBe(true)
  })

  it('gives the home page two items with pictures', async () => {
    const home = { ...newInformation.search, path: '/api/general/newInformationSearch' }
    const { data } = await app.visitor.call(home, { current: 1, size: 2, imageFlag: 1 })
    expect(data.records).toHaveLength(2)
    expect(data.records.every(({ picId, cover }) => picId || cover)).toBe(true)
  })

  it('finds news by words, kind and zone', async () => {
    expect((await news({ keyWord: '绿色' })).records.every((row) => /绿|色/.test(row.adTitle + row.subTitle))).toBe(
      true,
    )
    expect((await news({ infoType: '6' })).records.every(({ infoTypeName }) => infoTypeName === '办事指引')).toBe(true)
    expect((await news({ modelCode: 'swyy' })).records.every(({ modelCode }) => modelCode === 'swyy')).toBe(true)
    expect((await news({ keyWord: '火星' })).total).toBe(0)
  })

  it('shows one item with its neighbours; what was taken down is not found', async () => {
    const records = (await news({ infoType: '5', size: 9 })).records.filter(({ isTop }) => isTop === 0)
    const { data } = await app.visitor.call(newInformation.detail, { id: records[2]!.id })
    expect(data).toMatchObject({ adTitle: records[2]!.adTitle, previous: { id: records[3]!.id } })
    expect(data.content).toContain('<p>')
    const { news: table } = contentTables
    const { db } = app.house.database
    const [down] = await db.select({ id: table.id }).from(table).where(eq(table.status, 2)).limit(1)
    const hidden = await app.visitor.call(newInformation.detail, { id: down!.id })
    expect([hidden.status, hidden.msg]).toEqual([404, '数据不存在或已删除'])
  })

  it('lists notices by page, by time and by the days that have some', async () => {
    const { data } = await app.visitor.call(announcementInfo['common/page'], { type: '3', size: 5 })
    expect(data.records.every(({ typeName }) => typeName === '申报通知')).toBe(true)
    const detail = await app.visitor.call(announcementInfo.detail, { id: data.records[0]!.id })
    expect(detail.data).toMatchObject({ title: data.records[0]!.title, typeName: '申报通知' })
    const today = toDay(new Date())
    const start = toDay(new Date(Date.now() - 30 * 86_400_000))
    const range = await app.visitor.call(announcementInfo.getListByTime, { startTime: start, endTime: today })
    expect(range.data.length).toBeGreaterThan(5)
    const days = await app.visitor.call(announcementInfo.getDateByInfo, { month: today.slice(0, 7) })
    expect(days.data.every((day) => day.startsWith(today.slice(0, 7)))).toBe(true)
    expect(days.data).toContain(range.data[0]!.pubTime.slice(0, 10))
  })

  it('refuses senseless ranges with a clear text', async () => {
    const refused = async (startTime: string, endTime: string) =>
      (await app.visitor.call(announcementInfo.getListByTime, { startTime, endTime })).msg
    expect(await refused('2026-03-02', '2026-03-01')).toBe('结束日期不能早于开始日期')
    expect(await refused('2020-01-01', '2026-01-01')).toBe('查询时段不能超过一年')
    expect(await refused('', '2026-01-01')).toBe('请选择开始日期')
    expect((await app.visitor.call(announcementInfo.getDateByInfo, { month: '2026-13' })).msg).toBe('月份格式不正确')
  })

  it('answers common questions by category and by word', async () => {
    const { data } = await app.visitor.call(commonQuestion.getCommonList, { type: '2', size: 20 })
    expect(data.records.length).toBeGreaterThan(4)
    expect(data.records.every(({ typeName }) => typeName === '企业认证')).toBe(true)
    const found = await app.visitor.call(commonQuestion.getCommonList, { question: '密码' })
    expect(found.data.records.map(({ question }) => question)).toEqual(['忘记登录密码怎么找回？'])
    const one = await app.visitor.call(commonQuestion.detail, { id: found.data.records[0]!.id })
    expect(one.data.answer).toContain('8 到 16 位')
  })

  it('keeps drafts from visitors and shows them to operators', async () => {
    const { commonQuestion: table } = contentTables
    const values = { question: '校样里的问题？', questionGrams: ['校样'], answer: '还没有', type: '9', status: 0 }
    const [draft] = await app.house.database.db.insert(table).values(values).returning()
    const id = draft!.id
    expect((await app.visitor.call(commonQuestion.detail, { id })).status).toBe(404)
    expect((await app.visitor.call(commonQuestion.getCommonList, { question: '校样', status: '0' })).data.total).toBe(0)
    const operator = await app.as('ops')
    expect((await operator.call(commonQuestion.getCommonList, { question: '校样', status: '0' })).data.total).toBe(1)
  })

  it('gives the carousel its topics and every place its banners', async () => {
    const { data } = await app.visitor.call(hotEvents.pageList, {})
    expect(data.records.map(({ sort }) => sort)).toEqual([1, 2, 3, 4, 5, 6])
    const one = await app.visitor.call(hotEvents.getDetail, { id: data.records[0]!.id })
    expect(one.data.title).toBe(data.records[0]!.title)
    expect((await app.visitor.call(hotEvents.getDetail, { id: '1' })).msg).toBe('数据不存在或已删除')
    const banners = await app.visitor.call(bannerConfigure.getListByTime, { position: 'home' })
    expect(banners.data).toMatchObject([{ displayState: '展示中', positionName: '首页' }, { displayState: '展示中' }])
    app.setNow(new Date(Date.now() + 400 * 86_400_000))
    expect((await app.visitor.call(bannerConfigure.getListByTime, { position: 'home' })).data).toEqual([])
    app.setNow(undefined)
  })

  it('knows the state of a banner from its window', () => {
    const window = { startTime: '2026-01-01 00:00:00', endTime: '2026-02-01 00:00:00' }
    const at = (status: number, now: string) => displayState({ status, ...window }, now)
    expect(at(0, '2026-01-15 00:00:00')).toBe('未发布')
    expect(at(1, '2025-12-31 23:59:59')).toBe('待展示')
    expect(at(1, '2026-01-15 00:00:00')).toBe('展示中')
    expect(at(1, '2026-02-01 00:00:00')).toBe('已过期')
  })

  it('lists activities with the stage the clock gives them', async () => {
    const { data } = await app.visitor.call(hotActivity.page, { size: 100 })
    expect(new Set(data.records.map(({ stage }) => stage)).size).toBeGreaterThan(2)
    const past = data.records.find(({ stage }) => stage === '已结束')!
    const detail = await app.visitor.call(hotActivity.detail, { id: past.id })
    expect(detail.data.report).toContain('到场企业')
  })

  it('walks an activity through its five stages', () => {
    const times = {
      signStartTime: '2026-03-01 09:00:00',
      signEndTime: '2026-03-10 18:00:00',
      startTime: '2026-03-12 14:00:00',
      endTime: '2026-03-12 17:00:00',
    }
    const moments = ['02-28 00:00:00', '03-01 09:00:00', '03-11 00:00:00', '03-12 14:00:00', '03-12 17:00:01']
    expect(moments.map((moment) => activityStage(times, `2026-${moment}`))).toEqual([...ACTIVITY_STAGES])
  })

  it('shows the texts of fixed pages and the cases of a zone', async () => {
    const { data } = await app.visitor.call(information.page, { type: 'privacyPolicy' })
    expect(data.records).toMatchObject([{ title: '隐私政策' }])
    expect((await app.visitor.call(information.detail, { id: data.records[0]!.id })).data.content).toContain('您的权利')
    const cases = await app.visitor.call(modelCase.homePage, { modelCode: 'kcjr', size: 2 })
    expect(cases.data).toMatchObject([{ modelName: '科创金融' }, { modelName: '科创金融' }])
    const one = await app.visitor.call(modelCase.detail, { id: cases.data[0]!.id })
    expect(one.data.content).toContain('演示')
  })

  it('has every zone, with counts, and sends two of them to other platforms', async () => {
    const { data } = await app.visitor.call(zone.list)
    const shown = data.filter(({ weight }) => weight > 0)
    expect(shown).toHaveLength(22)
    const outside = shown.filter(({ external }) => external)
    expect(outside.map(({ zoneKey }) => zoneKey)).toEqual(['fmcy', 'xzrs'])
    for (const { zoneKey, route } of outside) {
      const value = await app.visitor.call(param.getValueByKey, { paramKey: `platform-url-${zoneKey}` })
      expect(route).toBe(value.data)
    }
    const inside = shown.filter(({ external }) => !external)
    expect(inside.every(({ policyNum, newsNum, route }) => policyNum > 0 && newsNum > 0 && route.startsWith('/'))).toBe(
      true,
    )
  })

  it('adds up the results of a zone from its months', async () => {
    const { data } = await app.visitor.call(zone.detail, { zoneKey: 'swyy' })
    expect(data.months).toHaveLength(12)
    expect(data.corpNum).toBe(data.months.reduce((sum, month) => sum + month.corpNum, 0))
    expect(Number(data.creditAmount)).toBe(data.months.reduce((sum, month) => sum + Number(month.creditAmount), 0))
    expect(data.blocks.map(({ kind }) => kind)).toContain('flow')
    const unknown = await app.visitor.call(zone.detail, { zoneKey: 'nowhere' })
    expect([unknown.status, unknown.msg]).toEqual([404, '专区不存在'])
  })
})
