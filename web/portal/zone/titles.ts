import { defineTexts } from '../../app/i18n/texts.ts'

export const titles = defineTexts('portal/zone/titles', {
  'zh-CN': {
    overview: '特色专区',
    zone: '专区',
    list: '专区内容',
    news: '专区资讯',
    policy: '专区政策',
    notice: '专区公告',
  },
  'en-US': {
    overview: 'Featured zones',
    zone: 'Zone',
    list: 'Zone',
    news: 'Zone news',
    policy: 'Zone policy',
    notice: 'Zone notice',
  },
})
