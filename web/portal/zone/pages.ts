import { portalPages } from '../../app/pages.ts'
import { titles } from './titles.ts'
import { zoneLists, zonePages } from './zone-paths.ts'

export const pages = portalPages(titles, [
  { path: '/featuredZone', file: 'portal/zone/OverviewPage.tsx', titleKey: 'overview' },
  ...Object.keys(zonePages).map((path) => ({ path, file: 'portal/zone/ZonePage.tsx', titleKey: 'zone' }) as const),
  ...Object.keys(zoneLists).map((path) => ({ path, file: 'portal/zone/ZoneListPage.tsx', titleKey: 'list' }) as const),
  { path: '/greenFinance/newsDetail', file: 'portal/content/NewsDetailPage.tsx', titleKey: 'news' },
  { path: '/digitBusinessFinance/newsDetail', file: 'portal/content/NewsDetailPage.tsx', titleKey: 'news' },
  { path: '/greenFinance/policyDetail', file: 'portal/policy/DetailPage.tsx', titleKey: 'policy' },
  { path: '/greenFinance/announceDetail', file: 'portal/content/NoticeDetailPage.tsx', titleKey: 'notice' },
])
