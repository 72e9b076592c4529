import { z } from 'zod'

/** Who bears a fee. */
export const FEE_PAYERS = { enterprise: '企业承担', institution: '机构承担', government: '财政承担' } as const

/** `once` is a percentage of the amount, `yearly` one for each year, `fixed` an amount in yuan. */
export const FEE_BASES = { once: '按金额一次收取', yearly: '按年计收', fixed: '按笔收取' } as const

export const FEE_KINDS = {
  guarantee: '担保费',
  appraisal: '评估费',
  insurance: '保险费',
  service: '服务费',
  registration: '登记费',
} as const

export const Fee = z.object({
  kind: z.enum(keysOf(FEE_KINDS)),
  name: z.string(),
  basis: z.enum(keysOf(FEE_BASES)),
  /** Percent, or yuan when the basis is fixed. */
  value: z.string(),
  payer: z.enum(keysOf(FEE_PAYERS)),
  remark: z.string(),
})
export type Fee = z.output<typeof Fee>

/** Interest that public money pays back. */
export const Subsidy = z.object({
  name: z.string(),
  /** Percentage points a year. */
  rate: z.string(),
  months: z.number(),
  /** Highest total in yuan, empty without one. */
  cap: z.string(),
  remark: z.string(),
})
export type Subsidy = z.output<typeof Subsidy>

export const OPERATORS = { in: '属于', notIn: '不属于', ge: '不低于', le: '不高于', eq: '等于' } as const

/** An access rule as data: what is looked at, how it is compared, and what people read. */
export const Condition = z.object({
  field: z.string(),
  operator: z.enum(keysOf(OPERATORS)),
  /** Comma list for `in` and `notIn`. */
  value: z.string(),
  text: z.string(),
  /** What helps when it is not met or not known. */
  remedy: z.string(),
})
export type Condition = z.output<typeof Condition>

export const Material = z.object({ name: z.string(), form: z.string(), remark: z.string() })
export type Material = z.output<typeof Material>

export const ProcessStep = z.object({ name: z.string(), text: z.string(), time: z.string() })
export type ProcessStep = z.output<typeof ProcessStep>

export const Question = z.object({ question: z.string(), answer: z.string() })
export type Question = z.output<typeof Question>

export const Fact = z.object({ key: z.string(), label: z.string(), value: z.string() })

/** The keys of a table as the list that z.enum wants, their types kept. */
function keysOf<T extends Record<string, string>>(table: T): [Extract<keyof T, string>, ...Extract<keyof T, string>[]] {
  return Object.keys(table) as [Extract<keyof T, string>, ...Extract<keyof T, string>[]]
}
