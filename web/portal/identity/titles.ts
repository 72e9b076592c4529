import { defineTexts } from '../../app/i18n/texts.ts'

export const titles = defineTexts('portal/identity/titles', {
  'zh-CN': {
    login: '登录',
    register: '注册',
    loginThird: '第三方登录',
    loginLoading: '正在登录',
    lock: '锁屏',
    forgotten: '找回密码',
  },
  'en-US': {
    login: 'login',
    register: 'Sign up',
    loginThird: 'Third-party login',
    loginLoading: 'Logging in',
    lock: 'Screen locked',
    forgotten: 'Reset password',
  },
})
