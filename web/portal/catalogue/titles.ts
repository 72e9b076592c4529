import { defineTexts } from '../../app/i18n/texts.ts'

export const titles = defineTexts('portal/catalogue/titles', {
  'zh-CN': {
    shop: '金融超市',
    product: '产品详情',
    calculators: '金融计算器',
    credit: '信保贷专区',
    dongwu: '东吴贷专区',
    zoneProducts: '专区产品',
    firstLoan: '首贷专区',
    creditLoan: '信用贷服务',
  },
  'en-US': {
    shop: 'Finance market',
    product: 'Product',
    calculators: 'Calculators',
    credit: 'Credit-fund loans',
    dongwu: 'Dongwu loans',
    zoneProducts: 'Zone products',
    firstLoan: 'First loans',
    creditLoan: 'Credit loans',
  },
})
