import { defineTexts } from '../../app/i18n/texts.ts'

export const titles = defineTexts('workbench/identity/titles', {
  'zh-CN': { info: '个人信息', guest: '注册审核' },
  'en-US': { info: 'My profile', guest: 'Registrations' },
})
