import { workbenchPages } from '../../app/pages.ts'
import { titles } from './titles.ts'

export const pages = workbenchPages(titles, [
  { path: '/system/user', titleKey: 'user', page: () => import('./UserPage.tsx').then((module) => module.UserPage) },
  { path: '/authority/role', titleKey: 'role', page: () => import('./RolePage.tsx').then((module) => module.RolePage) },
  {
    path: '/authority/datascope',
    titleKey: 'datascope',
    page: () => import('./ScopePages.tsx').then((module) => module.DataScopePage),
  },
  {
    path: '/authority/apiscope',
    titleKey: 'apiscope',
    page: () => import('./ScopePages.tsx').then((module) => module.ApiScopePage),
  },
  { path: '/system/menu', titleKey: 'menu', page: () => import('./MenuPage.tsx').then((module) => module.MenuPage) },
  {
    path: '/system/topmenu',
    titleKey: 'topmenu',
    page: () => import('./TopMenuPage.tsx').then((module) => module.TopMenuPage),
  },
  { path: '/system/dept', titleKey: 'dept', page: () => import('./DeptPage.tsx').then((module) => module.DeptPage) },
  { path: '/system/post', titleKey: 'post', page: () => import('./PostPage.tsx').then((module) => module.PostPage) },
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
  {
    path: '/system/param',
    titleKey: 'param',
    page: () => import('./ParamPage.tsx').then((module) => module.ParamPage),
  },
  { path: '/system/msjx', titleKey: 'msjx', page: () => import('./MsjxPage.tsx').then((module) => module.MsjxPage) },
  {
    path: '/system/tenant',
    titleKey: 'tenant',
    page: () => import('./TenantPage.tsx').then((module) => module.TenantPage),
  },
  {
    path: '/system/tenantpackage',
    titleKey: 'tenantpackage',
    page: () => import('./TenantPackagePage.tsx').then((module) => module.TenantPackagePage),
  },
  {
    path: '/system/client',
    titleKey: 'client',
    page: () => import('./ClientPage.tsx').then((module) => module.ClientPage),
  },
  {
    path: '/base/region',
    titleKey: 'region',
    page: () => import('./RegionPage.tsx').then((module) => module.RegionPage),
  },
  {
    path: '/base/calendar',
    titleKey: 'calendar',
    page: () => import('./CalendarPage.tsx').then((module) => module.CalendarPage),
  },
  {
    path: '/monitor/log/usual',
    titleKey: 'usual',
    page: () => import('./LogPages.tsx').then((module) => module.UsualLogPage),
  },
  {
    path: '/monitor/log/api',
    titleKey: 'api',
    page: () => import('./LogPages.tsx').then((module) => module.ApiLogPage),
  },
  {
    path: '/monitor/log/error',
    titleKey: 'error',
    page: () => import('./LogPages.tsx').then((module) => module.ErrorLogPage),
  },
])
