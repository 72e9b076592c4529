import { portalPages } from '../../app/pages.ts'
import { titles } from './titles.ts'

export const pages = portalPages(titles, [
  { path: '/newsCenter', file: 'portal/content/NewsCenterPage.tsx', titleKey: 'news' },
  { path: '/apNews', file: 'portal/content/ActivitiesPage.tsx', titleKey: 'activities' },
  { path: '/newsDetail', file: 'portal/content/NewsDetailPage.tsx', titleKey: 'newsDetail' },
  { path: '/noticeDetail', file: 'portal/content/NoticeDetailPage.tsx', titleKey: 'noticeDetail' },
  { path: '/newCenterModules', file: 'portal/content/TopicNewsPage.tsx', titleKey: 'topic' },
  { path: '/platformDynamics', file: 'portal/content/AboutPage.tsx', titleKey: 'about' },
  { path: '/privacyPolicy', file: 'portal/content/FixedPage.tsx', titleKey: 'privacy' },
  { path: '/registerAgree', file: 'portal/content/FixedPage.tsx', titleKey: 'agreement' },
  { path: '/companyServiceIntro', file: 'portal/content/FixedPage.tsx', titleKey: 'introduction' },
  { path: '/commonProblem', file: 'portal/content/QuestionsPage.tsx', titleKey: 'questions' },
  { path: '/pdf', file: 'portal/content/DocumentPage.tsx', titleKey: 'file' },
  { path: '/reportPdf', file: 'portal/content/DocumentPage.tsx', titleKey: 'report' },
  { path: '/pdf-general', file: 'portal/content/DocumentPage.tsx', titleKey: 'file' },
])
