import { defineTexts } from '../../app/i18n/texts.ts'

export const titles = defineTexts('portal/policy/titles', {
  'zh-CN': { hall: '政策大厅', result: '政策查询结果', detail: '政策详情', service: '政策服务', list: '政策服务清单' },
  'en-US': {
    hall: 'Policy hall',
    result: 'Policies found',
    detail: 'Policy',
    service: 'Policy services',
    list: 'All policy services',
  },
})
