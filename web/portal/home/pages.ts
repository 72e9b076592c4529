import { portalPages } from '../../app/pages.ts'
import { titles } from './titles.ts'

export const pages = portalPages(titles, [{ path: '/homepage', file: 'portal/home/HomePage.tsx', titleKey: 'home' }])
