import type { LineNo, Repayment } from '#contract/catalogue/index.ts'
import type { ProductName } from './reference/product-names.ts'
import type { Random } from './reference/random.ts'

/** What products of one line may be like; every product draws its own figures inside it. */
export interface Profile {
  /** Institution types that offer the line. */
  readonly financeTypes: readonly string[]
  /** How many institutions offer the same name. */
  readonly offers: readonly [number, number]
  /** Lowest rate in hundredths of a percent, and how far the range reaches. */
  readonly rate?: readonly [from: number, to: number]
  readonly spread: readonly [number, number]
  /** Wan. */
  readonly least: readonly number[]
  readonly most: readonly number[]
  /** Months. */
  readonly shortest: readonly number[]
  readonly longest: readonly number[]
  readonly workDays: readonly [number, number]
  readonly repayments: readonly Repayment[]
}

const loanTerms = { shortest: [3, 6, 12], longest: [12, 24, 36] }

export const PROFILES: Readonly<Record<LineNo, Profile>> = {
  1: {
    financeTypes: ['000001', '000005'],
    offers: [5, 7],
    rate: [285, 410],
    spread: [45, 120],
    least: [10, 20, 30, 50, 100],
    most: [300, 500, 1000, 1500, 2000, 3000],
    ...loanTerms,
    workDays: [1, 8],
    repayments: ['equalPayment', 'equalPrincipal', 'interestFirst'],
  },
  2: {
    financeTypes: ['000011', '000006'],
    offers: [2, 4],
    spread: [0, 0],
    least: [100, 200, 500],
    most: [1000, 3000, 5000, 10000],
    shortest: [36, 48],
    longest: [60, 84, 96],
    workDays: [30, 60],
    repayments: [],
  },
  3: {
    financeTypes: ['000003'],
    offers: [2, 4],
    rate: [8, 160],
    spread: [10, 120],
    least: [10, 50, 100],
    most: [500, 1000, 5000, 20000],
    shortest: [12],
    longest: [12, 24, 36],
    workDays: [1, 5],
    repayments: [],
  },
  4: {
    financeTypes: ['000002', '000004'],
    offers: [3, 5],
    rate: [30, 120],
    spread: [20, 80],
    least: [1, 10, 50],
    most: [300, 500, 1000, 3000],
    shortest: [1, 6, 12],
    longest: [12, 24, 36],
    workDays: [1, 6],
    repayments: [],
  },
  5: {
    financeTypes: ['000007'],
    offers: [3, 5],
    rate: [680, 1080],
    spread: [150, 360],
    least: [1, 5, 10],
    most: [50, 100, 200, 300],
    shortest: [1, 3],
    longest: [6, 12, 24],
    workDays: [1, 2],
    repayments: ['interestFirst', 'equalPayment', 'bullet'],
  },
  6: {
    financeTypes: ['000008'],
    offers: [3, 4],
    rate: [460, 640],
    spread: [80, 200],
    least: [50, 100, 200],
    most: [1000, 3000, 5000, 10000],
    shortest: [12, 24],
    longest: [36, 48, 60],
    workDays: [5, 12],
    repayments: ['equalPayment', 'equalPrincipal'],
  },
  7: {
    financeTypes: ['000009'],
    offers: [3, 3],
    rate: [480, 690],
    spread: [90, 220],
    least: [20, 50, 100],
    most: [500, 1000, 3000],
    shortest: [1, 2],
    longest: [6, 9, 12],
    workDays: [2, 5],
    repayments: ['bullet', 'interestFirst'],
  },
  8: {
    financeTypes: ['000010'],
    offers: [2, 4],
    rate: [15, 60],
    spread: [10, 50],
    least: [5000, 10000],
    most: [50000, 100000, 200000],
    shortest: [6, 12, 24],
    longest: [36, 60, 84],
    workDays: [45, 90],
    repayments: [],
  },
}

/** Fixed-asset loans are larger, longer and slower; loans without security smaller and quicker. */
export function figuresOf(random: Random, { line, guaTypes, type }: ProductName) {
  const profile = PROFILES[line]
  const fixed = line === 1 && type === '102'
  const unsecured = guaTypes === '5'
  const begin = profile.rate && random.int(...profile.rate) - (type.startsWith('2') && line === 1 ? 30 : 0)
  const end = begin && begin + random.int(...profile.spread)
  const least = random.pick(unsecured ? profile.least.slice(0, 3) : profile.least)
  const most = random.pick(profile.most) * (fixed ? 2 : 1)
  return {
    beginRate: begin ? hundredths(begin) : null,
    endRate: end ? hundredths(end) : null,
    loanAmt: String(least * 10_000),
    loantoAmt: String(Math.max(most, least * 5) * 10_000),
    loanDate: fixed ? random.pick([12, 24]) : random.pick(profile.shortest),
    loantoDate: fixed ? random.pick([60, 84, 96, 120]) : random.pick(profile.longest),
    workDays: unsecured ? random.int(1, 3) : random.int(...profile.workDays) + (fixed ? 2 : 0),
    repayments: random.shuffle(profile.repayments).slice(0, random.int(1, Math.max(1, profile.repayments.length))),
  }
}

const hundredths = (value: number): string => (value / 100).toFixed(2)
