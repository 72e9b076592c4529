import { workbenchPages } from '../../app/pages.ts'
import { titles } from './titles.ts'

export const pages = workbenchPages(titles, [
  {
    path: '/myiframe/:routerPath',
    titleKey: 'frame',
    everyone: true,
    page: () => import('./FramePage.tsx').then((module) => module.FramePage),
  },
])
