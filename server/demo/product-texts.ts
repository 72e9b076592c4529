import type { Fee, LineNo, Material, ProcessStep, Question, Subsidy } from '#contract/catalogue/index.ts'
import type { ProductName } from './reference/product-names.ts'
import type { Random } from './reference/random.ts'

const material = (name: string, form: string, remark: string): Material => ({ name, form, remark })
const licence = material('营业执照', '平台已取', '认证后无需上传')
const statements = material('近两年财务报表', 'PDF 或表格', '加盖公章')
const bankFlow = material('近六个月银行流水', 'PDF', '可在线授权调取')
const identity = material('法定代表人身份证件', '照片', '正反两面')

const OF_LINE: Readonly<Record<LineNo, readonly Material[]>> = {
  1: [licence, identity, statements, material('近一年纳税申报表', '电子税务导出', '可在线授权调取'), bankFlow],
  2: [
    licence,
    material('商业计划书', 'PDF', '写明资金用途和股权结构'),
    statements,
    material('股东名册与章程', 'PDF', '最新一版'),
  ],
  3: [licence, material('投保单', '在线填写', '可暂存'), material('风险情况告知书', '在线填写', '如实填写')],
  4: [licence, identity, statements, material('贷款意向或招标文件', 'PDF', '说明担保事项')],
  5: [licence, identity, bankFlow],
  6: [
    licence,
    statements,
    material('设备清单与报价', 'PDF', '写明型号和价格'),
    material('租赁物照片', '照片', '回租时提供'),
  ],
  7: [licence, material('买卖合同与发票', 'PDF', '与应收账款一致'), material('对账单', 'PDF', '双方确认')],
  8: [licence, material('近三年审计报告', 'PDF', '无保留意见'), material('董事会或股东会决议', 'PDF', '同意发行')],
}

const BY_GUARANTEE: Readonly<Record<string, Material>> = {
  1: material('不动产权证', '电子证照', '授权后自动调取'),
  2: material('质押权利证明', 'PDF', '知识产权证书或应收账款清单'),
  4: material('股东会决议', 'PDF', '同意担保，有模板'),
}

export const materialsOf = ({ line, guaTypes, tags }: ProductName): Material[] => [
  ...OF_LINE[line],
  ...guaTypes.split(',').flatMap((type) => BY_GUARANTEE[type] ?? []),
  ...(tags.includes('05') ? [material('设备采购合同或备案证', 'PDF 或照片', '20 MB 以内')] : []),
]

const step = (name: string, text: string, time: string): ProcessStep => ({ name, text, time })
const apply = step('提交申请', '填金额和用途，其余自动带出', '约 5 分钟')

const PROCESS: Readonly<Record<LineNo, (days: number) => ProcessStep[]>> = {
  1: (days) => [
    apply,
    step('银行受理', '客户经理联系并核对材料', '1 个工作日'),
    step('调查评估', '核实经营情况和担保', days > 3 ? `${Math.max(1, days - 3)} 个工作日` : '当日'),
    step('审批签约', '线上签合同，办理担保手续', days > 1 ? '1–2 个工作日' : '当日'),
    step('放款', '资金到账，按约定用途支付', '当日'),
  ],
  2: () => [
    step('提交项目', '上传商业计划书', '约 15 分钟'),
    step('项目初筛', '投资经理回应是否约谈', '5 个工作日'),
    step('尽职调查', '业务、财务和法律', '15–30 个工作日'),
    step('投资决策', '投委会表决', '5–10 个工作日'),
    step('签约交割', '签投资协议，资金到账', '5–10 个工作日'),
  ],
  3: (days) => [
    step('填投保单', '选保额和期间', '约 10 分钟'),
    step('核保报价', '保险公司评估风险', `${days} 个工作日`),
    step('缴费出单', '电子保单即时生效', '当日'),
    step('出险理赔', '线上报案，专人跟进', '按条款约定'),
  ],
  4: (days) => [
    apply,
    step('资料审核', '担保机构核对材料', '1 个工作日'),
    step('评审', '确定额度、费率和反担保', `${days} 个工作日`),
    step('签约出函', '签保证合同或出电子保函', '当日'),
  ],
  5: (days) => [
    apply,
    step('审核', '核对流水和用途', `${days} 个工作日`),
    step('签约放款', '线上签约，资金到账', '当日'),
  ],
  6: (days) => [
    apply,
    step('方案报价', '确认租赁物、租期和租金', '2 个工作日'),
    step('尽调审批', '核实设备和经营', `${Math.max(2, days - 3)} 个工作日`),
    step('签约起租', '签租赁合同，支付设备款', '1 个工作日'),
  ],
  7: (days) => [
    apply,
    step('核定买方', '评估买方信用', '1–2 个工作日'),
    step('确权登记', '转让通知与登记', `${Math.max(1, days - 2)} 个工作日`),
    step('融资到账', '按融资比例付款', '当日'),
  ],
  8: (days) => [
    step('提交意向', '说明规模、期限和用途', '约 15 分钟'),
    step('方案论证', '承销团队出方案', '5 个工作日'),
    step('申报审核', '准备并提交申报文件', `${days} 个工作日左右`),
    step('发行上市', '簿记建档，资金到账', '5 个工作日'),
  ],
}

export const stepsOf = (line: LineNo, workDays: number): ProcessStep[] => PROCESS[line](workDays)

const fee = (
  kind: Fee['kind'],
  name: string,
  basis: Fee['basis'],
  value: string,
  payer: Fee['payer'],
  remark: string,
): Fee => ({ kind, name, basis, value, payer, remark })

/** The fees a borrower meets beside the interest, and those he is spared. */
export function feesOf(random: Random, { line, guaTypes, tags }: ProductName): Fee[] {
  const free = tags.includes('14')
  if (line === 1)
    return [
      ...(guaTypes.includes('4')
        ? [
            fee(
              'guarantee',
              '融资担保费',
              'yearly',
              free ? '0.30' : random.pick(['0.50', '0.60', '0.80']),
              'enterprise',
              '签约时一次付清',
            ),
          ]
        : []),
      ...(guaTypes.includes('1')
        ? [
            fee(
              'appraisal',
              '抵押物评估费',
              'once',
              '0.05',
              random.chance(0.7) ? 'institution' : 'enterprise',
              '由认可的评估机构收取',
            ),
          ]
        : []),
      ...(guaTypes.includes('1')
        ? [fee('registration', '抵押登记费', 'fixed', '550', 'institution', '按规定由银行承担')]
        : []),
    ]
  if (line === 5)
    return [fee('service', '贷款服务费', 'once', random.pick(['0', '0.30', '0.50']), 'enterprise', '放款时收取')]
  if (line === 6)
    return [fee('service', '租赁手续费', 'once', random.pick(['0.50', '0.80', '1.00']), 'enterprise', '起租时收取')]
  if (line === 7)
    return [
      fee('service', '保理手续费', 'once', random.pick(['0.20', '0.30', '0.50']), 'enterprise', '融资时收取'),
      fee('registration', '登记费', 'fixed', '30', 'institution', '应收账款转让登记'),
    ]
  return []
}

export const subsidiesOf = ({ line, tags }: ProductName): Subsidy[] =>
  line === 1 && tags.split(',').includes('04')
    ? [{ name: '设备更新财政贴息', rate: '1.5', months: 24, cap: '2000000', remark: '先付息后补贴，按年到账' }]
    : []

const qa = (question: string, answer: string): Question => ({ question, answer })

const QUESTIONS: Readonly<Record<LineNo, readonly Question[]>> = {
  1: [
    qa('提前还款要收费吗？', '不收违约金。请提前 5 个工作日向客户经理提出。'),
    qa('利率怎么定？', '在公示区间内按企业信用、期限和担保方式确定，以合同为准。'),
    qa('申请会留下征信查询记录吗？', '在平台核对条件不会。签署授权书、银行正式审批时才会查询。'),
  ],
  2: [
    qa('需要抵押吗？', '不需要。基金以股权方式投资，按约定退出。'),
    qa('会要求业绩承诺吗？', '视阶段和项目而定，早期项目一般不要求。'),
  ],
  3: [
    qa('保费可以享受补贴吗？', '科技保险等险种可按当年政策申请保费补贴，以主管部门公布为准。'),
    qa('出险后多久报案？', '请在 48 小时内报案，线上、电话均可。'),
  ],
  4: [
    qa('担保费可以减免吗？', '小微企业和首次担保可享优惠费率，部分区域另有担保费补贴。'),
    qa('电子保函有法律效力吗？', '有。电子签章与纸质保函效力相同，受益人可在线验真。'),
  ],
  5: [
    qa('利率为什么比银行高？', '小额贷款门槛低、放款快，成本相应较高。急用、短用更合适。'),
    qa('可以提前还吗？', '可以，按实际使用天数计息。'),
  ],
  6: [
    qa('租期结束设备归谁？', '直租和回租期满，付清租金后按名义价格转给企业。'),
    qa('旧设备可以做回租吗？', '权属清晰、成新率符合要求的可以。'),
  ],
  7: [
    qa('买方不付款怎么办？', '无追索权保理由保理公司承担买方信用风险；有追索权的由卖方回购。'),
    qa('需要买方配合吗？', '一般要确认应收账款，也有不通知买方的暗保理。'),
  ],
  8: [
    qa('非上市公司可以发债吗？', '可以，符合发行条件的公司制企业都可申请。'),
    qa('前期要付费吗？', '方案论证不收费，承销费在发行成功后支付。'),
  ],
}

export const questionsOf = (line: LineNo): Question[] => [...QUESTIONS[line]]

const LENDING = {
  disburse: '受托支付或自主支付，按合同约定',
  prepay: '支持提前还款，不收违约金',
  overdue: '逾期部分按合同利率上浮 50% 计收罚息',
}

const FACTS: Readonly<Record<LineNo, (random: Random, name: ProductName) => Record<string, string>>> = {
  1: (_random, { type }) => ({ ...LENDING, loanUse: LOAN_USES[type] ?? '企业日常经营周转' }),
  2: (random) => ({
    sectors: random.pick(['智能装备、新材料', '生物医药、医疗器械', '集成电路、工业软件', '新能源、节能环保']),
    fundSize: `${random.pick([2, 3, 5, 10])} 亿元`,
    share: `单个项目持股不超过 ${random.pick([15, 20, 25])}%`,
    exit: '股权转让、回购或上市后退出',
    support: '对接产业客户、银行和上市服务',
  }),
  3: (random, { name, type }) => ({
    coverage: COVERAGES[type] ?? name,
    insured: '在本市登记的企业',
    feeDesc: `按保额和风险等级浮动，最低保费 ${random.pick([500, 800, 1000, 2000])} 元`,
    deductible: `每次事故免赔 ${random.pick([500, 1000, 2000])} 元或损失金额的 ${random.pick([5, 10])}%，以高者为准`,
    claimDesc: `材料齐全后 ${random.pick([5, 7, 10])} 个工作日内赔付`,
  }),
  4: (random, { type }) => ({
    beneficiary: type >= '04' ? '招标人、发包人等保函受益人' : '贷款银行或债券持有人',
    counterGuarantee: random.pick(['法定代表人信用反担保', '免抵押，股东连带责任保证', '视额度提供反担保']),
    riskShare: type >= '04' ? '' : `担保机构承担 ${random.pick([80, 85])}%，银行承担其余部分`,
    letterForm: type >= '04' ? '电子保函，在线出具和验真' : '保证合同',
  }),
  5: () => ({ ...LENDING, loanUse: '短期周转、订单备货、个体经营' }),
  6: (random) => ({
    leaseObject: random.pick(['数控机床、自动化产线', '检测与实验设备', '节能环保设备', '医疗与检验设备']),
    deposit: `融资额的 ${random.pick([5, 8, 10])}%，可抵最后租金`,
    ownership: '付清租金后以名义价转让',
    invoice: '直租开具增值税专用发票',
  }),
  7: (random, { type }) => ({
    receivable: '账期不超过 12 个月，单据齐全、无争议',
    advance: `应收账款的 ${random.pick([70, 80, 90])}%`,
    recourse: type === '2' ? '无追索权' : '有追索权',
    notice: random.pick(['明保理，书面通知买方', '可协商暗保理']),
  }),
  8: (_random, { type }) => ({
    issuer: '公司治理规范、近三年连续盈利的企业',
    market: type === '2' || type === '3' ? '银行间债券市场' : '证券交易所或柜台市场',
    approval: '注册制，先方案后申报',
    proceeds: '项目建设、补充营运资金或置换存量债务',
  }),
}

const LOAN_USES: Readonly<Record<string, string>> = {
  102: '购置设备、厂房建设和技术改造',
  103: '进出口备货、订单履约',
  104: '上游采购、订单履约',
  204: '设备更新和技术改造',
  206: '到期贷款接续',
}

const COVERAGES: Readonly<Record<string, string>> = {
  C01: '债务人不履约造成的本息或货款损失',
  C02: '火灾、爆炸、自然灾害等造成的财产损失',
  C03: '依法应由企业承担的经济赔偿责任',
}

export const factsFor = (random: Random, name: ProductName): Record<string, string> => FACTS[name.line](random, name)

export const introOf = (bank: string, { name, line }: ProductName, most: string): string =>
  `${bank}面向本市企业推出的${name}，${INTRO[line]}，最高 ${Number(most) / 10_000} 万元。演示产品，数据为虚构。`

const INTRO: Readonly<Record<LineNo, string>> = {
  1: '线上申请、线下服务，按需提款',
  2: '陪伴企业成长的股权资金',
  3: '为经营中的不确定兜底',
  4: '为企业增信，缩短融资路程',
  5: '小额、快速、随用随还',
  6: '用设备换资金，不占授信',
  7: '把应收账款提前变成现金',
  8: '从方案到发行一站式服务',
}
