import { beforeAll, describe, expect, it } from 'vitest'
import { bankOrder, corBranch, geoMap, investigate, location, publicInvestigate } from '#contract/institution/index.ts'
import { startTestApp, type TestApp } from '#server/testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const search = (input: object) => app.visitor.call(investigate.investigateSearch, input as never)

describe('institutions on the public side', () => {
  it('shows all partners in one page when asked for a large one', async () => {
    const { data } = await search({ current: 1, size: 99_999 })
    expect(data.total).toBeGreaterThan(40)
    expect(data.records).toHaveLength(data.total)
    expect(data.records[0]).toMatchObject({ financeType: '000001', financeTypeName: '银行' })
    expect(data.records[0]!.branchNum).toBeGreaterThan(3)
    expect(data.records.every(({ intro, services, areaName, phone }) => intro && services && areaName && phone)).toBe(
      true,
    )
  })

  it('pages and filters by type, name and zone', async () => {
    const second = await search({ current: 2, size: 12 })
    expect(second.data).toMatchObject({ current: 2, size: 12 })
    expect(second.data.records).toHaveLength(12)
    const insurers = (await search({ financeType: '000003', size: 100 })).data.records
    expect(new Set(insurers.map(({ financeTypeName }) => financeTypeName))).toEqual(new Set(['保险机构']))
    const { data: found } = await search({ keyWord: '江澜' })
    expect(found.records.map(({ shortName }) => shortName)).toEqual(['江澜银行'])
    expect((await search({ keyWord: '%' })).data.total).toBe(0)
    const science = await app.visitor.call(investigate.investigateSearchForModel, { model: 'kjbx', size: 100 })
    expect(science.data.records.map(({ financeType }) => financeType)).toEqual(Array(6).fill('000003'))
  })

  it('lists the institutions that accept demands, banks unless asked otherwise', async () => {
    const banks = (await app.visitor.call(corBranch.acceptBranchList)).data
    expect(banks).toHaveLength(22)
    expect(Object.keys(banks[0]!).sort()).toEqual(
      ['financeId', 'financeName', 'financeType', 'financeTypeName', 'picture1', 'shortName'].sort(),
    )
    const guarantors = (await app.visitor.call(corBranch.acceptBranchList, { branchType: '000040' })).data
    expect(guarantors.map(({ financeType }) => financeType)).toEqual(Array(7).fill('000002'))
  })

  it('offers each channel its banks', async () => {
    const all = (await app.visitor.call(publicInvestigate.investigateByChanel, { chanel: '1' })).data
    const fund = (await app.visitor.call(publicInvestigate.investigateByChanel, { chanel: 'gjj' })).data
    expect(all).toHaveLength(22)
    expect(fund.length).toBeGreaterThan(0)
    expect(fund.length).toBeLessThan(all.length)
    expect((await app.visitor.call(publicInvestigate.investigateByChanel, { chanel: 'nobody' })).data).toEqual([])
  })

  it('offers account opening by appointment, each with a way to the bank', async () => {
    const { data } = await app.visitor.call(bankOrder.bankOrderPage, { current: 1, size: 1000 })
    expect(data.total).toBe(22)
    expect(data.records[0]!.bankUrl).toMatch(/^\/map\?financeId=\d+$/)
    const [, financeId = ''] = /financeId=(\d+)/.exec(data.records[0]!.bankUrl) ?? []
    const offices = (await app.visitor.call(geoMap.getBankList, { financeId })).data
    expect(offices.some(({ shortName }) => shortName === data.records[0]!.bankName)).toBe(true)
  })
})

describe('the service map', () => {
  it('counts the same offices that it lists', async () => {
    const counts = (await app.visitor.call(geoMap.getAreaCount)).data
    const banksInKunshan = counts.find(
      ({ areaCode, financeType }) => areaCode === '320583' && financeType === '000001',
    )!
    const listed = (await app.visitor.call(geoMap.getBankList, { areaCode: '320583', financeType: '000001' })).data
    expect(listed).toHaveLength(banksInKunshan.num)
    expect(listed[0]).toMatchObject({ areaName: '昆山市', financeTypeName: '银行' })
    expect(listed[0]!.x).toBeGreaterThan(0)
    const all = (await app.visitor.call(geoMap.getBankList)).data
    expect(all).toHaveLength(counts.reduce((sum, { num }) => sum + num, 0))
    expect(new Set(all.map(({ areaCode }) => areaCode)).size).toBe(10)
  })

  it('finds offices by name and finds nothing for a stranger', async () => {
    const found = (await app.visitor.call(geoMap.getBankList, { keyWord: '江澜银行昆山' })).data
    for (const { name } of found) expect(name).toContain('江澜银行昆山')
    expect((await app.visitor.call(geoMap.getBankList, { keyWord: '没有这家' })).data).toEqual([])
    expect(await app.visitor.call(geoMap.getBankList, { financeId: 'abc' })).toMatchObject({ status: 400 })
  })

  it('counts enterprises by district and by town', async () => {
    const districts = (await app.visitor.call(geoMap.getCorpList)).data
    expect(districts).toHaveLength(10)
    expect(districts.reduce((sum, { corNum }) => sum + corNum, 0)).toBe(2000)
    const kunshan = districts.find(({ areaName }) => areaName === '昆山市')!
    const towns = (await app.visitor.call(geoMap.getCorpList, { areaCode: kunshan.areaCode })).data
    expect(towns.reduce((sum, { corNum }) => sum + corNum, 0)).toBe(kunshan.corNum)
    expect(towns.every(({ areaName }) => areaName)).toBe(true)
  })

  it('stands in the centre of the city where no one can locate the visitor', async () => {
    const { data } = await app.visitor.call(location.locationByIp)
    expect(data).toEqual({ city: '苏州市', areaCode: '320508', areaName: '姑苏区', located: false })
  })
})
