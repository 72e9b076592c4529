import { portalPages } from '../../app/pages.ts'
import { titles } from './titles.ts'

export const pages = portalPages(titles, [
  { path: '/policyForEnterprise', file: 'portal/policy/HallPage.tsx', titleKey: 'hall' },
  { path: '/policyForEnterprise/result', file: 'portal/policy/ResultPage.tsx', titleKey: 'result' },
  { path: '/policyDetail', file: 'portal/policy/DetailPage.tsx', titleKey: 'detail' },
  { path: '/policyService', file: 'portal/policy/ServicePage.tsx', titleKey: 'service' },
  { path: '/policy-service-list', file: 'portal/policy/ServiceListPage.tsx', titleKey: 'list' },
])
