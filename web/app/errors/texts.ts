import { defineTexts } from '../i18n/texts.ts'

export const errorTexts = defineTexts('app/errors', {
  'zh-CN': {
    '403.title': '这个页面需要相应的身份',
    '403.text': '请换一个有权限的账号登录，或者回到首页看看公开的服务。',
    '404.title': '没有找到这个页面',
    '404.text': '地址可能写错了，或者页面已经移走。可以从首页或搜索重新找到它。',
    '500.title': '页面出了点问题',
    '500.text': '问题已经记录。请刷新重试；如果仍然打不开，请拨打 0512-5555 0100。',
    'no-permission.title': '您的账号还没有可用的菜单',
    'no-permission.text': '请联系本单位管理员为您分配角色，分配后重新登录即可使用。',
    home: '回到首页',
    search: '搜索全站',
    login: '换账号登录',
    retry: '刷新重试',
    contact: '联系我们',
  },
  'en-US': {
    '403.title': 'This page needs a different role',
    '403.text': 'Log in with an account that has access, or go back to the public services on the home page.',
    '404.title': 'We could not find this page',
    '404.text': 'The address may be mistyped or the page has moved. Start again from the home page or search for it.',
    '500.title': 'Something went wrong on this page',
    '500.text': 'The problem has been recorded. Please reload; if it still fails, call 0512-5555 0100.',
    'no-permission.title': 'Your account has no menus yet',
    'no-permission.text': 'Ask your administrator to assign you a role, then log in again.',
    home: 'Back to home',
    search: 'Search the site',
    login: 'Use another account',
    retry: 'Reload',
    contact: 'Contact us',
  },
})
