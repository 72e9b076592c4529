import type { Condition } from './product-parts.ts'

export type ConditionState = 'met' | 'notMet' | 'unknown'

/** What is known of an enterprise, by the field names of conditions; what is absent is unknown. */
export type EnterpriseFacts = Readonly<Record<string, string | number | undefined>>

const listed = (value: string, list: string) => list.split(',').some((one) => value === one || value.startsWith(one))

const compare: Record<Condition['operator'], (actual: string | number, wanted: string) => boolean> = {
  in: (actual, wanted) => listed(String(actual), wanted),
  notIn: (actual, wanted) => !listed(String(actual), wanted),
  ge: (actual, wanted) => Number(actual) >= Number(wanted),
  le: (actual, wanted) => Number(actual) <= Number(wanted),
  eq: (actual, wanted) => String(actual) === wanted,
}

/** Codes are hierarchical: `C` holds C34, 320505 holds its towns. */
export function checkCondition({ field, operator, value }: Condition, facts: EnterpriseFacts): ConditionState {
  const actual = facts[field]
  if (actual === undefined || actual === '') return 'unknown'
  return compare[operator](actual, value) ? 'met' : 'notMet'
}
