import { defineTexts } from '../../app/i18n/texts.ts'

export const titles = defineTexts('workbench/gallery/titles', {
  'zh-CN': { gallery: '组件陈列' },
  'en-US': { gallery: 'Component gallery' },
})
