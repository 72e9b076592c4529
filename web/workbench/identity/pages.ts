import { workbenchPages } from '../../app/pages.ts'
import { titles } from './titles.ts'

export const pages = workbenchPages(titles, [
  {
    path: '/info/index',
    titleKey: 'info',
    everyone: true,
    page: () => import('./InfoPage.tsx').then((module) => module.InfoPage),
  },
  {
    path: '/system/guest',
    titleKey: 'guest',
    page: () => import('./GuestPage.tsx').then((module) => module.GuestPage),
  },
])
