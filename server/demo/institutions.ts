import { institutionTable } from '#server/domains/institution/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { districts } from './reference/districts.ts'
import { institutions } from './reference/institutions.ts'
import { roads } from './reference/names.ts'
import { seeded } from './reference/random.ts'

export interface SeededInstitution {
  id: string
  financeType: string
}

/** Head offices, and a branch of each bank in most districts. */
export async function seedInstitutions(ctx: Ctx): Promise<SeededInstitution[]> {
  const random = seeded('institutions')
  const placed = (code: string, name: string) => ({
    areaCode: code,
    address: `${name}${random.pick(roads)}${random.int(1, 899)}号`,
    phone: `0512-5555 ${String(random.int(1000, 9999))}`,
  })
  const heads = await ctx.db
    .insert(institutionTable)
    .values(
      institutions.map(({ name, shortName, financeType }, index) => {
        const district = random.pick(districts)
        return { financeName: name, shortName, financeType, sort: index + 1, ...placed(district.code, district.name) }
      }),
    )
    .returning()
  const branches = heads
    .filter(({ financeType }) => financeType === '000001')
    .flatMap((head) =>
      districts
        .filter(() => random.chance(0.8))
        .map(({ code, name, shortName }, index) => ({
          parentId: head.id,
          financeName: `${head.shortName}${shortName}支行`,
          shortName: `${head.shortName}${shortName}支行`,
          financeType: head.financeType,
          sort: index + 1,
          ...placed(code, name),
        })),
    )
  await ctx.db.insert(institutionTable).values(branches)
  return heads.map(({ id, financeType }) => ({ id, financeType }))
}
