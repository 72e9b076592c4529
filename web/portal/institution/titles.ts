import { defineTexts } from '../../app/i18n/texts.ts'

export const titles = defineTexts('portal/institution/titles', {
  'zh-CN': { map: '服务地图' },
  'en-US': { map: 'Service map' },
})
