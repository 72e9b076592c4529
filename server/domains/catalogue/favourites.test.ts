import { beforeAll, describe, expect, it } from 'vitest'
import { bankProduct, collection, guaProduct, insuranceProduct, supermarket } from '#contract/catalogue/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'

describe('favourites', () => {
  let app: TestApp
  let ent: Caller
  let productId: string
  beforeAll(async () => {
    app = await startTestApp()
    ent = await app.as('ent')
    productId = (await app.visitor.call(supermarket['bank/self'], {})).data.records[0]!.id
  })

  const marked = async (who: Caller) => {
    const { data } = await who.call(supermarket['bank/self'], {})
    return data.records.find(({ id }) => id === productId)!.collection
  }
  const kept = async (who: Caller, proName = '') =>
    (await who.call(bankProduct.collectionPage, { proName })).data.records.map(({ id }) => id)

  it('keeps a product once, marks it for its owner only and lets it go', async () => {
    const form = { collectType: '02', policyId: productId }
    expect(await marked(ent)).toBe(0)
    expect(await ent.call(collection.save, form)).toMatchObject({ status: 200, success: true, data: {} })
    await ent.call(collection.save, form)
    expect(await kept(ent)).toEqual([productId])
    expect(await kept(ent, '查无此名')).toEqual([])
    expect([await marked(ent), await marked(await app.as('ent2')), await marked(app.visitor)]).toEqual([1, 0, 0])
    expect((await ent.call(bankProduct.productDetail, { productId })).data.collection).toBe(1)
    expect(await ent.call(collection.cancel, form)).toMatchObject({ status: 200, success: true })
    expect([await marked(ent), await kept(ent)]).toEqual([0, []])
  })

  it('lists guarantee and insurance products apart', async () => {
    const pairs = [
      ['03', supermarket['gua-credit'], guaProduct.collectionPage],
      ['04', supermarket.insurance, insuranceProduct.collectionPage],
    ] as const
    for (const [collectType, list, page] of pairs) {
      const [card] = (await app.visitor.call(list, {})).data.records
      await ent.call(collection.save, { collectType, policyId: card!.id })
      const { data } = await ent.call(page, {})
      expect(data.records).toMatchObject([{ id: card!.id, collection: 1 }])
    }
    expect(await kept(ent)).toEqual([])
  })

  it.each([
    [{ policyId: '1' }, 400, '参数错误：collectType不能为空'],
    [{ collectType: '02' }, 400, '参数错误：policyId不能为空'],
    [{ collectType: '09', policyId: '1' }, 400, '参数错误：collectType格式不正确'],
    [{ collectType: '02', policyId: 'x' }, 400, '参数错误：policyId格式不正确'],
    [{ collectType: '02', policyId: '1' }, 404, '收藏的内容不存在或已下架'],
  ])('refuses %j', async (form, status, msg) => {
    expect(await ent.call(collection.save, form as never)).toMatchObject({ status, msg })
  })

  it('is for enterprises', async () => {
    const form = { collectType: '02', policyId: productId }
    expect(await app.visitor.call(collection.save, form)).toMatchObject({ status: 401 })
    expect(await (await app.as('bank')).call(collection.save, form)).toMatchObject({ status: 403, msg: '无权限访问' })
    expect(await ent.call(collection.save, { collectType: '03', policyId: productId })).toMatchObject({ status: 404 })
  })

  it('compares the conditions with what is known of the enterprise', async () => {
    const { data } = await ent.call(bankProduct.checkConditions, { productId })
    const states = Object.fromEntries(data.items.map(({ field, state }) => [field, state]))
    expect(states).toMatchObject({ authStatus: 'met', areaCode: 'met', taxGrade: 'unknown' })
    expect(data.enterpriseName).not.toBe('')
    const fresh = await (await app.as('entnew')).call(bankProduct.checkConditions, { productId })
    expect(fresh.data.items.find(({ field }) => field === 'authStatus')).toMatchObject({
      state: 'notMet',
      actual: '待提交',
    })
    expect(await ent.call(bankProduct.checkConditions, { productId: '1' })).toMatchObject({
      status: 404,
      msg: '产品不存在或已下架',
    })
    expect(await app.visitor.call(bankProduct.checkConditions, { productId })).toMatchObject({ status: 401 })
  })
})
