import { eq, sql } from 'drizzle-orm'
import { LINES } from '#contract/catalogue/index.ts'
import { productRecommendTable, productTable, productWords } from '#server/domains/catalogue/index.ts'
import { institutionTable } from '#server/domains/institution/index.ts'
import { insertBulk } from '#server/kit/bulk.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { conditionsOf } from './product-conditions.ts'
import { figuresOf, PROFILES } from './product-profiles.ts'
import { factsFor, feesOf, introOf, materialsOf, questionsOf, stepsOf, subsidiesOf } from './product-texts.ts'
import { businessDictionaries } from './reference/business-dictionaries.ts'
import type { DictionaryEntry } from './reference/dictionaries/dictionary.ts'
import { districts } from './reference/districts.ts'
import { type ProductName, productNames, productPrefixes } from './reference/product-names.ts'
import { type Random, seeded } from './reference/random.ts'

type Offerer = Pick<typeof institutionTable.$inferSelect, 'id' | 'financeName' | 'shortName' | 'financeType'>
type NewProduct = typeof productTable.$inferInsert

/** Each name is offered by several institutions of its line, under figures and conditions of their own. */
export async function seedProducts(ctx: Ctx): Promise<void> {
  const { id, financeName, shortName, financeType, parentId, sort } = institutionTable
  const offerers = await ctx.db
    .select({ id, financeName, shortName, financeType })
    .from(institutionTable)
    .where(eq(parentId, '0'))
    .orderBy(sort)
  const random = seeded('products')
  const rows = productNames.flatMap((name) => {
    const { financeTypes, offers } = PROFILES[name.line]
    const able = offerers.filter((one) => financeTypes.includes(one.financeType))
    return random
      .shuffle(able)
      .slice(0, random.int(...offers))
      .map((offerer, place) => productOf(ctx, random, name, offerer, place))
  })
  await insertBulk(ctx.db, productTable, rows)
  await ctx.db.execute(sql`analyze ${productTable}`)
  await seedRecommendations(ctx)
}

function productOf(ctx: Ctx, random: Random, name: ProductName, offerer: Offerer, place: number): NewProduct {
  const figures = figuresOf(random, name)
  const proName = place === 0 ? name.name : `${random.pick(productPrefixes)}${name.name}`
  const tags = split(name.tags)
  const shelfTime = daysAgo(ctx.now, random.int(1, 360))
  const hot = name.line === 1 && random.chance(0.14)
  const top = random.chance(0.03)
  const down = random.chance(0.03)
  return {
    ...figures,
    line: name.line,
    proName,
    financeId: offerer.id,
    productType: name.type,
    productTags: tags,
    productModels: split(name.models),
    guaTypes: split(name.guaTypes),
    corTypes: corTypesOf(name),
    mainParts: name.models.includes('gtgsh') ? ['1', '2'] : name.models.includes('xczx') ? ['1', '3'] : ['1'],
    areaCodes: random.chance(0.75) ? [] : random.shuffle(districts.map(({ code }) => code)).slice(0, random.int(2, 5)),
    isPolicy: name.line === 1 && name.type.startsWith('2') ? 1 : 0,
    isXbd: name.models.split(',').includes('xbd') ? 1 : 0,
    isFirst: tags.includes('07') ? 1 : 0,
    isScience: name.line === 3 && name.models.includes('kjbx') ? 1 : 0,
    isHot: hot ? 1 : 0,
    hotTime: hot ? daysAgo(ctx.now, random.int(1, 40)) : null,
    isTop: top ? 1 : 0,
    topTime: top ? daysAgo(ctx.now, random.int(1, 40)) : null,
    showChannel: hot ? 1 : 0,
    showFlag: 1,
    shelfStatus: down ? 0 : 1,
    shelfTime,
    auditStatus: '02',
    auditTime: shelfTime,
    submitTime: shelfTime,
    createTime: shelfTime,
    updateTime: daysAgo(ctx.now, random.int(0, 60)),
    sort: random.int(1, 99),
    intro: introOf(offerer.shortName, name, figures.loantoAmt),
    contacts: '演示业务咨询岗',
    conditions: conditionsOf(random, name),
    materials: materialsOf(name),
    steps: stepsOf(name.line, figures.workDays),
    fees: feesOf(random, name),
    subsidies: subsidiesOf(name),
    questions: questionsOf(name.line),
    facts: factsFor(random, name),
    words: productWords({ ...offerer, proName, tagNames: tags.map(tagName), kindName: kindName(name) }),
  }
}

const CORTYPES: Readonly<Record<string, string>> = {
  kcjr: '01',
  cxjq: '02',
  xxgyh: '02',
  phjr: '03',
  gtgsh: '03',
  xczx: '04',
  kjjr: '05',
  whjr: '06',
  swyy: '07',
  ryd: '08',
}

const corTypesOf = ({ models }: ProductName): string[] => [
  ...new Set(split(models).flatMap((model) => CORTYPES[model] ?? [])),
]

/** Six a day, for the days around today, so that a demonstration always has its recommendations. */
async function seedRecommendations(ctx: Ctx): Promise<void> {
  const random = seeded('recommendations')
  const hot = await ctx.db
    .select({ id: productTable.id })
    .from(productTable)
    .where(sql`is_hot = 1 and shelf_status = 1`)
    .orderBy(productTable.id)
  const rows = Array.from({ length: 120 }, (_, day) =>
    random
      .shuffle(hot)
      .slice(0, 6)
      .map(({ id }, place) => ({
        productId: id,
        recommendDate: daysAgo(ctx.now, 30 - day).slice(0, 10),
        reason: random.pick(REASONS),
        sort: place + 1,
      })),
  ).flat()
  for (let at = 0; at < rows.length; at += 500)
    await ctx.db.insert(productRecommendTable).values(rows.slice(at, at + 500))
}

const REASONS = ['利率较低', '放款较快', '额度较高', '材料较少', '可线上办理', '适合首次贷款']

const flat = (entries: readonly DictionaryEntry[]): DictionaryEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])

const namesIn = (wanted: string): Map<string, string> =>
  new Map(
    flat(businessDictionaries.find(({ code }) => code === wanted)?.entries ?? []).map(({ key, value }) => [key, value]),
  )

const tagNames = namesIn('productTag')
const kindNames = new Map(Object.values(LINES).map(({ no, kindDict }) => [no, namesIn(kindDict)]))
const tagName = (key: string): string => tagNames.get(key) ?? ''
const kindName = ({ line, type }: ProductName): string => kindNames.get(line)?.get(type) ?? ''
const split = (list: string): string[] => list.split(',').filter(Boolean)

function daysAgo(now: string, days: number): string {
  const moment = new Date(`${now.replace(' ', 'T')}Z`)
  moment.setUTCDate(moment.getUTCDate() - days)
  return moment.toISOString().slice(0, 19).replace('T', ' ')
}
