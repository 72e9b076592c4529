import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  bankProduct,
  generalSupermarket,
  guaProduct,
  insuranceProduct,
  LINES,
  type LineNo,
  labelSearch,
  type ProductCard,
  productRecommendToday,
  productSearch,
  securities,
  supermarket,
} from '#contract/catalogue/index.ts'
import { startTestApp, type TestApp } from '#server/testing/app.ts'

const lists = {
  1: supermarket['bank/self'],
  2: generalSupermarket.stock,
  3: supermarket.insurance,
  4: supermarket['gua-credit'],
  5: generalSupermarket['petty-loan'],
  6: generalSupermarket['lease-list'],
  7: generalSupermarket['commercial-factor'],
  8: securities.page,
} as const

const details = {
  2: generalSupermarket['stock-detail'],
  3: insuranceProduct.detail,
  4: guaProduct.detail,
  5: generalSupermarket['petty-loan-detail'],
  6: generalSupermarket['lease-detail'],
  7: generalSupermarket['commercial-factor-detail'],
  8: securities.detail,
} as const

const all = { size: 2000 }

describe('the finance shop', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })

  const banks = async (query: Record<string, unknown> = {}) =>
    (await app.visitor.call(supermarket['bank/self'], { ...all, ...query })).data
  const first = async (line: LineNo) => (await app.visitor.call(lists[line], {})).data.records[0]!

  it('offers more than three hundred products on eight lines', async () => {
    const { data } = await app.visitor.call(supermarket.summary)
    expect(data.productNum).toBeGreaterThan(300)
    expect(data.lines.map(({ line, name }) => [line, name])).toEqual(
      Object.values(LINES).map(({ no, name }) => [no, name]),
    )
    for (const { line, productNum } of data.lines) {
      const page = (await app.visitor.call(lists[line as LineNo], all)).data
      expect([line, page.total]).toEqual([line, productNum])
      expect(page.records.every((card) => card.line === line && card.shortName && card.loanDateName)).toBe(true)
    }
    const letters = (await app.visitor.call(supermarket['gua-credit'], { ...all, dbzxTab: 1 })).data
    expect(letters.total).toBe(data.letterNum)
    expect(letters.records.every((card) => card.productTypeName.includes('保函'))).toBe(true)
  })

  it('shows one product with everything an applicant asks', async () => {
    const card = await first(1)
    const { data } = await app.visitor.call(bankProduct.productDetail, { productId: card.id, showFlag: '1' })
    expect(data).toMatchObject({ id: card.id, proName: card.proName, collection: 0 })
    for (const key of ['conditions', 'materials', 'steps', 'questions', 'facts'] as const)
      expect([key, data[key].length > 0]).toEqual([key, true])
    expect(data.applyCondition).toContain(data.conditions[0]!.text)
    for (const [line, call] of Object.entries(details)) {
      const { id } = await first(Number(line) as LineNo)
      expect((await app.visitor.call(call, { id })).data).toMatchObject({ id, line: Number(line) })
    }
  })

  it('hides what is not published, and what belongs to another line', async () => {
    const card = await first(1)
    expect(await app.visitor.call(guaProduct.detail, { id: card.id })).toMatchObject({
      status: 404,
      msg: '产品不存在或已下架',
    })
    const { rows } = await app.house.database.db.execute<{ id: string }>(
      sql`select id from product where shelf_status = 0 and line = 1 limit 1`,
    )
    const down = await app.visitor.call(bankProduct.productDetail, { productId: rows[0]!.id })
    expect(down).toMatchObject({ status: 404, msg: '产品不存在或已下架' })
    expect((await banks()).records.some(({ id }) => id === rows[0]!.id)).toBe(false)
    expect(await app.visitor.call(bankProduct.productDetail, {} as never)).toMatchObject({ status: 400 })
  })

  it.each<[string, Record<string, unknown>, (card: ProductCard) => boolean]>([
    ['guarantee types', { guaType: '1,5' }, (card) => /[15]/.test(card.guaType)],
    ['tags', { productTag: '05' }, (card) => card.productTag.split(',').includes('05')],
    ['zone', { productModels: 'lsjr' }, (card) => card.productModels.split(',').includes('lsjr')],
    ['policy products', { isPolicy: 1 }, (card) => card.isPolicy === 1],
    ['credit-fund loans', { isXbd: '1' }, (card) => card.isXbd === 1],
    ['first loans', { isFirst: '1' }, (card) => card.isFirst === 1],
    ['amount', { loanAmtLimit: '1000-' }, (card) => Number(card.loantoAmt) >= 10_000_000],
    ['a small amount', { loanAmtLimit: '-20' }, (card) => Number(card.loanAmt) <= 200_000],
    ['years', { loanYearLimit: '5-5' }, (card) => card.loanDate <= 60 && card.loantoDate >= 60],
    ['rate', { rateLimit: '3.5' }, (card) => Number(card.beginRate) <= 3.5],
    ['kind', { productType: '102' }, (card) => card.productType === '102'],
    ['part of the institution', { investigateName: '农村商业' }, (card) => card.financeName.includes('农村商业')],
    ['a word of two characters', { keyWord: '设备' }, (card) => /设备/.test(card.proName + card.productTagName)],
    ['an institution as keyword', { keyWord: '澄湖' }, (card) => card.shortName.includes('澄湖')],
  ])('filters by %s', async (_name, query, fits) => {
    const [some, every] = [await banks(query), await banks()]
    expect(some.total).toBeGreaterThan(0)
    expect(some.total).toBeLessThan(every.total)
    expect(some.records.filter((card) => !fits(card)).map(({ proName }) => proName)).toEqual([])
    expect(some.total).toBe(every.records.filter(fits).length)
  })

  it('serves an area by what is offered there and in the whole city', async () => {
    const every = await banks()
    const some = await banks({ areaCode: '320505' })
    expect(some.total).toBeGreaterThan(every.total / 2)
    expect(some.total).toBeLessThan(every.total)
    expect((await banks({ mainPart: '2' })).total).toBeGreaterThan(0)
    expect((await banks({ corTypes: '01' })).total).toBeGreaterThan(0)
  })

  it('sorts by rate, amount, speed and age', async () => {
    const sorted = async (sorts: '1' | '2' | '3', value: (card: ProductCard) => number) =>
      (await banks({ sorts })).records.map(value)
    const rising = (list: number[]) => list.every((value, at) => at === 0 || list[at - 1]! <= value)
    expect(rising(await sorted('1', (card) => Number(card.beginRate)))).toBe(true)
    expect(rising(await sorted('2', (card) => -Number(card.loantoAmt)))).toBe(true)
    expect(rising(await sorted('3', (card) => card.workDays))).toBe(true)
    expect((await banks({ sorts: '4' })).total).toBe((await banks()).total)
  })

  it('counts every choice as choosing it would', async () => {
    const { facets } = await banks({ productTag: '05' })
    const counted = (field: string, value: string) =>
      facets.find((one) => one.field === field && one.value === value)?.count
    for (const value of ['1', '4'])
      expect(counted('guaType', value)).toBe((await banks({ productTag: '05', guaType: value })).total)
    expect(counted('productTag', '01')).toBe((await banks({ productTag: '01' })).total)
    const rates = facets.filter(({ field }) => field === 'rateLimit').reduce((sum, { count }) => sum + count, 0)
    expect(rates).toBe((await banks({ productTag: '05' })).total)
  })

  it('reads senseless filters as none', async () => {
    const every = (await banks()).total
    const odd = { guaType: "1'; drop", loanAmtLimit: 'viel', rateLimit: '-1', sorts: '9', isPolicy: 'x', current: 'a' }
    expect((await banks(odd)).total).toBe(every)
    expect((await banks({ current: 999_999, size: 10 })).records).toEqual([])
    expect((await banks({ keyWord: '%%' })).total).toBe(0)
  })

  it('gives the home page its hot products', async () => {
    const { data } = await app.visitor.call(productSearch.productSearch, { size: 18, showChannel: '1', showFlag: '1' })
    expect(data.records).toHaveLength(18)
    expect(data.records.every((card) => card.isHot === 1 && card.line === 1)).toBe(true)
  })

  it('understands a sentence', async () => {
    const { data } = await app.visitor.call(supermarket['bank/ai'], { keyWord: '想贷200万做设备更新，三年' })
    expect(data.records[0]!.proName + data.records[0]!.productTagName).toContain('设备更新')
    for (const card of data.records) {
      expect(Number(card.loanAmt)).toBeLessThanOrEqual(2_000_000)
      expect(Number(card.loantoAmt)).toBeGreaterThanOrEqual(2_000_000)
      expect(card.loantoDate).toBeGreaterThanOrEqual(36)
    }
    expect((await app.visitor.call(supermarket['bank/ai'], {})).data.total).toBe((await banks()).total)
  })

  it('searches guarantee and insurance products by label, and names the institutions', async () => {
    const gua = (await app.visitor.call(labelSearch['bqGuaProduct/search'], { productType: '01' })).data
    expect(gua.records.every((card) => card.productType === '01' && card.line === 4)).toBe(true)
    const { data } = await app.visitor.call(labelSearch['bqInsurance/search'], {
      insuranceProductType: 'C03',
      size: 99,
    })
    expect(data.total).toBeGreaterThan(0)
    expect(data.records.every((card) => card.productTypeName === '责任保险')).toBe(true)
    const science = (await app.visitor.call(supermarket.insurance, { ...all, isScience: '1' })).data
    expect(science.records.every(({ feeRate, feeDesc }) => feeRate && feeDesc)).toBe(true)
    const institutions = (await app.visitor.call(labelSearch['bqProduct/cooperativeInstitutions'])).data
    expect(institutions.length).toBeGreaterThan(40)
    expect(institutions[0]!.productNum).toBeGreaterThanOrEqual(institutions.at(-1)!.productNum)
    const own = await banks({ financeId: institutions.find(({ financeType }) => financeType === '000001')!.financeId })
    expect(new Set(own.records.map(({ financeId }) => financeId)).size).toBe(1)
  })

  it('finds similar products of other institutions and compares up to three', async () => {
    const card = await first(1)
    const similar = (await app.visitor.call(supermarket.similar, { id: card.id })).data
    expect(similar).toHaveLength(3)
    expect(
      similar.every(({ id, line, financeId }) => id !== card.id && line === 1 && financeId !== card.financeId),
    ).toBe(true)
    const ids = [card, ...similar].map(({ id }) => id)
    const { data } = await app.visitor.call(supermarket.compare, { ids: ids.slice(0, 3).join(',') })
    expect(data.map(({ id }) => id)).toEqual(ids.slice(0, 3))
    expect(await app.visitor.call(supermarket.compare, { ids: ids.join(',') })).toMatchObject({
      status: 400,
      msg: '最多对比三款产品',
    })
    expect(await app.visitor.call(supermarket.compare, { ids: '' })).toMatchObject({
      status: 400,
      msg: '请选择要对比的产品',
    })
    expect(await app.visitor.call(supermarket.similar, { id: '1' })).toMatchObject({
      status: 404,
      msg: '产品不存在或已下架',
    })
  })

  it('recommends products of the day, and of the last day that had any', async () => {
    const { data } = await app.visitor.call(productRecommendToday.ai, { size: 999 })
    expect(data).toHaveLength(6)
    expect(data[0]).toMatchObject({ productId: data[0]!.id, reason: expect.stringMatching(/./) })
    const day = data[0]!.recommendDate
    const page = (await app.visitor.call(productRecommendToday.page, { size: 999, recommendDateReq: day })).data
    expect(page.records.map(({ id }) => id)).toEqual(data.map(({ id }) => id))
    expect((await app.visitor.call(productRecommendToday.page, { recommendDateReq: '2001-01-01' })).data.total).toBe(0)
    expect(await app.visitor.call(productRecommendToday.page, { recommendDateReq: '2026-02-31' })).toMatchObject({
      status: 400,
      msg: '推荐日期格式不正确',
    })
  })

  it('names the tags to people logged in', async () => {
    const ent = await app.as('ent')
    const { data } = await ent.call(bankProduct['tag/code'], { code: 'productTag' })
    expect(data.find(({ code }) => code === '01')).toMatchObject({ name: '免抵押', productNum: expect.any(Number) })
    expect(await ent.call(bankProduct['tag/code'], {} as never)).toMatchObject({ msg: '参数错误：code不能为空' })
  })
})
