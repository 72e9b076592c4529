import { and, asc, eq, or, sql } from 'drizzle-orm'
import { type geoMap, MOST_POINTS } from '#contract/institution/index.ts'
import type { Input } from '#contract/kit/index.ts'
import { enterpriseTable } from '#server/domains/certification/index.ts'
import { bizDictNames, nameIn } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { INSTITUTIONS_TAG, type Institution } from './institutions.ts'
import { named } from './searches.ts'
import { institution } from './tables.ts'

const open = and(eq(institution.isDeleted, 0), eq(institution.status, 1))

/** Offices of a district, a type or one institution, in the order of the list beside the map. */
export async function listOffices(ctx: Ctx, query: Input<typeof geoMap.getBankList>) {
  const load = () => readOffices(ctx, query)
  return query.keyWord ? load() : ctx.cached(`offices ${JSON.stringify(query)}`, [INSTITUTIONS_TAG], load)
}

async function readOffices(ctx: Ctx, { areaCode, financeId, financeType, keyWord }: Input<typeof geoMap.getBankList>) {
  const rows = await ctx.db
    .select()
    .from(institution)
    .where(
      and(
        open,
        areaCode ? eq(institution.areaCode, areaCode) : undefined,
        financeType ? eq(institution.financeType, financeType) : undefined,
        financeId ? or(eq(institution.id, financeId), eq(institution.parentId, financeId)) : undefined,
        named(keyWord),
      ),
    )
    .orderBy(asc(institution.areaCode), asc(institution.financeType), asc(institution.sort), asc(institution.id))
    .limit(MOST_POINTS)
  const [types, areas] = await Promise.all([bizDictNames(ctx, 'financeType'), bizDictNames(ctx, 'areaCode')])
  return rows.map((row) => ({
    ...pointOf(row),
    financeTypeName: nameIn(types, row.financeType),
    areaName: nameIn(areas, row.areaCode),
  }))
}

const pointOf = (row: Institution) => ({
  ...row,
  financeId: row.parentId === '0' ? row.id : row.parentId,
  name: row.financeName,
  x: row.mapX,
  y: row.mapY,
})

export const countOffices = (ctx: Ctx) =>
  ctx.cached('offices by area', [INSTITUTIONS_TAG], async () => {
    const rows = await ctx.db
      .select({
        areaCode: institution.areaCode,
        financeType: institution.financeType,
        num: sql<number>`count(*)::int`,
      })
      .from(institution)
      .where(open)
      .groupBy(institution.areaCode, institution.financeType)
      .orderBy(institution.areaCode, institution.financeType)
    const [types, areas] = await Promise.all([bizDictNames(ctx, 'financeType'), bizDictNames(ctx, 'areaCode')])
    return rows.map((row) => ({
      ...row,
      areaName: nameIn(areas, row.areaCode),
      financeTypeName: nameIn(types, row.financeType),
    }))
  })

/** Enterprises by district or, inside one, by town. Counted at most once a minute. */
export const countEnterprises = (ctx: Ctx, { areaCode }: Input<typeof geoMap.getCorpList>) =>
  ctx.cached(`enterprises by area ${areaCode ?? ''} ${ctx.now.slice(0, 16)}`, [], async () => {
    const place = areaCode ? enterpriseTable.townCode : enterpriseTable.areaCode
    const rows = await ctx.db
      .select({
        areaCode: place,
        corNum: sql<number>`count(*)::int`,
        authCorNum: sql<number>`(count(*) filter (where ${enterpriseTable.authStatus} = '06'))::int`,
      })
      .from(enterpriseTable)
      .where(and(eq(enterpriseTable.isDeleted, 0), areaCode ? eq(enterpriseTable.areaCode, areaCode) : undefined))
      .groupBy(place)
      .orderBy(place)
    const areas = await bizDictNames(ctx, 'areaCode')
    return rows.map((row) => ({ ...row, areaName: nameIn(areas, row.areaCode) }))
  })

const CITY = '苏州市'
const CITY_CENTRE = '320508'

/** No locating service is connected: everybody stands in the city's centre, and the answer says so. */
export async function locate(ctx: Ctx) {
  const areas = await bizDictNames(ctx, 'areaCode')
  return { city: CITY, areaCode: CITY_CENTRE, areaName: nameIn(areas, CITY_CENTRE), located: false }
}
