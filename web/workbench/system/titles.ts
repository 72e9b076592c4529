import { defineTexts } from '../../app/i18n/texts.ts'

export const titles = defineTexts('system-titles', {
  'zh-CN': { dict: '系统字典', dictbiz: '业务字典' },
  'en-US': { dict: 'System dictionaries', dictbiz: 'Business dictionaries' },
})
