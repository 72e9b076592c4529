import { and, eq, sql } from 'drizzle-orm'
import { LINES } from '#contract/catalogue/index.ts'
import {
  CATALOGUE_TAG,
  productTable as product,
  publishedProduct,
  summariseShop,
} from '#server/domains/catalogue/index.ts'
import { enterpriseTable as enterprise } from '#server/domains/certification/index.ts'
import { INSTITUTIONS_TAG, institutionTable as institution } from '#server/domains/institution/index.ts'
import { POLICY_TAG, policyTables } from '#server/domains/policy/index.ts'
import { bizDictNames, nameIn } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { own } from '#server/kit/rows.ts'

const TAGS = [CATALOGUE_TAG, INSTITUTIONS_TAG, POLICY_TAG]

/** Counting is dear and nobody waits for the last second: figures are made once a minute, or when a record changes. */
const figure = <T>(ctx: Ctx, name: string, load: () => Promise<T>): Promise<T> =>
  ctx.cached(`figures ${name} ${ctx.tenantId} ${ctx.now.slice(0, 16)}`, TAGS, load)

const openOffice = and(eq(institution.isDeleted, 0), eq(institution.status, 1))
const isHead = sql`${institution.parentId} = 0`
const isCertified = sql`${enterprise.authStatus} = '06'`
const count = (when: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${when}))::int`

export const homeFigures = (ctx: Ctx) =>
  figure(ctx, 'home', async () => {
    const [[enterprises], [offices], [rates], [policies], shop] = await Promise.all([
      ctx.db
        .select({ corNum: sql<number>`count(*)::int`, authCorNum: count(isCertified) })
        .from(enterprise)
        .where(eq(enterprise.isDeleted, 0)),
      ctx.db
        .select({ institutionNum: count(isHead), branchNum: count(sql`not ${isHead}`) })
        .from(institution)
        .where(openOffice),
      bankRates(ctx),
      policyCounts(ctx),
      summariseShop(ctx),
    ])
    return { ...enterprises, ...offices, ...rates, ...policies, productNum: shop.productNum }
  })

const bankRates = (ctx: Ctx) =>
  ctx.db
    .select({
      averageRate: sql<string | null>`round(avg(${product.beginRate}), 2)`,
      lowestRate: sql<string | null>`min(${product.beginRate})`,
    })
    .from(product)
    .where(and(publishedProduct, eq(product.line, LINES[1].no)))

function policyCounts(ctx: Ctx) {
  const { policy } = policyTables
  return ctx.db
    .select({
      policyNum: sql<number>`count(*)::int`,
      openPolicyNum: count(sql`${policy.validDate} >= ${ctx.now.slice(0, 10)}`),
    })
    .from(policy)
    .where(and(eq(policy.status, 1), own(ctx, policy)))
}

export const institutionFigures = (ctx: Ctx) =>
  figure(ctx, 'institutions', async () => {
    const rows = await ctx.db
      .select({ financeType: institution.financeType, num: count(isHead), branchNum: count(sql`not ${isHead}`) })
      .from(institution)
      .where(openOffice)
      .groupBy(institution.financeType)
      .orderBy(institution.financeType)
    const names = await bizDictNames(ctx, 'financeType')
    const sum = (pick: 'num' | 'branchNum') => rows.reduce((total, row) => total + row[pick], 0)
    return {
      total: sum('num'),
      branchNum: sum('branchNum'),
      types: rows.map((row) => ({ ...row, financeTypeName: nameIn(names, row.financeType) })),
    }
  })

/** What stands ready for enterprises, line by line. */
export async function supportFigures(ctx: Ctx) {
  const { lines } = await summariseShop(ctx)
  return lines.map(({ line, name, productNum, institutionNum }) => ({
    type: String(line),
    typeName: name,
    productNum,
    institutionNum,
  }))
}

/** Enterprises and institutions of each district. */
export const districtFigures = (ctx: Ctx) =>
  figure(ctx, 'districts', async () => {
    const [enterprises, offices, names] = await Promise.all([
      ctx.db
        .select({ areaCode: enterprise.areaCode, corNum: sql<number>`count(*)::int`, authCorNum: count(isCertified) })
        .from(enterprise)
        .where(eq(enterprise.isDeleted, 0))
        .groupBy(enterprise.areaCode)
        .orderBy(enterprise.areaCode),
      ctx.db
        .select({
          areaCode: institution.areaCode,
          num: sql<number>`count(distinct case when parent_id = 0 then id else parent_id end)::int`,
        })
        .from(institution)
        .where(openOffice)
        .groupBy(institution.areaCode),
      bizDictNames(ctx, 'areaCode'),
    ])
    const institutions = new Map(offices.map(({ areaCode, num }) => [areaCode, num]))
    return enterprises.map((row) => ({
      ...row,
      branchName: nameIn(names, row.areaCode),
      institutionNum: institutions.get(row.areaCode) ?? 0,
    }))
  })
