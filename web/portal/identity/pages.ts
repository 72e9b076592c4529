import { portalPages } from '../../app/pages.ts'
import { titles } from './titles.ts'

export const pages = portalPages(titles, [
  { path: '/login', file: 'portal/identity/LoginPage.tsx', titleKey: 'login' },
  { path: '/register', file: 'portal/identity/RegisterPage.tsx', titleKey: 'register' },
  { path: '/loginThird', file: 'portal/identity/LoginThirdPage.tsx', titleKey: 'loginThird' },
  { path: '/loginLoading', file: 'portal/identity/LoginLoadingPage.tsx', titleKey: 'loginLoading' },
  { path: '/forgetPhoneNumber', file: 'portal/identity/ForgottenPage.tsx', titleKey: 'forgotten' },
  { path: '/lock', file: 'portal/identity/LockPage.tsx', titleKey: 'lock', bare: true },
])
