import { workbenchPages } from '../../app/pages.ts'
import { titles } from './titles.ts'

export const pages = workbenchPages(titles, [
  {
    path: '/resource/attach',
    titleKey: 'attach',
    page: () => import('./AttachPage.tsx').then((module) => module.AttachPage),
  },
  { path: '/resource/oss', titleKey: 'oss', page: () => import('./OssPage.tsx').then((module) => module.OssPage) },
])
