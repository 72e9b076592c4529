import { z } from 'zod'
import { family, get, Text } from '#contract/kit/index.ts'

/**
 * A zone page is a list of blocks in the order operators give them. Each names where its rows come from: the zone's
 * figures, products by model, policies by label, news and notices of the zone, steps and texts written in place.
 */
export const ZoneBlock = z.object({
  kind: z.enum([
    'figures',
    'flow',
    'points',
    'products',
    'policies',
    'news',
    'notices',
    'trend',
    'cases',
    'links',
    'contact',
  ]),
  title: z.string(),
  note: z.string().optional(),
  /** Model of products, label of policies, or model of news; the zone's own key when empty. */
  source: z.string().optional(),
  items: z.array(z.object({ title: z.string(), text: z.string(), to: z.string().optional() })).optional(),
})

export type ZoneBlock = z.output<typeof ZoneBlock>
export type ZoneBlockKind = ZoneBlock['kind']

export const ZoneRow = z.object({
  id: z.string(),
  zoneKey: z.string(),
  zoneName: z.string(),
  zoneNameEn: z.string(),
  slogan: z.string(),
  sloganEn: z.string(),
  /** Where the zone's page is: a path of the portal, or an outside address. */
  route: z.string(),
  external: z.boolean(),
  cover: z.string(),
  /** In the overview: 3 the first tile, 2 a wide one, 1 an ordinary one. */
  weight: z.number(),
  sort: z.number(),
  policyNum: z.number(),
  newsNum: z.number(),
})

export type ZoneRow = z.output<typeof ZoneRow>

const Month = z.object({ month: z.string(), corpNum: z.number(), creditCorpNum: z.number(), creditAmount: z.string() })

export const Zone = ZoneRow.extend({
  intro: z.string(),
  introEn: z.string(),
  blocks: z.array(ZoneBlock),
  /** Sums of the months below. */
  corpNum: z.number(),
  creditCorpNum: z.number(),
  creditAmount: z.string(),
  months: z.array(Month),
  contactUnit: z.string(),
  contactPhone: z.string(),
})

export type Zone = z.output<typeof Zone>

export const zone = family('general/public/zone', {
  list: get({ title: '特色专区', who: 'public', reply: z.array(ZoneRow) }),
  detail: get({
    title: '专区页面',
    who: 'public',
    input: z.object({ zoneKey: Text('专区', { required: '参数错误：zoneKey不能为空', max: 40 }) }),
    reply: Zone,
  }),
})
