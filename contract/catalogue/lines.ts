import { z } from 'zod'
import { fieldMeta, Text } from '#contract/kit/index.ts'

/** The eight lines of the shop, by the number the shop's address carries. */
export type LineNo = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const fact = (label: string) => Text(label, { max: 300 })

const lending = z.object({
  loanUse: fact('资金用途'),
  disburse: fact('放款方式'),
  prepay: fact('提前还款'),
  overdue: fact('逾期处理'),
})

/** What only products of one line have. */
export const LINE_FACTS = {
  1: lending,
  2: z.object({
    sectors: fact('投资方向'),
    fundSize: fact('基金规模'),
    share: fact('持股比例'),
    exit: fact('退出方式'),
    support: fact('投后服务'),
  }),
  3: z.object({
    coverage: fact('保障范围'),
    insured: fact('被保险人'),
    feeDesc: fact('承保费说明'),
    deductible: fact('免赔约定'),
    claimDesc: fact('理赔服务'),
  }),
  4: z.object({
    beneficiary: fact('受益人'),
    counterGuarantee: fact('反担保要求'),
    riskShare: fact('风险分担'),
    letterForm: fact('出具形式'),
  }),
  5: lending,
  6: z.object({
    leaseObject: fact('租赁物'),
    deposit: fact('保证金'),
    ownership: fact('期满归属'),
    invoice: fact('开票方式'),
  }),
  7: z.object({
    receivable: fact('应收账款要求'),
    advance: fact('融资比例'),
    recourse: fact('追索权'),
    notice: fact('转让通知'),
  }),
  8: z.object({
    issuer: fact('适用主体'),
    market: fact('交易场所'),
    approval: fact('审核方式'),
    proceeds: fact('资金用途'),
  }),
} as const satisfies Record<LineNo, z.ZodObject>

export type LineFacts<L extends LineNo = LineNo> = z.output<(typeof LINE_FACTS)[L]>

export interface Line {
  readonly no: LineNo
  /** Names the line in texts and icons. */
  readonly key: string
  readonly name: string
  /** Page of one product, with `productId`. */
  readonly detailPath: string
  /** Dictionary of its kinds. */
  readonly kindDict: string
  readonly kindLabel: string
  readonly rateLabel: string
  readonly amountLabel: string
  readonly termLabel: string
  /** Kind of favourite (dictionary collectType). */
  readonly collectType: '02' | '03' | '04' | '05'
  /** Its rate is interest on a loan, so the calculator fits. */
  readonly lends: boolean
}

export const LINES: Readonly<Record<LineNo, Line>> = {
  1: line(
    1,
    'bank',
    '银行融资',
    '/creditProductDetail',
    ['productType', '贷款品种'],
    ['年化利率', '贷款额度', '期限'],
    '02',
  ),
  2: line(
    2,
    'equity',
    '股权融资',
    '/equity-finance-detail',
    ['equityStage', '投资阶段'],
    ['预期回报', '单笔投资', '投资周期'],
    '05',
  ),
  3: line(
    3,
    'insurance',
    '保险',
    '/insurance-detail',
    ['insuranceProductType', '保险类型'],
    ['承保费率', '保险金额', '保险期间'],
    '04',
  ),
  4: line(
    4,
    'guarantee',
    '融资担保',
    '/guaranteedProductDetail',
    ['guaProductMode', '担保品种'],
    ['担保费率', '担保额度', '担保期限'],
    '03',
  ),
  5: line(
    5,
    'micro-loan',
    '小额贷款',
    '/small-finance-detail',
    ['proType', '贷款品种'],
    ['年化利率', '贷款额度', '期限'],
    '05',
  ),
  6: line(
    6,
    'leasing',
    '融资租赁',
    '/finance-lease-detail',
    ['leaseType', '租赁方式'],
    ['年化租息', '融资额度', '租期'],
    '05',
  ),
  7: line(
    7,
    'factoring',
    '商业保理',
    '/claim-detail',
    ['factorType', '保理方式'],
    ['年化费率', '融资额度', '账期'],
    '05',
  ),
  8: line(
    8,
    'bond',
    '债券与资管',
    '/securities-detail',
    ['securitiesType', '品种'],
    ['服务费率', '发行规模', '期限'],
    '05',
  ),
}

/** Kinds of guarantee that are letters, shown under 电子保函. */
export const LETTER_KINDS = ['04', '05', '06', '07', '08'] as const

export const isLineNo = (value: number): value is LineNo => Object.hasOwn(LINES, value)

/** The facts of a product with the labels of its line, empty ones left out. */
export function factsOf(line: LineNo, facts: Readonly<Record<string, string>>) {
  const shape: Record<string, z.ZodType> = LINE_FACTS[line].shape
  return Object.entries(shape).flatMap(([key, field]) =>
    facts[key] ? [{ key, label: fieldMeta(field).label ?? key, value: facts[key] }] : [],
  )
}

function line(
  no: LineNo,
  key: string,
  name: string,
  detailPath: string,
  [kindDict, kindLabel]: readonly [string, string],
  [rateLabel, amountLabel, termLabel]: readonly [string, string, string],
  collectType: Line['collectType'],
): Line {
  const lends = [1, 5, 6, 7].includes(no)
  return { no, key, name, detailPath, kindDict, kindLabel, rateLabel, amountLabel, termLabel, collectType, lends }
}
