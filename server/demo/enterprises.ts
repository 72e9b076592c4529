import { enterpriseTable } from '#server/domains/certification/index.ts'
import { insertBulk } from '#server/kit/bulk.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { DEMO_ACCOUNTS } from './accounts.ts'
import { districts } from './reference/districts.ts'
import { brandHeads, brandTails, companyForms, placesOf, roads, trades } from './reference/names.ts'
import { demoMobile, demoOrgCode, seeded } from './reference/random.ts'

const COUNT = 2000
const SCALES = [
  ['微型', 46],
  ['小型', 38],
  ['中型', 13],
  ['大型', 3],
] as const
const AUTH_STATUSES = [
  ['06', 74],
  ['01', 5],
  ['02', 3],
  ['03', 2],
  ['04', 1],
  ['05', 2],
  ['', 13],
] as const

export interface SeededEnterprise {
  orgCode: string
  phone: string
  authStatus: string
}

/** The first enterprises belong to the demonstration accounts and have the status their account stands for. */
export async function seedEnterprises(ctx: Ctx): Promise<SeededEnterprise[]> {
  const random = seeded('enterprises')
  const fixed = DEMO_ACCOUNTS.filter(({ userCategory }) => userCategory === '3')
  const names = new Set<string>()
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const district = random.pick(districts)
    const trade = random.pick(trades)
    const [townCode, townName] = random.pick(district.towns)
    const contactPhone = demoMobile(index + 1)
    return {
      orgCode: demoOrgCode(index + 1),
      enterpriseName: nameFor(random, district.code, trade.word, names),
      authStatus: fixed[index]?.authStatus ?? random.weighted(AUTH_STATUSES),
      areaCode: district.code,
      townCode,
      industryCode: trade.industry,
      scale: random.weighted(SCALES),
      address: `${district.name}${townName}${random.pick(roads)}${random.int(1, 1999)}号`,
      contactPhone,
    }
  })
  await insertBulk(ctx.db, enterpriseTable, rows)
  return rows.map(({ orgCode, contactPhone, authStatus }) => ({ orgCode, phone: contactPhone, authStatus }))
}

function nameFor(random: ReturnType<typeof seeded>, district: string, trade: string, taken: Set<string>): string {
  for (;;) {
    const place = random.pick(placesOf[district] ?? ['苏州'])
    const name = `${place}${random.pick(brandHeads)}${random.pick(brandTails)}${trade}${random.weighted(companyForms)}`
    if (taken.has(name)) continue
    taken.add(name)
    return name
  }
}
