import { dayAfter, twoDigits } from './content-dates.ts'
import { guides, industries, type NewsPattern, newsPatterns } from './content-news-patterns.ts'
import { districts } from './reference/districts.ts'
import { institutions } from './reference/institutions.ts'
import { type Random, seeded } from './reference/random.ts'
import { zoneSeeds } from './zone-seeds.ts'

const banks = institutions.filter(({ financeType }) => financeType === '000001').map(({ shortName }) => shortName)
const guarantors = institutions.filter(({ financeType }) => financeType === '000002').map(({ shortName }) => shortName)
const PRODUCTS = [
  '技改焕新贷',
  '知产融',
  '绿色工厂贷',
  '出口订单贷',
  '首贷通',
  '研发费用贷',
  '应收账款融',
  '税易融',
  '节能改造贷',
  '科创人才贷',
]

/** News of a zone name its trade or the zone itself. */
const zonedPatterns = newsPatterns.filter(({ title }) => /\{[hz]\}/.test(title))

/** Zones with a page of ours. */
const inner = zoneSeeds.filter(({ size }) => size > 0)

const GENERAL = 560
const PER_ZONE = 12
/** Apart from the number of patterns, so that neighbours in time are of different kinds. */
const STRIDE = 11
const ON_TOP = [0, 9]

export interface NewsDraft {
  adTitle: string
  subTitle: string
  infoType: string
  modelCode: string
  content: string
  source: string
  cover: string
  pubTime: string
  isTop: number
  viewCount: number
  sort: number
  status: number
}

/** General news of the year, news of every zone, and guides. */
export function composeNews(now: string): NewsDraft[] {
  const random = seeded('news')
  const seen = new Set<string>()
  const today = now.slice(0, 10)
  const general = Array.from({ length: GENERAL }, (_, at) => {
    const pattern = newsPatterns[(at * STRIDE) % newsPatterns.length]!
    return draftOf(pattern, { random, seen, zone: undefined, day: dayAfter(today, -Math.floor((at * 365) / GENERAL)) })
  })
  const zoned = inner.flatMap((zone) =>
    Array.from({ length: PER_ZONE }, () =>
      draftOf(random.pick(zonedPatterns), { random, seen, zone, day: dayAfter(today, -random.int(0, 330)) }),
    ),
  )
  return [...general, ...zoned, ...guideNews(today, random)]
    .map((draft, at) => ({ ...draft, isTop: ON_TOP.includes(at) ? 1 : 0 }))
    .map((draft) => (draft.pubTime > now ? { ...draft, pubTime: now } : draft))
}

interface Setting {
  random: Random
  seen: Set<string>
  zone: { key: string; name: string; industry: string; cover: string } | undefined
  day: string
}

const ATTEMPTS = 4

/** What a whole trade or zone does is news once; places and institutions have news every month. */
const onceOnly = ({ title }: NewsPattern) => /\{[hz]\}/.test(title) && !/\{[qbd]\}/.test(title)

/** A title stands once; a pattern that finds no new one gives way to another. */
function draftOf(first: NewsPattern, { random, seen, zone, day }: Setting): NewsDraft {
  let pattern = first
  for (let attempt = 1; ; attempt++) {
    const words = wordsFor(random, day, zone)
    const adTitle = fill(pattern.title, words)
    // The same is not said twice a month, whatever the figures.
    const said = `${onceOnly(pattern) ? '' : day.slice(0, 7)} ${adTitle.replace(/[\d.]+/g, '')}`
    if (!seen.has(said) && !seen.has(adTitle)) {
      seen.add(said).add(adTitle)
      return written(pattern, adTitle, words, { random, zone, day })
    }
    if (attempt % ATTEMPTS === 0) pattern = random.pick(zone ? zonedPatterns : newsPatterns)
  }
}

function written(
  pattern: NewsPattern,
  adTitle: string,
  words: Record<string, string>,
  { random, zone, day }: Omit<Setting, 'seen'>,
): NewsDraft {
  const body = [...pattern.lines, ...(zone ? [`更多内容见${zone.name}专区。`] : [])]
  return {
    adTitle,
    subTitle: fill(pattern.sub, words),
    infoType: pattern.type,
    modelCode: zone?.key ?? '',
    content: `${body.map((line) => `<p>${fill(line, words)}</p>`).join('')}<p>（本文为演示内容，数据均为虚构。）</p>`,
    source: random.pick(['金桥平台', '市地方金融管理部门（演示）', words['b'] ?? '', '平台运营中心']),
    cover: zone?.cover ?? random.pick(COVERS[pattern.type] ?? ['news']),
    pubTime: `${day} ${twoDigits(random.int(8, 18))}:${twoDigits(random.int(0, 59))}:00`,
    isTop: 0,
    viewCount: random.int(36, 6200),
    sort: 0,
    status: random.weighted([
      [1, 98],
      [2, 2],
    ]),
  }
}

const COVERS: Record<string, readonly string[]> = {
  '1': ['news', 'inclusive'],
  '2': ['manufacturing', 'technology', 'green', 'news'],
  '3': ['policy'],
  '4': ['inclusive', 'manufacturing', 'rural'],
  '5': ['news', 'technology', 'cross-border'],
}

function wordsFor(random: Random, day: string, zone: Setting['zone']): Record<string, string> {
  return {
    q: random.pick(districts).name,
    b: random.pick(banks),
    d: random.pick(guarantors),
    p: random.pick(PRODUCTS),
    h: zone ? zone.industry : random.pick(industries),
    z: zone ? zone.name : random.pick(inner).name,
    n: String(random.int(12, 480)),
    m: String(random.int(2, 28)),
    k: String(random.int(2, 5)),
    j: String(random.int(5, 32)),
    a: (random.int(60, 2600) / 100).toFixed(2),
    w: String(random.int(2, 60) * 50),
    r: (random.int(265, 435) / 100).toFixed(2),
    g: `${Number(dayAfter(`${day.slice(0, 7)}-01`, -1).slice(5, 7))}月`,
  }
}

const fill = (pattern: string, words: Record<string, string>) =>
  pattern.replace(/\{(\w)\}/g, (whole, name: string) => words[name] ?? whole)

function guideNews(today: string, random: Random): NewsDraft[] {
  return guides.map(([adTitle, subTitle, steps], at) => ({
    adTitle,
    subTitle,
    infoType: '6',
    modelCode: '',
    content: `<p>${subTitle}。按下面的步骤办理：</p><ol>${steps
      .split('|')
      .map((step) => `<li>${step}</li>`)
      .join('')}</ol><p>办理中遇到问题，可以拨打平台咨询电话或向智能客服提问。</p>`,
    source: '平台运营中心',
    cover: 'policy',
    pubTime: `${dayAfter(today, -3 - at * 4)} 09:30:00`,
    isTop: 0,
    viewCount: random.int(300, 9000),
    sort: at + 1,
    status: 1,
  }))
}
