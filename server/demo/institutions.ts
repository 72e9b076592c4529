import { bankOrderTable, institutionTable } from '#server/domains/institution/index.ts'
import { insertBulk } from '#server/kit/bulk.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { spotIn } from './institution-places.ts'
import { PROFILES } from './institution-profiles.ts'
import { districts } from './reference/districts.ts'
import { institutions } from './reference/institutions.ts'
import { roads } from './reference/names.ts'
import { type Random, seeded } from './reference/random.ts'

export interface SeededInstitution {
  id: string
  financeType: string
  financeName: string
  shortName: string
}

type District = (typeof districts)[number]

const BANK = '000001'
const SPOTS_IN_A_DISTRICT = 40

/** Head offices, and offices of each in the districts where its kind is usually found. */
export async function seedInstitutions(ctx: Ctx): Promise<SeededInstitution[]> {
  const random = seeded('institutions')
  const place = placing(random)
  const heads = await ctx.db
    .insert(institutionTable)
    .values(
      institutions.map((one, index) => ({ ...headOf(random, one), sort: index + 1, ...place(random.pick(districts)) })),
    )
    .returning()
  const branches = heads.flatMap((head) => branchesOf(random, head, place))
  await insertBulk(ctx.db, institutionTable, branches)
  await insertBulk(ctx.db, bankOrderTable, heads.filter(({ financeType }) => financeType === BANK).map(bankOrderOf))
  return heads.map(({ id, financeType, financeName, shortName }) => ({ id, financeType, financeName, shortName }))
}

function headOf(random: Random, { name, shortName, financeType }: (typeof institutions)[number]) {
  const profile = PROFILES[financeType]!
  const models = profile.models.filter((_, at) => at === 0 || random.chance(0.5))
  return {
    financeName: name,
    shortName,
    financeType,
    branchType: profile.branchType ?? '',
    intro: `${shortName}${profile.intro}`,
    services: profile.services.join(','),
    openHours: profile.openHours,
    models: models.join(','),
    chanels: random.chance(0.4) ? '1,gjj' : '1',
  }
}

type Head = typeof institutionTable.$inferSelect
type Placing = ReturnType<typeof placing>

function branchesOf(random: Random, head: Head, place: Placing) {
  const { presence, office } = PROFILES[head.financeType]!
  return districts
    .filter(() => random.chance(presence))
    .map((district, index) => ({
      parentId: head.id,
      financeName: `${head.shortName}${district.shortName}${office}`,
      shortName: `${head.shortName}${district.shortName}${office}`,
      financeType: head.financeType,
      services: head.services,
      openHours: head.openHours,
      sort: index + 1,
      ...place(district),
    }))
}

/** Every office stands in a town of its district, on a spot of its own. */
function placing(random: Random) {
  const taken = new Map<string, number>()
  return ({ code, name, towns }: District) => {
    const nth = taken.get(code) ?? 0
    taken.set(code, nth + 1)
    const [townCode, townName] = random.pick(towns)
    return {
      areaCode: code,
      townCode,
      address: `${name}${townName}${random.pick(roads)}${random.int(1, 899)}号`,
      phone: `0512-5555 ${String(random.int(1000, 9999))}`,
      ...spotIn(code, nth % SPOTS_IN_A_DISTRICT, SPOTS_IN_A_DISTRICT),
    }
  }
}

/** Appointments are made at the bank's offices; the service map shows them. */
const bankOrderOf = (head: Head) => ({
  bankName: head.shortName,
  financeId: head.id,
  bankUrl: `/map?financeId=${head.id}`,
  phone: head.phone,
  sort: head.sort,
})
