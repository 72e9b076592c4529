import { defineTexts } from './i18n/texts.ts'

export const appTexts = defineTexts('app', {
  'zh-CN': {
    platform: '金桥 · 区域综合金融服务平台',
    name: '金桥',
    tagline: '区域综合金融服务平台',
    loading: '正在加载',
  },
  'en-US': {
    platform: 'Jinqiao · Regional Financial Services',
    name: 'Jinqiao',
    tagline: 'Regional Financial Services',
    loading: 'Loading',
  },
})
