import { defineTexts } from '../../app/i18n/texts.ts'

export const titles = defineTexts('frame/titles', {
  'zh-CN': { frame: '内嵌页面' },
  'en-US': { frame: 'Embedded page' },
})
