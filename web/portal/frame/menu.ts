import type { IconName } from '../../ui/icons/names.ts'
import { existingLinks, isPage } from './existing-pages.ts'
import type { FrameText } from './texts.ts'

export interface FrameLink {
  readonly text: FrameText
  readonly to: string
}

export interface FrameMenu extends FrameLink {
  readonly children?: readonly FrameLink[]
}

const shopLinks: readonly FrameLink[] = [
  { text: 'bank', to: '/financeShop?index=1&guaType=&home=home' },
  { text: 'equity', to: '/financeShop?index=2' },
  { text: 'insurance', to: '/financeShop?index=3&insuranceProductType=' },
  { text: 'guarantee', to: '/financeShop?index=4' },
  { text: 'microLoan', to: '/financeShop?index=5' },
  { text: 'factoring', to: '/financeShop?index=7' },
  { text: 'leasing', to: '/financeShop?index=6' },
  { text: 'bond', to: '/financeShop?index=8' },
  { text: 'letter', to: '/financeShop?index=4&dbzxTab=1' },
]

const frameMenu: readonly FrameMenu[] = [
  { text: 'home', to: '/homepage' },
  { text: 'shop', to: '/financeShop', children: shopLinks },
  {
    text: 'policy',
    to: '/policyForEnterprise',
    children: [
      { text: 'supportPolicy', to: '/policyForEnterprise?scroll=block1' },
      { text: 'fastPolicy', to: '/policyForEnterprise?scroll=block2&policylevel=' },
      { text: 'policyService', to: '/policyService' },
      { text: 'policyList', to: '/policy-service-list' },
    ],
  },
  {
    text: 'zones',
    to: '/featuredZone',
    children: [
      { text: 'technology', to: '/kechuangFinance' },
      { text: 'green', to: '/greenFinance' },
      { text: 'inclusive', to: '/phFinance' },
      { text: 'biomedicine', to: '/bioMedicine' },
      { text: 'culture', to: '/culturalFinance' },
      { text: 'crossBorder', to: '/crossBorderZone' },
      { text: 'digitalRmb', to: '/digitalRmb' },
      { text: 'pension', to: '/retirement' },
      { text: 'allZones', to: '/featuredZone' },
    ],
  },
  { text: 'about', to: '/platformDynamics' },
]

/** A menu whose own page is missing leads to the first of its children. */
export const existingMenu: readonly FrameMenu[] = frameMenu.flatMap((entry) => {
  const children = existingLinks(entry.children ?? [])
  const to = isPage(entry.to) ? entry.to : children[0]?.to
  return to ? [{ ...entry, to, ...(entry.children && { children }) }] : []
})

export const footerColumns: readonly { readonly title: FrameText; readonly links: readonly FrameLink[] }[] = [
  {
    title: 'findService',
    links: [...['bank', 'equity', 'guarantee', 'letter'].flatMap(shopLink), { text: 'serviceMap', to: '/map' }],
  },
  {
    title: 'guide',
    links: [
      { text: 'certification', to: '/certification/tip' },
      { text: 'publishDemand', to: '/financeDemand/publish' },
      { text: 'relending', to: '/enlending' },
      { text: 'questions', to: '/commonProblem' },
    ],
  },
  {
    title: 'aboutPlatform',
    links: [
      { text: 'introduction', to: '/platformDynamics' },
      { text: 'joining', to: '/companyServiceIntro' },
      { text: 'contact', to: '/platformDynamics?code=au4' },
      { text: 'feedback', to: '/feedback' },
    ],
  },
]

export const legalLinks: readonly FrameLink[] = [
  { text: 'privacy', to: '/privacyPolicy' },
  { text: 'agreement', to: '/registerAgree' },
]

export const phoneEntries: readonly (FrameLink & { readonly icon: IconName })[] = [
  { text: 'home', to: '/homepage', icon: 'home' },
  { text: 'shopShort', to: '/financeShop', icon: 'shop' },
  { text: 'policyShort', to: '/policyForEnterprise', icon: 'document' },
  { text: 'assistant', to: '/AISpacePage', icon: 'chat' },
  { text: 'mine', to: '/login', icon: 'user' },
]

function shopLink(text: string) {
  return shopLinks.filter((link) => link.text === text)
}
