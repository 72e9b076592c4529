/** What a sentence says about the money wanted: 想贷200万做设备更新，三年还清. */
export interface Wish {
  loanAmtLimit?: string
  loanYearLimit?: string
}

const AMOUNT = /(\d{1,7}(?:\.\d{1,2})?)\s*(万|亿)/
const TERM = /(\d{1,3}|[一二两三四五六七八九十半])\s*(年|个月)/
const NUMBERS: Readonly<Record<string, number>> = {
  半: 0.5,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
}

/** Both limits name one point, so that a product must offer exactly that much and that long. */
export function readSentence(sentence: string): Wish {
  const amount = AMOUNT.exec(sentence)
  const term = TERM.exec(sentence)
  return {
    ...(amount && { loanAmtLimit: point(Number(amount[1]) * (amount[2] === '亿' ? 10_000 : 1)) }),
    ...(term && { loanYearLimit: point(numberOf(term[1]!) / (term[2] === '年' ? 1 : 12)) }),
  }
}

const numberOf = (text: string): number => NUMBERS[text] ?? Number(text)

function point(value: number): string {
  const text = String(Math.round(value * 100) / 100)
  return `${text}-${text}`
}
