import { isLineNo, type LineNo, ProductQuery } from '#contract/catalogue/index.ts'

/** The shop as its address says it. Whatever cannot be read falls back to its default. */
export interface ShopState {
  readonly line: LineNo
  /** Electronic letters of guarantee have a door of their own. */
  readonly letters: boolean
  /** The keyword is a sentence to be matched. */
  readonly match: boolean
  readonly query: ProductQuery
}

export const PAGE_SIZE = 10

/** Filters that the address carries, in the order in which their chips are shown. */
export const FILTERS = [
  'guaType',
  'productType',
  'insuranceProductType',
  'loanAmtLimit',
  'loanYearLimit',
  'rateLimit',
  'areaCode',
  'productTag',
  'productModels',
  'corTypes',
  'mainPart',
  'financeId',
  'isPolicy',
  'isXbd',
  'isFirst',
  'isScience',
  'keyWord',
  'investigateName',
] as const
export type FilterName = (typeof FILTERS)[number]

export function shopStateOf(params: URLSearchParams): ShopState {
  const index = Number(params.get('index'))
  const line = isLineNo(index) ? index : 1
  const letters = line === 4 && params.get('dbzxTab') === '1'
  const filters = FILTERS.map((name) => [name, params.get(name) || undefined])
  const query = ProductQuery.parse({
    ...Object.fromEntries(filters),
    sorts: params.get('sorts') ?? undefined,
    current: params.get('current') ?? 1,
    size: PAGE_SIZE,
    dbzxTab: letters ? '1' : undefined,
  })
  return { line, letters, match: line === 1 && params.get('match') === '1', query }
}

type Change = Readonly<Record<string, string | undefined>>

/** The address with something changed; anything but turning the page goes back to the first one. */
export function addressWith(params: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(params)
  if (!('current' in change)) next.delete('current')
  next.delete('scroll')
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  const text = next.toString()
  return text ? `?${text}` : '?'
}

/** Adds a code to a comma list, or takes it out. */
export function toggled(list: string | undefined, code: string): string {
  const codes = (list ?? '').split(',').filter(Boolean)
  return (codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]).join(',')
}

/** Without filters, on the same line. */
export function addressWithoutFilters(params: URLSearchParams): string {
  return addressWith(params, Object.fromEntries([...FILTERS, 'match'].map((name) => [name, undefined])))
}

export const chosenFilters = (query: ProductQuery): FilterName[] => FILTERS.filter((name) => Boolean(query[name]))
