import { portalPages } from '../../app/pages.ts'
import { detailPaths } from './detail-paths.ts'
import { features } from './feature-pages.ts'
import { titles } from './titles.ts'

export const pages = portalPages(titles, [
  { path: '/financeShop', file: 'portal/catalogue/ShopPage.tsx', titleKey: 'shop' },
  { path: '/calculate-list', file: 'portal/catalogue/CalculatorsPage.tsx', titleKey: 'calculators' },
  ...Object.keys(detailPaths).map(
    (path) => ({ path, file: 'portal/catalogue/ProductPage.tsx', titleKey: 'product' }) as const,
  ),
  ...Object.entries(features).map(([path, { titleKey }]) => ({
    path,
    file: 'portal/catalogue/FeaturePage.tsx',
    titleKey,
  })),
])
