import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { supermarket } from '#contract/catalogue/index.ts'
import { geoMap, investigate } from '#contract/institution/index.ts'
import {
  branchFigures,
  financeSupport,
  homePage,
  investigateFigures,
  specialArea,
  swyyFigures,
} from '#contract/reporting/index.ts'
import { startTestApp, type TestApp } from '#server/testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const counted = async (query: ReturnType<typeof sql>) => {
  const { rows } = await app.house.database.db.execute<{ n: number }>(query)
  return rows[0]!.n
}

describe('public figures', () => {
  it('count what the platform holds, the same as the lists do', async () => {
    const { data } = await app.visitor.call(homePage.statistics)
    const partners = (await app.visitor.call(investigate.investigateSearch, { size: 1 })).data.total
    const shop = (await app.visitor.call(supermarket.summary)).data
    expect(data).toMatchObject({ corNum: 2000, institutionNum: partners, productNum: shop.productNum })
    expect(data.authCorNum).toBe(
      await counted(sql`select count(*)::int as n from enterprise where auth_status = '06' and is_deleted = 0`),
    )
    expect(data.lowestRate).toBe(shop.lines.find(({ line }) => line === 1)!.lowestRate)
    expect(Number(data.averageRate)).toBeGreaterThan(Number(data.lowestRate))
  })

  it('follow the records within a minute', async () => {
    const before = (await app.visitor.call(homePage.statistics)).data
    await app.house.database.db.execute(
      sql`insert into enterprise (org_code, enterprise_name) values ('91320500STORY00001', '故事有限公司')`,
    )
    app.setNow(new Date(Date.now() + 61_000))
    const after = (await app.visitor.call(homePage.statistics)).data
    app.setNow(undefined)
    expect(after.corNum).toBe(before.corNum + 1)
    expect(after.authCorNum).toBe(before.authCorNum)
  })

  it('tell institutions by type and lines by what they offer', async () => {
    const { data } = await app.visitor.call(investigateFigures.investigateStatistics)
    expect(data.types[0]).toMatchObject({ financeType: '000001', financeTypeName: '银行', num: 22 })
    expect(data.types.reduce((sum, { num }) => sum + num, 0)).toBe(data.total)
    const support = (await app.visitor.call(financeSupport.statistics)).data
    expect(support.map(({ type }) => type)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    expect(support[0]).toMatchObject({ typeName: '银行融资' })
    expect(support[0]!.productNum).toBeGreaterThan(0)
  })

  it('tell districts by their enterprises and institutions', async () => {
    const { data } = await app.visitor.call(branchFigures.statistics)
    const kunshan = data.find(({ branchName }) => branchName === '昆山市')!
    const offices = (await app.visitor.call(geoMap.getBankList, { areaCode: kunshan.areaCode })).data
    expect(kunshan.institutionNum).toBe(new Set(offices.map(({ financeId }) => financeId)).size)
    expect(kunshan.corNum).toBeGreaterThan(kunshan.authCorNum)
  })

  it('add up the months of a zone and count its products', async () => {
    const { data } = await app.visitor.call(specialArea.statistics, { model: 'kcjr' })
    expect(data.productNum).toBe(
      await counted(sql`select count(*)::int as n from product where product_models && array['kcjr']
        and is_deleted = 0 and audit_status = '02' and shelf_status = 1 and show_flag = 1`),
    )
    const biomedicine = (await app.visitor.call(swyyFigures.swyyStatistics, { model: 'swyy' })).data
    expect(biomedicine.corpNum).toBe(
      await counted(sql`select coalesce(sum(corp_num), 0)::int as n from zone_month where zone_key = 'swyy'`),
    )
    expect(await app.visitor.call(specialArea.statistics)).toMatchObject({
      status: 400,
      msg: '参数错误：model不能为空',
    })
    const nowhere = (await app.visitor.call(specialArea.statistics, { model: 'nowhere' })).data
    expect(nowhere).toMatchObject({ corNum: 0, creditAmt: '0.00', productNum: 0 })
  })
})
