import { z } from 'zod'
import { crud, Day, Decimal, Flag, family, get, Int, post, rowOf, Text } from '#contract/kit/index.ts'

export const ParamForm = z.object({
  paramName: Text('参数名称', { required: '请输入参数名称', max: 100 }),
  paramKey: Text('参数键名', { required: '请输入参数键名', max: 100 }),
  paramValue: Text('参数键值', { required: '请输入参数键值', max: 10_000 }),
  remark: Text('备注'),
})

export const ParamRow = rowOf(ParamForm)
export type ParamRow = z.output<typeof ParamRow>

const MALFORMED = '参数格式错误'

const percentage = (label: string) =>
  Decimal(label, { required: MALFORMED, pattern: MALFORMED, intDigits: 3, decimals: 4, unit: '%' })

/** 免申即享：补贴的年度上限与比例。 */
export const MsjxForm = z.object({
  enabled: Flag('开启', { required: MALFORMED, message: MALFORMED }),
  year: Int('年度', { required: MALFORMED, message: MALFORMED, min: 2000, max: 2100 }),
  startDate: Day('开始日期', { message: MALFORMED }),
  endDate: Day('结束日期', { message: MALFORMED }),
  yearCap: Decimal('年度上限', { required: MALFORMED, pattern: MALFORMED, intDigits: 8, unit: '万元' }),
  creditFundRate: percentage('信保基金贷款补贴比例'),
  otherRate: percentage('其他贷款补贴比例'),
  loanAmtRate: percentage('贷款金额比例上限'),
  description: Text('说明', { max: 2000 }),
})
export type Msjx = z.output<typeof MsjxForm>

const { submit, ...reading } = crud({
  noun: '参数',
  form: ParamForm,
  row: ParamRow,
  permission: 'param',
  menu: 'menu:/system/param',
})

export const param = family('blade-system/param', {
  ...reading,
  /** Some parameters are secrets, the initial password among them. */
  submit: { ...submit, secret: true },
  getValueByKey: get({
    title: '参数值',
    who: 'public',
    input: z.object({ paramKey: Text('参数键名', { required: '请输入参数键名', max: 100 }) }),
    reply: z.string(),
  }),
  getMSJXInfo: get({ title: '免申即享参数', who: 'operator', reply: MsjxForm }),
  updateMSJXInfo: post({ title: '修改免申即享参数', who: 'operator', input: MsjxForm }),
})
