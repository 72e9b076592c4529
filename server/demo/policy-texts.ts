import { spokenDay } from './content-dates.ts'
import type { BenefitKind, PolicyTheme } from './policy-themes.ts'
import type { Random } from './reference/random.ts'

interface Body {
  summary: string
  clauses: { title: string; text: string }[]
  materials: string[]
  content: string
}

interface Setting {
  theme: PolicyTheme
  title: string
  issueOrg: string
  benefitText: string
  validDate: string | null
  random: Random
}

const STANDARDS: Record<BenefitKind, (theme: PolicyTheme, text: string) => string> = {
  tx: ({ benefitName }, text) =>
    `贴息标准：${benefitName}${text}。同一笔贷款已享受其他财政贴息的，只补差额，不重复享受。`,
  jl: ({ benefitName }, text) =>
    `奖励标准：${benefitName}${text}。同一事项按从高不重复的原则执行，已获低档奖励的补足差额。`,
  bc: ({ benefitName }, text) =>
    `补偿标准：贷款本金出现损失的，由资金池${benefitName}${text}，其余由合作银行自行承担。`,
  bt: ({ benefitName }, text) => `补贴标准：${benefitName}${text}。按实际支出核定，凭有效票据结算。`,
  fw: ({ benefitName }, text) => `服务标准：${benefitName}${text}。办理全程不向企业收取任何费用。`,
}

const CONDITIONS = [
  '在本市登记注册、正常经营满一年，按规定报送统计数据和年度报告',
  '近两年未发生较大以上安全、环保责任事故，未列入严重失信主体名单',
  '财务制度健全，能够提供真实、完整的经营和融资资料',
  '项目已完成备案或审批手续，资金来源落实',
  '贷款资金用于生产经营，不得流入房地产、证券等领域',
  '与入驻平台的金融机构签订合同，并授权查询相关信息',
]

const PROCEDURES = [
  '企业登录金桥平台，在政策详情页核对条件后提交申报；所在区县主管部门五个工作日内初审，市级部门十个工作日内复核，结果在平台公示五个工作日。',
  '符合条件的企业由系统按季比对后自动列入清单，企业确认账户即可，不用提交纸质材料；对结果有异议的，可在公示期内提出。',
  '合作机构按月汇总业务清单，经主管部门核对后统一拨付；企业可在“我的工作台”查看进度和到账情况。',
  '采取网上申报、线下抽查的方式办理，抽查比例不低于一成；材料不全的一次性告知，补正时间不计入办理时限。',
]

const SUPERVISION = [
  '资金实行专款专用、全过程绩效管理。虚报材料骗取资金的，追回已拨资金并记入信用记录。',
  '主管部门每年评估一次实施效果，根据评估结果调整支持方向和标准。',
  '合作机构应当公开办理流程和时限，不得搭售产品、附加条件或变相收费。',
]

const MATERIALS = [
  '申报表（平台在线填写）',
  '营业执照（平台已取，无需上传）',
  '贷款合同及放款凭证',
  '付息凭证或费用发票',
  '项目备案或审批文件',
  '上年度财务报表',
  '企业信用承诺书（在线签署）',
  '收款账户信息',
]

export function bodyOf({ theme, title, issueOrg, benefitText, validDate, random }: Setting): Body {
  const standard = STANDARDS[theme.benefit](theme, benefitText)
  const clauses = [
    { title: '支持对象', text: `${theme.target}。` },
    ...theme.measures.map((text, at) => ({
      title: ['主要措施', '配套安排', '其他要求'][at] ?? '其他要求',
      text: `${text}。`,
    })),
    { title: '支持标准', text: standard },
    { title: '申报条件', text: `${random.shuffle(CONDITIONS).slice(0, 3).join('；')}。` },
    { title: '办理程序', text: random.pick(PROCEDURES) },
    { title: '监督管理', text: random.pick(SUPERVISION) },
    {
      title: '施行时间',
      text: validDate ? `本次申报受理至${validDate}，逾期不再受理。` : '自发布之日起施行，有效期三年。',
    },
  ]
  const opening = `<p>为提高金融服务实体经济质效，${issueOrg.replace('（演示）', '')}围绕${theme.topic}制定本文件，供${theme.target}对照办理。</p>`
  return {
    summary: `面向${theme.target}，${theme.measures[0]}；${theme.benefitName}${benefitText}。`,
    clauses,
    materials: random.shuffle(MATERIALS.slice(2)).slice(0, 3).concat(MATERIALS.slice(0, 2)),
    content: `${opening}<p>《${title}》共${clauses.length}条，主要内容见条款。本文件为演示数据，不具有法律效力。</p>`,
  }
}

const CHAPTERS = ['总则', '职责分工', '准入与登记', '行为规范', '信息公开', '权益保护', '监督检查', '法律责任', '附则']

export function lawBody(name: string, scope: string, random: Random): Body {
  const duties = [
    '地方金融管理部门牵头协调，财政、科技、工业和信息化等部门按职责分工负责',
    '行业协会应当制定自律规范，协助化解纠纷',
    '金融机构和地方金融组织对报送信息的真实性负责',
  ]
  const clauses = CHAPTERS.map((title, at) => ({
    title: `第${'一二三四五六七八九'[at]}章　${title}`,
    text: chapterText(title, name, scope, random.pick(duties)),
  }))
  return {
    summary: `规范${scope}，明确各方权利义务和法律责任。`,
    clauses,
    materials: [],
    content: `<p>《${name}》规范${scope}。本文件为演示数据，不具有法律效力。</p>`,
  }
}

function chapterText(title: string, name: string, scope: string, duty: string): string {
  const texts: Record<string, string> = {
    总则: `为了规范${scope}，保护各方合法权益，防范金融风险，制定《${name}》。活动应当遵循合法、自愿、公平、诚信的原则。`,
    职责分工: `${duty}。`,
    准入与登记: '从事相关活动的主体应当依法登记，登记事项变更的，自变更之日起十个工作日内办理手续。',
    行为规范: '应当公开服务项目、收费标准和办理时限，不得隐瞒重要信息，不得强制搭售。',
    信息公开: '主管部门通过政务网站和金桥平台公开名单、评级和处理结果，并及时更新。',
    权益保护: '当事人对处理结果有异议的，可以申请复核；复核机构应当在十五个工作日内答复。',
    监督检查: '实行“双随机、一公开”检查，检查结果纳入信用记录，并与分类监管挂钩。',
    法律责任: '违反规定的，责令限期改正；逾期不改正的，依法给予处罚；构成犯罪的，依法追究刑事责任。',
    附则: '自公布之日起三十日后施行。此前规定与本文件不一致的，以本文件为准。',
  }
  return texts[title] ?? ''
}

interface Explained {
  title: string
  target: string
  benefitName: string
  benefitText: string
  validDate: string | null
  contactPhone: string
  clauses: readonly { title: string; text: string }[]
}

export function interpretationBody(policy: Explained): Body {
  const main = policy.clauses.filter(({ title }) => title === '主要措施' || title === '配套安排')
  const until = policy.validDate
    ? `受理截止到${spokenDay(policy.validDate)}，请预留补正时间。`
    : '长期受理，随时可以办理。'
  const answers = [
    { title: '谁能享受', text: `${policy.target}。不确定是否符合条件的，可以先在政策服务页做一次匹配。` },
    {
      title: '能得到什么',
      text: `${policy.benefitName}${policy.benefitText}。${main.map(({ text }) => text).join('')}`,
    },
    { title: '怎么办理', text: `登录金桥平台在线申报，营业执照等信息由平台自动带出。${until}` },
    {
      title: '需要注意什么',
      text: '同一事项不重复享受；票据、合同与申报金额应当一致；平台和主管部门不委托任何中介代办。',
    },
    { title: '向谁咨询', text: `拨打${policy.contactPhone}，或者在平台向智能客服提问。` },
  ]
  return {
    summary: `用五个问题说明谁能享受、能得到什么、怎么办理。`,
    clauses: answers,
    materials: [],
    content: `<p>为方便企业理解，现对《${policy.title}》的主要内容说明如下。本文为演示数据。</p>`,
  }
}
