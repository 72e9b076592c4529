import { defineTexts } from '../../app/i18n/texts.ts'

export const titles = defineTexts('portal/home/titles', {
  'zh-CN': { home: '首页' },
  'en-US': { home: 'Home' },
})
