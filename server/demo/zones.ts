import { contentTables } from '#server/domains/content/index.ts'
import { insertBulk } from '#server/kit/bulk.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { seeded } from './reference/random.ts'
import { blocksOf } from './zone-pages.ts'
import { zoneSeeds } from './zone-seeds.ts'

const MONTHS = 12

/** All zones with their pages, and a year of their results. */
export async function seedZones(ctx: Ctx): Promise<void> {
  const random = seeded('zones')
  const rows = zoneSeeds.map((seed, at) => ({
    zoneKey: seed.key,
    zoneName: seed.name,
    zoneNameEn: seed.nameEn,
    slogan: seed.slogan,
    sloganEn: seed.sloganEn,
    intro: seed.intro,
    introEn: seed.introEn,
    route: seed.route,
    cover: seed.cover,
    weight: seed.weight,
    sort: at + 1,
    blocks: blocksOf(seed),
    contactUnit: `${seed.name}服务专班（演示）`,
    contactPhone: `0512-5555 ${String(random.int(1000, 9999))}`,
    status: 1,
  }))
  await insertBulk(ctx.db, contentTables.zone, rows)
  const months = lastMonths(ctx.now.slice(0, 7))
  const results = zoneSeeds
    .filter(({ size }) => size > 0)
    .flatMap(({ key, size }) =>
      months.map((month, at) => {
        const corpNum = Math.max(1, Math.round(size * (0.7 + at / 20)) + random.int(-2, 3))
        const creditCorpNum = Math.max(1, Math.round(corpNum * (random.int(45, 78) / 100)))
        return {
          zoneKey: key,
          month,
          corpNum,
          creditCorpNum,
          creditAmount: `${creditCorpNum * random.int(120, 460)}0000.00`,
        }
      }),
    )
  await insertBulk(
    ctx.db,
    contentTables.zoneMonth,
    results.map((row) => ({ tenantId: '000000', ...row })),
  )
}

/** The months before this one, oldest first: the running month is not complete. */
function lastMonths(now: string): string[] {
  const [year = 0, month = 1] = now.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - MONTHS + at, 1)).toISOString().slice(0, 7),
  )
}
