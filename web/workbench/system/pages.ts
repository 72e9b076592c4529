import { workbenchPages } from '../../app/pages.ts'
import { titles } from './titles.ts'

export const pages = workbenchPages(titles, [
  {
    path: '/system/dict',
    titleKey: 'dict',
    page: () => import('./DictPages.tsx').then((module) => module.SystemDictPage),
  },
  {
    path: '/system/dictbiz',
    titleKey: 'dictbiz',
    page: () => import('./DictPages.tsx').then((module) => module.BusinessDictPage),
  },
])
