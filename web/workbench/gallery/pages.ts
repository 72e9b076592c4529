import { workbenchPages } from '../../app/pages.ts'
import { titles } from './titles.ts'

export const pages = workbenchPages(titles, [
  {
    path: '/gallery',
    titleKey: 'gallery',
    page: () => import('./GalleryPage.tsx').then((module) => module.GalleryPage),
    demoOnly: true,
    everyone: true,
  },
])
