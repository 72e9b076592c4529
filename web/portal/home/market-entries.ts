import type { TileName } from '../../ui/icons/names.ts'
import type { HomeData } from './load-home.ts'
import type { HomeText } from './texts.ts'

type Shop = HomeData['shop']

export interface MarketEntry {
  readonly icon: TileName
  readonly text: HomeText
  readonly to: string
  readonly line: number
  /** What its one live figure says. */
  readonly teaser: HomeText
  readonly figure: 'rate' | 'amount' | 'letters'
}

export const BANK_SHOP = '/financeShop?index=1&guaType=&home=home'

/** Eight doors beside the one of the banks, in the order of the home page. */
export const MARKET_ENTRIES: readonly MarketEntry[] = [
  { icon: 'equity', text: 'equity', to: '/financeShop?index=2', line: 2, teaser: 'largest', figure: 'amount' },
  {
    icon: 'insurance',
    text: 'insurance',
    to: '/financeShop?index=3&insuranceProductType=',
    line: 3,
    teaser: 'lowestFee',
    figure: 'rate',
  },
  {
    icon: 'guarantee',
    text: 'guarantee',
    to: '/financeShop?index=4',
    line: 4,
    teaser: 'lowestGuarantee',
    figure: 'rate',
  },
  {
    icon: 'micro-loan',
    text: 'microLoan',
    to: '/financeShop?index=5',
    line: 5,
    teaser: 'lowestYearly',
    figure: 'rate',
  },
  { icon: 'factoring', text: 'factoring', to: '/financeShop?index=7', line: 7, teaser: 'lowestYearly', figure: 'rate' },
  { icon: 'leasing', text: 'leasing', to: '/financeShop?index=6', line: 6, teaser: 'lowestYearly', figure: 'rate' },
  { icon: 'bond', text: 'bond', to: '/financeShop?index=8', line: 8, teaser: 'largestBond', figure: 'amount' },
  { icon: 'letter', text: 'letter', to: '/financeShop?index=4&dbzxTab=1', line: 4, teaser: 'kinds', figure: 'letters' },
]

export const GUARANTEES = ['5', '4', '1', '2'] as const

export const lineOf = ({ lines }: Shop, no: number) => lines.find(({ line }) => line === no)
