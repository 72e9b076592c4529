import { defineTexts } from '../../app/i18n/texts.ts'

export const titles = defineTexts('welcome-titles', {
  'zh-CN': { welcome: '工作台' },
  'en-US': { welcome: 'Workbench' },
})
