import { dayAfter } from './content-dates.ts'
import { bodyOf, interpretationBody, lawBody } from './policy-texts.ts'
import { lawThemes, type PolicyTheme, policyThemes } from './policy-themes.ts'
import { zonesOf } from './policy-zones.ts'
import { districts } from './reference/districts.ts'
import { type Random, seeded } from './reference/random.ts'

type Grade = 'guojia' | 'shengji' | 'shiji' | 'quxianji'

export interface PolicyDraft {
  key: string
  explains: string
  title: string
  grade: Grade
  policyType: string
  labels: string[]
  modelCodes: string[]
  docNo: string
  issueOrg: string
  issueDate: string
  validDate: string | null
  pubTime: string
  areaCode: string
  summary: string
  benefitKind: string
  benefitName: string
  benefitText: string
  target: string
  clauses: { title: string; text: string }[]
  materials: string[]
  content: string
  contactUnit: string
  contactPhone: string
  productTags: string
  isTop: number
  viewCount: number
  status: number
}

const ORGS: Record<Grade, readonly string[]> = {
  guojia: ['国家金融管理部门（演示）', '国家工业主管部门（演示）', '国家科技主管部门（演示）'],
  shengji: ['省地方金融管理部门（演示）', '省财政部门（演示）', '省工业和信息化部门（演示）', '省科技部门（演示）'],
  shiji: [
    '市地方金融管理部门（演示）',
    '市财政部门（演示）',
    '市科技部门（演示）',
    '市商务部门（演示）',
    '市农业农村部门（演示）',
  ],
  quxianji: ['金融工作部门（演示）', '财政部门（演示）', '科技部门（演示）', '商务部门（演示）'],
}

const DOC_SIGNS: Record<Grade, string> = { guojia: '演国金', shengji: '演省金', shiji: '演市金', quxianji: '演区金' }

/** Title patterns of a level; `{t}` is the topic, `{y}` the year, `{d}` the district. */
const TITLES: Record<Grade, readonly string[]> = {
  guojia: ['关于加强{t}工作的指导意见', '关于推进{t}的若干意见', '{t}管理办法（试行）'],
  shengji: [
    '关于进一步做好{t}工作的实施意见',
    '省级{t}专项资金管理办法',
    '关于开展{y}年度{t}试点的通知',
    '{t}三年行动方案',
  ],
  shiji: [
    '关于支持{t}的若干措施',
    '市级{t}实施细则',
    '关于组织申报{y}年度{t}项目的通知',
    '{t}操作指引（{y}年修订）',
    '关于扩大{t}覆盖面的通知',
  ],
  quxianji: ['{d}{t}实施办法', '关于组织申报{d}{y}年度{t}项目的通知', '{d}关于落实{t}的若干政策', '{d}{t}资金兑现指南'],
}

const OFTEN: Record<Grade, number> = { guojia: 1, shengji: 2, shiji: 4, quxianji: 4 }

export function composePolicies(today: string): PolicyDraft[] {
  const random = seeded('policies')
  const policies = policyThemes.flatMap((theme) => policiesOf(theme, today, random))
  const laws = lawThemes.flatMap((law) => lawsOf(law, today, random))
  const explained = random.shuffle(policies.filter(({ grade }) => grade !== 'quxianji')).slice(0, 110)
  return [...policies, ...laws, ...explained.map((policy) => interpretationOf(policy, today, random))]
}

function policiesOf(theme: PolicyTheme, today: string, random: Random): PolicyDraft[] {
  const grades = (Object.keys(OFTEN) as Grade[]).flatMap((grade) =>
    random
      .shuffle(TITLES[grade])
      .slice(0, OFTEN[grade])
      .map((pattern) => [grade, pattern] as const),
  )
  const chosen = random.shuffle(districts)
  return grades.map(([grade, pattern], at) => {
    const district = grade === 'quxianji' ? chosen[at % chosen.length]! : undefined
    return draftOf(theme, { grade, pattern, district, today, random })
  })
}

interface Setting {
  grade: Grade
  pattern: string
  district: (typeof districts)[number] | undefined
  today: string
  random: Random
}

function draftOf(theme: PolicyTheme, { grade, pattern, district, today, random }: Setting): PolicyDraft {
  const age = random.weighted([
    [random.int(1, 90), 4],
    [random.int(91, 400), 5],
    [random.int(401, 1000), 3],
  ])
  const issueDate = dayAfter(today, -age)
  const year = issueDate.slice(0, 4)
  const declares = pattern.includes('申报') || pattern.includes('兑现') || (grade !== 'guojia' && random.chance(0.25))
  const validDate = declares ? dayAfter(today, age < 120 ? random.int(2, 150) : -random.int(1, age)) : null
  const title = pattern
    .replace('{t}', theme.topic)
    .replace('{y}', year)
    .replace('{d}', district?.name ?? '')
  const org = random.pick(ORGS[grade])
  const issueOrg = district ? `${district.name}${org}` : org
  const benefitText = random.pick(theme.benefitTexts)
  const body = bodyOf({ theme, title, issueOrg, benefitText, validDate, random })
  return {
    key: `${theme.topic} ${title}`,
    explains: '',
    title,
    grade,
    policyType: random.chance(0.5) ? '1' : '2',
    labels: [theme.support, theme.fast],
    modelCodes: zonesOf(theme.topic, theme.support),
    docNo: `${DOC_SIGNS[grade]}〔${year}〕${random.int(1, 180)}号`,
    issueOrg,
    issueDate,
    validDate,
    pubTime: `${issueDate} ${String(random.int(9, 17)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}:00`,
    areaCode: district?.code ?? '',
    benefitKind: theme.benefit,
    benefitName: theme.benefitName,
    benefitText,
    target: theme.target,
    contactUnit: `${issueOrg.replace('（演示）', '')}政策服务窗口（演示）`,
    contactPhone: `0512-5555 ${String(random.int(1000, 9999))}`,
    productTags: theme.tags,
    isTop: 0,
    viewCount: random.int(120, 9800),
    status: random.weighted([
      [1, 97],
      [2, 3],
    ]),
    ...body,
  }
}

const LAW_LEVELS: readonly (readonly [grade: Grade, prefix: string, suffix: string])[] = [
  ['shengji', '省', ''],
  ['shiji', '市', '实施细则'],
]

function lawsOf([name, scope, label]: (typeof lawThemes)[number], today: string, random: Random): PolicyDraft[] {
  return LAW_LEVELS.map(([grade, prefix, suffix]) => {
    const issueDate = dayAfter(today, -random.int(200, 2600))
    const title = suffix ? `${prefix}${name}${suffix}（演示）` : `${prefix}${name}（演示）`
    const issueOrg = grade === 'shengji' ? '省级立法机关（演示）' : '市人民政府（演示）'
    return {
      key: title,
      explains: '',
      title,
      grade,
      policyType: '3',
      labels: [label],
      modelCodes: zonesOf(name, ''),
      docNo: `演法〔${issueDate.slice(0, 4)}〕${random.int(1, 60)}号`,
      issueOrg,
      issueDate,
      validDate: null,
      pubTime: `${issueDate} 10:00:00`,
      areaCode: '',
      benefitKind: 'fw',
      benefitName: '效力状态',
      benefitText: '现行有效',
      target: `适用于${scope}等活动的各类主体`,
      contactUnit: `${issueOrg.replace('（演示）', '')}法规咨询窗口（演示）`,
      contactPhone: `0512-5555 ${String(random.int(1000, 9999))}`,
      productTags: '',
      isTop: 0,
      viewCount: random.int(80, 4000),
      status: 1,
      ...lawBody(name, scope, random),
    }
  })
}

const EXPLAINING = ['一文读懂：{t}', '《{t}》解读', '五个问题看懂《{t}》', '{t}：企业关心的几件事']

function interpretationOf(policy: PolicyDraft, today: string, random: Random): PolicyDraft {
  const later = dayAfter(policy.issueDate, random.int(2, 20))
  const issueDate = later < today ? later : dayAfter(today, -1)
  const title = random.pick(EXPLAINING).replace('{t}', policy.title)
  return {
    ...policy,
    key: title,
    explains: policy.key,
    title,
    policyType: '4',
    docNo: '',
    issueDate,
    validDate: null,
    pubTime: `${issueDate} 15:30:00`,
    viewCount: random.int(60, 5200),
    status: 1,
    ...interpretationBody(policy),
  }
}
