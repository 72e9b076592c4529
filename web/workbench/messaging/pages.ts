import { workbenchPages } from '../../app/pages.ts'
import { titles } from './titles.ts'

const centre = () => import('./MessageCentrePage.tsx').then((module) => module.MessageCentrePage)

export const pages = workbenchPages(titles, [
  { path: '/message/center', titleKey: 'centre', everyone: true, certified: true, page: centre },
  { path: '/message-center', titleKey: 'centre', everyone: true, certified: true, page: centre },
  {
    path: '/content/onlinenotice',
    titleKey: 'onlineNotice',
    page: () => import('./OnlineNoticePage.tsx').then((module) => module.OnlineNoticePage),
  },
  {
    path: '/desk/notice',
    titleKey: 'notice',
    page: () => import('./NoticePage.tsx').then((module) => module.NoticePage),
  },
  { path: '/resource/sms', titleKey: 'sms', page: () => import('./SmsPage.tsx').then((module) => module.SmsPage) },
  {
    path: '/resource/smsoutbox',
    titleKey: 'smsOutbox',
    page: () => import('./SmsOutboxPage.tsx').then((module) => module.SmsOutboxPage),
  },
])
