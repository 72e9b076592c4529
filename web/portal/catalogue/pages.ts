import { portalPages } from '../../app/pages.ts'
import { detailPaths } from './detail-paths.ts'
import { titles } from './titles.ts'

export const pages = portalPages(titles, [
  { path: '/financeShop', file: 'portal/catalogue/ShopPage.tsx', titleKey: 'shop' },
  ...Object.keys(detailPaths).map(
    (path) => ({ path, file: 'portal/catalogue/ProductPage.tsx', titleKey: 'product' }) as const,
  ),
])
