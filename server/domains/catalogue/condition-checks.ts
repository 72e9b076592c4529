import { checkCondition, type EnterpriseFacts } from '#contract/catalogue/index.ts'
import { type Enterprise, enterpriseOf } from '#server/domains/certification/index.ts'
import { bizDictNames, nameIn } from '#server/domains/system/index.ts'
import { type Ctx, caller } from '#server/kit/ctx.ts'
import { notFound } from '#server/kit/refusals.ts'
import { GONE, publishedProduct } from './details.ts'

/** Compares the conditions of a product with what the platform knows of the caller's enterprise, and nothing else. */
export async function checkConditions(ctx: Ctx, { productId }: { productId: string }) {
  const { conditions } = (await publishedProduct(ctx, productId)) ?? notFound(GONE)
  const enterprise = await enterpriseOf(ctx, caller(ctx).orgCode)
  const facts = enterprise ? factsOfEnterprise(enterprise) : {}
  const shown = enterprise ? await namedFacts(ctx, enterprise) : {}
  const items = conditions.map((condition) => ({
    field: condition.field,
    text: condition.text,
    state: checkCondition(condition, facts),
    actual: shown[condition.field] ?? '',
    remedy: condition.remedy,
  }))
  return { enterpriseName: enterprise?.enterpriseName ?? '', checkTime: ctx.now, items }
}

const factsOfEnterprise = (enterprise: Enterprise): EnterpriseFacts => ({
  areaCode: enterprise.areaCode,
  industryCode: enterprise.industryCode,
  scale: enterprise.scale,
  authStatus: enterprise.authStatus || '00',
})

async function namedFacts(ctx: Ctx, enterprise: Enterprise): Promise<Record<string, string>> {
  const [areas, industries, statuses] = await Promise.all([
    bizDictNames(ctx, 'areaCode'),
    bizDictNames(ctx, 'industry'),
    bizDictNames(ctx, 'authStatus'),
  ])
  return {
    areaCode: nameIn(areas, enterprise.areaCode),
    industryCode: `${nameIn(industries, enterprise.industryCode)} ${enterprise.industryCode}`.trim(),
    scale: enterprise.scale && `${enterprise.scale}企业`,
    authStatus: nameIn(statuses, enterprise.authStatus || '00'),
  }
}
