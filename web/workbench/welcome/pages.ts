import { workbenchPages } from '../../app/pages.ts'
import { titles } from './titles.ts'

const page = () => import('./WelcomePage.tsx').then((module) => module.WelcomePage)
const titleKey = 'welcome'

/** The first page of every role. Two of its addresses are everybody's, the others belong to a role's menu. */
export const pages = workbenchPages(titles, [
  {
    path: '/wel',
    titleKey,
    everyone: true,
    page: () => import('./ToFirstPage.tsx').then((module) => module.ToFirstPage),
  },
  { path: '/wel/index', titleKey, everyone: true, page },
  { path: '/workbench/welcome', titleKey, everyone: true, page },
  { path: '/workbench/mechanism', titleKey, page },
  { path: '/workbench/organisation', titleKey, page },
  { path: '/workbench/government', titleKey, page },
  { path: '/workbench/enterprise', titleKey, page },
])
