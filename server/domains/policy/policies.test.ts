import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { collection } from '#contract/catalogue/index.ts'
import { advocacy, law, policyHall, policySearch } from '#contract/policy/index.ts'
import { toDay } from '#server/kit/clock.ts'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { policyTables } from './index.ts'

describe('the policy hall', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })

  const search = async (input: object) => (await app.visitor.call(policySearch.policySearch, input)).data

  it('holds more than six hundred policies, all published, newest first', async () => {
    const { records, total, more } = await search({ size: 50, sorts: '0' })
    expect(more ?? total).toBeGreaterThan(600)
    const dates = records.map(({ issueDate }) => issueDate)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(records.every(({ id, title, gradeName, date }) => id && title && gradeName && date)).toBe(true)
    const first = records[0]!
    expect(first).toMatchObject({ date: first.issueDate, submitTime: expect.stringContaining(first.issueDate) })
    expect(first.labels.split(',')).toHaveLength(first.labelNames.split(',').length)
  })

  it('answers the same search at all four addresses', async () => {
    const wanted = await search({ size: 3, label: 'lsdt' })
    for (const path of policySearch.policySearch.alias) {
      const { data } = await app.visitor.call(
        { ...policySearch.policySearch, path: `/api/${path}` },
        { size: 3, label: 'lsdt' },
      )
      expect([path, data]).toEqual([path, wanted])
    }
  })

  it('filters by level, under both names, by type, label and district', async () => {
    const grades = async (input: object) =>
      new Set((await search({ size: 100, ...input })).records.map(({ grade }) => grade))
    expect(await grades({ grade: 'guojia' })).toEqual(new Set(['guojia']))
    expect(await grades({ policylevel: 'quxianji' })).toEqual(new Set(['quxianji']))
    expect(await grades({ policylevel: 'guojia,shengji' })).toEqual(new Set(['guojia', 'shengji']))
    const laws = await search({ policyType: '3' })
    expect(laws.records.every(({ policyTypeName }) => policyTypeName === '法律法规')).toBe(true)
    const green = await search({ label: 'lsdt', size: 100 })
    expect(green.records.every(({ labels }) => labels.split(',').includes('lsdt'))).toBe(true)
    const local = await search({ areaCode: '320583' })
    expect(local.records.every(({ areaName }) => areaName.includes('昆山'))).toBe(true)
    expect((await search({ label: 'nothing' })).total).toBe(0)
    const zoned = await search({ modelCode: 'aqscfw', size: 100 })
    expect(zoned.records.every(({ title }) => /安全生产|环境污染/.test(title))).toBe(true)
  })

  it('finds words of two characters and puts whole words first', async () => {
    const { records, total } = await search({ keyWord: '贴息', sorts: '1' })
    expect(total).toBeGreaterThan(5)
    expect(records.every(({ title }) => title.includes('贴息'))).toBe(true)
    expect((await search({ keyWord: '设备 贴息' })).total).toBeGreaterThan(0)
    expect((await search({ keyWord: '？！' })).total).toBe(0)
    expect((await search({ keyWord: '火星移民' })).total).toBe(0)
  })

  it('lists the next deadlines, none of them past', async () => {
    const { records } = await search({ sorts: '2', size: 30 })
    const days = records.map(({ validDate }) => validDate)
    expect(days.length).toBeGreaterThan(5)
    expect(days).toEqual(days.toSorted())
    expect(days[0]! >= toDay(new Date())).toBe(true)
  })

  it('shows one policy with its clauses, its neighbours and what explains it', async () => {
    const { records } = await search({ policyType: '4', size: 1 })
    const explanation = records[0]!
    const { data } = await app.visitor.call(law.detail, { id: explanation.id })
    expect(data.clauses.map(({ title }) => title)).toContain('谁能享受')
    const [listed] = (await search({ policyType: '1', size: 1 })).records
    const policy = (await app.visitor.call(law.detail, { id: listed!.id })).data
    expect(policy).toMatchObject({ title: listed!.title, benefitText: listed!.benefitText })
    expect(policy.clauses.length).toBeGreaterThan(4)
    expect(policy.related.length).toBeGreaterThan(0)
    expect(policy.related.every(({ id }) => id !== policy.id)).toBe(true)
  })

  it('hides what was taken down, and knows no other tenant', async () => {
    const { policy } = policyTables
    const { db } = app.house.database
    const [down] = await db.select({ id: policy.id }).from(policy).where(eq(policy.status, 2)).limit(1)
    const hidden = await app.visitor.call(law.detail, { id: down!.id })
    expect([hidden.status, hidden.msg]).toEqual([404, '数据不存在或已删除'])
    const [shown] = (await search({ size: 1 })).records
    const elsewhere = await app.visitor.call(law.detail, { id: shown!.id }, { headers: { 'tenant-id': '999999' } })
    expect(elsewhere.status).toBe(404)
    const other = await app.visitor.call(policySearch.policySearch, {}, { headers: { 'tenant-id': '999999' } })
    expect(other.data.total).toBe(0)
  })

  it('counts by level, label and type what the lists show', async () => {
    const { data } = await app.visitor.call(policyHall.counts)
    expect(data.grades.map(({ name }) => name)).toEqual(['国家级', '省级', '市级', '区县级'])
    expect(data.supportLabels.map(({ name }) => name)).toEqual([
      '科技创新',
      '绿色低碳',
      '普惠金融',
      '上市融资',
      '人才',
      '知识产权',
    ])
    expect(data.fastLabels.map(({ name }) => name)).toEqual(['服务业', '工业', '金融', '农业', '人才', '商务发展'])
    expect(data.grades.reduce((sum, { count }) => sum + count, 0)).toBe(data.total)
    for (const { key, count } of data.grades) expect((await search({ grade: key, size: 1 })).total).toBe(count)
    for (const { key, count } of data.fastLabels) expect((await search({ label: key, size: 1 })).total).toBe(count)
  })

  it('lists policy services, open and closed, and filters them', async () => {
    const { data } = await app.visitor.call(policyHall.services, {})
    expect(new Set(data.map(({ open }) => open))).toEqual(new Set([true, false]))
    const consult = await app.visitor.call(policyHall.services, { type: 'consult' })
    expect(consult.data.every(({ typeName }) => typeName === '政策咨询')).toBe(true)
  })

  it('matches policies to four answers, best first, none past its deadline', async () => {
    const wanted = { areaCode: '320583', industry: 'gy', need: 'kjcx', benefit: 'tx' }
    const { data } = await app.visitor.call(policyHall.match, wanted)
    expect(data.length).toBeGreaterThan(3)
    expect(data[0]!.labels).toBe('kjcx,gy')
    expect(data.every(({ areaCode }) => areaCode === '' || areaCode === '320583')).toBe(true)
    expect(data.every(({ validDate }) => !validDate || validDate >= toDay(new Date()))).toBe(true)
    expect((await app.visitor.call(policyHall.match, {})).data).toEqual([])
  })

  it('keeps favourites for enterprises and lists them', async () => {
    const enterprise = await app.as('ent')
    const [policy] = (await search({ size: 1 })).records
    const choice = { collectType: '01', policyId: policy!.id }
    expect((await enterprise.call(collection.save, choice)).status).toBe(200)
    const kept = await enterprise.call(law.collectionPage, { title: policy!.title.slice(0, 4) })
    expect(kept.data.records.map(({ id }) => id)).toEqual([policy!.id])
    await enterprise.call(collection.cancel, choice)
    expect((await enterprise.call(law.collectionPage, {})).data.total).toBe(0)
    const unknown = await enterprise.call(collection.save, { ...choice, policyId: '1' })
    expect(unknown.msg).toBe('收藏的内容不存在或已下架')
  })

  it('promotes policies: visitors see what is up, operators everything', async () => {
    const { data } = await app.visitor.call(advocacy.page, { type: '3', size: 5 })
    expect(data.records.every(({ typeName }) => typeName === '一图读懂')).toBe(true)
    const { id } = data.records[0]!
    const detail = await app.visitor.call(advocacy.detail, { id })
    expect(detail.data.content).toContain('适用对象')
    await app.house.database.db.update(policyTables.advocacy).set({ status: 2 }).where(eq(policyTables.advocacy.id, id))
    expect((await app.visitor.call(advocacy.detail, { id })).status).toBe(404)
    const operator = await app.as('ops')
    expect((await operator.call(advocacy.detail, { id })).status).toBe(200)
    expect((await operator.call(advocacy.page, { status: '2' })).data.records.map((row) => row.id)).toEqual([id])
  })
})
