import { defineTexts } from '../../app/i18n/texts.ts'

export const frameTexts = defineTexts('frame', {
  'zh-CN': {
    reload: '刷新',
    openBeside: '在新窗口打开',
    note: '内容由 {{host}} 提供。没有显示时，请在新窗口打开。',
    refusedTitle: '这个地址不能在这里打开',
    refusedText: '只能打开您菜单里的页面。如需开通，请联系管理员。',
  },
  'en-US': {
    reload: 'Reload',
    openBeside: 'Open in a new window',
    note: 'Provided by {{host}}. If nothing shows, open it in a new window.',
    refusedTitle: 'This address cannot be opened here',
    refusedText: 'Only pages of your own menu open here. Ask an administrator for access.',
  },
})
