import { districts } from '../districts.ts'
import { type Dictionary, dictionary } from './dictionary.ts'

/** 备注中的 areaLevel：1 区县，2 街道乡镇。 */
const areaCode: Dictionary = {
  code: 'areaCode',
  name: '所属区域',
  entries: districts.map(({ code, name, towns }, at) => ({
    key: code,
    value: name,
    sort: at + 1,
    remark: 'areaLevel=1',
    children: towns.map(([key, value], town) => ({ key, value, sort: town + 1, remark: 'areaLevel=2' })),
  })),
}

/** 备注是专区页面的路由名；以 external: 开头的离开本平台，其后是地址参数的键名。 */
const modelCode = dictionary('modelCode', '专区', [
  ['lsjr', '绿色金融', 'greenFinance'],
  ['whjr', '文化金融', 'culturalFinance'],
  ['zgsz', '中国苏作', 'culturalFinanceSZC'],
  ['cxjq', '产业创新集群', 'industryInnovateCluster'],
  ['ssjr', '数商金融', 'digitBusinessFinance'],
  ['xczx', '乡村振兴', 'culturalFinanceXczx'],
  ['kjbx', '科技保险', 'technologyInsurance'],
  ['swyy', '生物医药', 'bioMedicine'],
  ['gtgsh', '个体工商户', 'individualBusiness'],
  ['kcjr', '科创金融', 'kechuangFinance'],
  ['wysd', '无忧数贷', 'wuyoushudai'],
  ['jjhq', '基金惠企', 'fundBenefitEnterprise'],
  ['szrmb', '数字人民币', 'digitalRmb'],
  ['phjr', '普惠金融', 'phFinance'],
  ['yljr', '养老金融', 'retirement'],
  ['szjr', '数字金融', 'digitalFinance'],
  ['xxgyh', '新型工业化', 'newZone'],
  ['zdzx', '转贷专区', 'enlending'],
  ['kjjr', '跨境金融', 'crossBorderZone'],
  ['aqscfw', '安全生产服务', 'safetyProductionService'],
  ['fmcy', '富民创业', 'external:platform-url-fmcy'],
  ['xzrs', '人社服务', 'external:platform-url-xzrs'],
])

/** 不属于专区、但同样按 model 归集产品的特色产品。 */
const featureModel = dictionary('featureModel', '特色产品', [
  ['xbd', '信保贷', 'featureProductCredit'],
  ['dwd', '东吴贷', 'featureProductDongwu'],
  ['sd', '首贷专区', 'firstLoanProduct'],
  ['wyd', '文艺贷', 'wenyiLoan'],
  ['zzd', '智造贷', 'zhiZaoLoan'],
  ['ryd', '人才贷', 'ryd'],
  ['aj', '安居金融', 'suAccommodation'],
])

export const placeDictionaries: Dictionary[] = [areaCode, modelCode, featureModel]
