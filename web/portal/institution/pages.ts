import { portalPages } from '../../app/pages.ts'
import { titles } from './titles.ts'

export const pages = portalPages(titles, [{ path: '/map', file: 'portal/institution/MapPage.tsx', titleKey: 'map' }])
