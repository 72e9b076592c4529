import type { LineNo } from '#contract/catalogue/index.ts'

const loans = [
  { value: '-100', text: '100万内' },
  { value: '100-300', text: '100–300万' },
  { value: '300-1000', text: '300–1000万' },
  { value: '1000-', text: '1000万以上' },
] as const

const issues = [
  { value: '-50000', text: '5亿内' },
  { value: '50000-100000', text: '5–10亿' },
  { value: '100000-200000', text: '10–20亿' },
  { value: '200000-', text: '20亿以上' },
] as const

/** Wan; bonds are counted in 亿. */
export const amountChoices = (line: LineNo) => (line === 8 ? issues : loans)

/** Years. */
export const termChoices = [
  { value: '0-0.5', text: 'halfYear' },
  { value: '0-1', text: 'oneYear' },
  { value: '1-3', text: 'threeYears' },
  { value: '3-', text: 'longer' },
] as const
