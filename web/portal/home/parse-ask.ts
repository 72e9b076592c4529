/** What a sentence says about the money wanted, in Chinese or English: 想贷200万做设备更新，24个月，厂房抵押. */
export interface Asked {
  /** Line of the shop; 1 is bank financing. */
  readonly line: number
  readonly letters?: true
  readonly amountWan?: number
  readonly months?: number
  /** Keys of guarantee types and of product tags. */
  readonly guaTypes: readonly string[]
  readonly tags: readonly string[]
}

const NUMERALS = '零一二三四五六七八九'
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }
const NUMBER = '(\\d+(?:[.,]\\d+)*|[零一二两三四五六七八九十百千半]+)'
const AMOUNT = new RegExp(`${NUMBER}\\s*(个亿|亿|千万|百万|万|w|billion|million)`, 'i')
const YEARS = new RegExp(`${NUMBER}\\s*(?:年|years?)(半)?`)
const MONTHS = new RegExp(`${NUMBER}\\s*(?:个?月|months?)`)
const IN_WAN: Readonly<Record<string, number>> = {
  个亿: 10_000,
  亿: 10_000,
  千万: 1000,
  百万: 100,
  万: 1,
  w: 1,
  billion: 100_000,
  million: 100,
}

/** The first line whose words occur; a sentence that names none asks for bank loans. */
const LINES: readonly (readonly [line: number, words: RegExp])[] = [
  [2, /股权|融资轮|天使|创投|风投|上市|equity|venture/i],
  [3, /保险|投保|险种|保障|insur/i],
  [4, /保函|担保公司|找担保|letter of guarantee|bid bond/i],
  [5, /小额贷款|小贷|micro-?loan/i],
  [6, /租赁|融租|售后回租|leas(e|ing)/i],
  [7, /保理|factoring/i],
  [8, /发债|债券|资管|证券化|\bbonds?\b(?<!bid bond)/i],
]

const LETTERS = /保函|letter of guarantee|bid bond/i

const GUARANTEES: readonly (readonly [key: string, words: RegExp])[] = [
  ['5', /信用贷|纯信用|免抵押|没有?抵押|无抵押|不用抵押|不想抵押|unsecured|no collateral/i],
  ['1', /(?<!没有?|无|免|不用|不想)抵押|mortgage/i],
  ['2', /质押|pledge/i],
  ['4', /保证人|有人担保|担保贷|有担保|提供担保|保证担保|surety|guarantor/i],
]

const TAGS: readonly (readonly [key: string, words: RegExp])[] = [
  ['05', /设备|技改|技术改造|产线|机器|equipment|machine/i],
  ['07', /首贷|第一次贷款|首次贷款|没贷过|first loan/i],
  ['10', /出口|外贸|跨境|回款慢|export/i],
  ['04', /贴息|subsid/i],
  ['06', /研发|科技|科创|专利|高新|research|technology/i],
  ['11', /知识产权|专利质押|商标质押/],
  ['08', /绿色|节能|低碳|光伏|环保|\bgreen\b|solar/i],
  ['09', /专精特新|小巨人/],
  ['13', /续贷|到期|转贷/],
  ['03', /随借随还/],
  ['15', /农业|农户|种植|养殖/],
]

export function parseAsk(sentence: string): Asked {
  const keysOf = (table: typeof TAGS) => table.filter(([, words]) => words.test(sentence)).map(([key]) => key)
  const amountWan = amountOf(sentence)
  const months = monthsOf(sentence)
  return {
    line: LINES.find(([, words]) => words.test(sentence))?.[0] ?? 1,
    ...(LETTERS.test(sentence) && { letters: true as const }),
    ...(amountWan !== undefined && { amountWan }),
    ...(months !== undefined && { months }),
    guaTypes: keysOf(GUARANTEES),
    tags: keysOf(TAGS),
  }
}

/** Nothing of it was understood, so the words themselves have to do. */
const saysNothing = ({ line, amountWan, months, guaTypes, tags }: Asked) =>
  line === 1 && amountWan === undefined && months === undefined && guaTypes.length + tags.length === 0

const LONGEST_KEYWORD = 50

/** The shop with what was understood as its filters. */
export function shopAddress(sentence: string): string {
  const asked = parseAsk(sentence)
  const query = new URLSearchParams({ index: String(asked.line) })
  const set = (name: string, value: string) => value && query.set(name, value)
  set('dbzxTab', asked.letters ? '1' : '')
  set('loanAmtLimit', point(asked.amountWan))
  set('loanYearLimit', point(asked.months && asked.months / 12))
  set('guaType', asked.line === 1 ? asked.guaTypes.join(',') : '')
  set('productTag', asked.line === 1 ? asked.tags.join(',') : '')
  if (saysNothing(asked)) set('keyWord', sentence.trim().slice(0, LONGEST_KEYWORD))
  return `/financeShop?${query}`
}

/** A range of one point: a product must offer that much. */
function point(value: number | undefined): string {
  if (!value) return ''
  const text = String(Math.round(value * 100) / 100)
  return `${text}-${text}`
}

function amountOf(sentence: string): number | undefined {
  const [, number = '', unit = ''] = AMOUNT.exec(sentence) ?? []
  const value = numberOf(number) * (IN_WAN[unit.toLowerCase()] ?? 0)
  return value > 0 ? value : undefined
}

function monthsOf(sentence: string): number | undefined {
  const [, years = '', half] = YEARS.exec(sentence) ?? []
  const [, months = ''] = MONTHS.exec(sentence) ?? []
  const value = years ? numberOf(years) * 12 + (half ? 6 : 0) : numberOf(months)
  return value >= 1 && value <= 360 ? Math.round(value) : undefined
}

function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''))
  if (text === '半') return 0.5
  let total = 0
  let digit = 0
  for (const character of text.replaceAll('两', '二')) {
    const unit = UNITS[character]
    if (unit === undefined) digit = NUMERALS.indexOf(character)
    else {
      total += (digit || 1) * unit
      digit = 0
    }
  }
  return total + digit
}
