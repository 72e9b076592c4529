import type { Condition, LineNo } from '#contract/catalogue/index.ts'
import type { ProductName } from './reference/product-names.ts'
import type { Random } from './reference/random.ts'

const rule = (
  field: string,
  operator: Condition['operator'],
  value: string,
  text: string,
  remedy: string,
): Condition => ({ field, operator, value, text, remedy })

const CITY = '3205'
const certified = rule('authStatus', 'eq', '06', '已在平台完成企业认证', '先完成企业认证，一般两个工作日内审核。')
const inCity = rule('areaCode', 'in', CITY, '在本市注册并正常经营', '请核对认证资料中的注册地址。')
const noOverdue = rule('overdueNum', 'le', '0', '近 12 个月无当前逾期', '授权查询征信后自动核对。')
const small = rule('scale', 'in', '小型,微型', '属于小型或微型企业', '可用“规模自测”核对企业规模。')

const age = (months: number) =>
  rule('ageMonths', 'ge', String(months), `成立满 ${months} 个月`, '以营业执照登记日期为准，提交时自动核对。')
const tax = rule('taxGrade', 'in', 'A,B', '近两年纳税信用 B 级及以上', '授权查询纳税信用后自动核对。')
const debt = (percent: number) =>
  rule('debtRatio', 'le', String(percent), `资产负债率不高于 ${percent}%`, '提供最近一期财务报表后核对。')
const revenue = (wan: number) =>
  rule('yearRevenue', 'ge', String(wan), `上年营业收入不低于 ${wan} 万元`, '提供上年度财务报表后核对。')

/** Conditions that come with a tag of the product. */
const BY_TAG: Readonly<Record<string, Condition>> = {
  '05': rule('equipmentContract', 'eq', '1', '已签设备采购合同或取得备案证', '申请时上传合同或备案证。'),
  '06': rule('scienceTitle', 'eq', '1', '科技型中小企业、高新技术企业或同类资质', '在企业资料中补充资质证书。'),
  '07': rule('loanHistory', 'eq', '0', '从未在银行取得过贷款', '授权查询征信后自动核对。'),
  '08': rule('greenProject', 'eq', '1', '项目符合绿色金融支持目录', '申请时说明项目并附证明。'),
  '09': rule('specialTitle', 'eq', '1', '省级及以上专精特新企业', '在企业资料中补充认定文件。'),
  '10': rule('exportRecord', 'eq', '1', '近一年有进出口报关记录', '授权查询后自动核对。'),
  '11': rule('patentNum', 'ge', '1', '持有至少一项可质押的知识产权', '在企业资料中补充专利或商标证书。'),
}

const industries: Readonly<Record<string, readonly [codes: string, name: string]>> = {
  xxgyh: ['C', '制造业'],
  xczx: ['A', '农、林、牧、渔业'],
  swyy: ['C27,M73,C35', '生物医药相关行业'],
  whjr: ['R', '文化、体育和娱乐业'],
}

const industryRule = ({ models }: ProductName): Condition[] =>
  models.split(',').flatMap((model) => {
    const known = industries[model]
    return known
      ? [rule('industryCode', 'in', known[0], `属于${known[1]}`, '行业以营业执照经营范围为准，可用“行业自测”核对。')]
      : []
  })

const collateral = (random: Random) =>
  rule(
    'collateralRatio',
    'ge',
    '1.4',
    `抵押物评估价不低于贷款额的 ${random.pick(['1.3', '1.4', '1.5'])} 倍`,
    '可降低金额，或增加担保机构保证。',
  )

const OF_LINE: Readonly<Record<LineNo, (random: Random, name: ProductName) => Condition[]>> = {
  1: (random, name) => [
    age(random.pick([12, 18, 24])),
    ...(name.tags.includes('15') || name.models.includes('phjr') ? [small] : []),
    tax,
    noOverdue,
    ...(name.guaTypes.includes('1') ? [collateral(random)] : [debt(random.pick([65, 70, 75]))]),
  ],
  2: (random) => [
    revenue(random.pick([300, 500, 1000])),
    rule('equityClear', 'eq', '1', '股权清晰，无重大争议', '尽调时提供股东名册和章程。'),
  ],
  3: () => [rule('safeRecord', 'eq', '1', '近三年无重大安全责任事故', '投保时如实填写告知书。')],
  4: (random) => [age(random.pick([6, 12, 24])), noOverdue, debt(70)],
  5: (random) => [age(random.pick([3, 6, 12])), noOverdue],
  6: (random) => [age(random.pick([12, 24])), noOverdue, revenue(random.pick([500, 1000]))],
  7: () => [
    rule('receivableTrue', 'eq', '1', '应收账款真实、无争议、未质押', '提供合同、发票和对账单。'),
    rule('buyerGrade', 'in', 'A,B', '买方信用良好', '保理公司核定买方额度后确认。'),
  ],
  8: (random) => [
    revenue(random.pick([20000, 50000])),
    rule('auditYears', 'ge', '3', '近三年审计报告无保留意见', '提供三年审计报告。'),
  ],
}

export function conditionsOf(random: Random, name: ProductName): Condition[] {
  const tagged = name.tags.split(',').flatMap((tag) => BY_TAG[tag] ?? [])
  return [certified, inCity, ...industryRule(name), ...OF_LINE[name.line](random, name), ...tagged]
}
