import { defineTexts } from '../../app/i18n/texts.ts'

export const titles = defineTexts('portal/content/titles', {
  'zh-CN': {
    news: '资讯中心',
    activities: '活动资讯',
    newsDetail: '资讯详情',
    noticeDetail: '公告详情',
    topic: '专题资讯',
    about: '关于我们',
    privacy: '隐私政策',
    agreement: '用户协议',
    introduction: '企业服务介绍',
    questions: '常见问题',
    file: '文档查看',
    report: '报告查看',
  },
  'en-US': {
    news: 'News centre',
    activities: 'Activities',
    newsDetail: 'News',
    noticeDetail: 'Notice',
    topic: 'Topic',
    about: 'About us',
    privacy: 'Privacy policy',
    agreement: 'Terms of use',
    introduction: 'Services for enterprises',
    questions: 'Common questions',
    file: 'Document',
    report: 'Report',
  },
})
