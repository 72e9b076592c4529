import type { LineNo } from '#contract/catalogue/index.ts'

/** Every zone page by its address. Which blocks it shows, and in which order, operators decide. */
export const zonePages: Readonly<Record<string, string>> = {
  '/greenFinance': 'lsjr',
  '/culturalFinance': 'whjr',
  '/culturalFinanceSZC': 'zgsz',
  '/industryInnovateCluster': 'cxjq',
  '/digitBusinessFinance': 'ssjr',
  '/culturalFinanceXczx': 'xczx',
  '/technologyInsurance': 'kjbx',
  '/bioMedicine': 'swyy',
  '/individualBusiness': 'gtgsh',
  '/kechuangFinance': 'kcjr',
  '/wuyoushudai': 'wysd',
  '/fundBenefitEnterprise': 'jjhq',
  '/digitalRmb': 'szrmb',
  '/phFinance': 'phjr',
  '/retirement': 'yljr',
  '/digitalFinance': 'szjr',
  '/newZone': 'xxgyh',
  '/enlending': 'zdzx',
  '/crossBorderZone': 'kjjr',
  '/safetyProductionService': 'aqscfw',
  '/wenyiLoan': 'wyd',
  '/dfjr': 'dfjr',
  '/ryd': 'ryd',
  '/suAccommodation': 'aj',
  '/zhiZaoLoan': 'zzd',
}

/** Zones whose products are not bank loans; local finance has no model of its own. */
export const zoneLines: Readonly<Record<string, LineNo>> = { kjbx: 3, jjhq: 2, dfjr: 5 }

const WITHOUT_MODEL = ['dfjr']

export const modelOf = (zoneKey: string): string => (WITHOUT_MODEL.includes(zoneKey) ? '' : zoneKey)

export type SubPage = 'news' | 'policies' | 'notices' | 'products'

/** Pages below a zone: a list of one kind. `guaType` narrows products, `detail` is where items open. */
export const zoneLists: Readonly<
  Record<
    string,
    { readonly zoneKey: string; readonly list: SubPage; readonly guaType?: string; readonly detail?: string }
  >
> = {
  '/greenFinance/newsCenter': { zoneKey: 'lsjr', list: 'news', detail: '/greenFinance/newsDetail' },
  '/greenFinance/policy': { zoneKey: 'lsjr', list: 'policies', detail: '/greenFinance/policyDetail' },
  '/greenFinance/announce': { zoneKey: 'lsjr', list: 'notices', detail: '/greenFinance/announceDetail' },
  '/culturalFinanceProd': { zoneKey: 'whjr', list: 'products' },
  '/culturalFinancePolicy': { zoneKey: 'whjr', list: 'policies' },
  '/digitBusinessFinance/news': { zoneKey: 'ssjr', list: 'news', detail: '/digitBusinessFinance/newsDetail' },
  '/individualBusiness/policyList': { zoneKey: 'gtgsh', list: 'policies' },
  '/financePh/creditLoan': { zoneKey: 'phjr', list: 'products', guaType: '5' },
  '/financePh/levyCredit': { zoneKey: 'wysd', list: 'products' },
  '/technologyInsuranceProd': { zoneKey: 'kjbx', list: 'products' },
  '/wenyiLoanList': { zoneKey: 'wyd', list: 'products' },
}

export const zoneListPath = (zoneKey: string, list: SubPage): string | undefined =>
  Object.entries(zoneLists).find(([, page]) => page.zoneKey === zoneKey && page.list === list && !page.guaType)?.[0]
