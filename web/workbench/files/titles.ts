import { defineTexts } from '../../app/i18n/texts.ts'

export const titles = defineTexts('files/titles', {
  'zh-CN': { attach: '附件管理', oss: '对象存储' },
  'en-US': { attach: 'Attachments', oss: 'Object storage' },
})
