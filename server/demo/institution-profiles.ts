export interface Profile {
  /** Follows the short name. */
  intro: string
  services: readonly string[]
  openHours: string
  /** Zones that institutions of this type may serve. */
  models: readonly string[]
  branchType?: string
  /** How often a district has an office of such an institution, and how the office is called. */
  presence: number
  office: string
}

const WEEKDAYS = '周一至周五 8:30–17:30'

/** 按机构类型；文字为演示用途。 */
export const PROFILES: Readonly<Record<string, Profile>> = {
  '000001': {
    intro: '面向本地企业提供结算、信贷与票据服务，设有小微企业专营团队。',
    services: ['对公开户', '流动资金贷款', '设备贷款', '信用贷款', '贸易融资'],
    openHours: '周一至周五 9:00–17:00',
    models: ['phjr', 'kcjr', 'lsjr', 'swyy', 'whjr', 'kjjr', 'gtgsh', 'szrmb', 'yljr', 'xxgyh', 'cxjq'],
    branchType: '000001',
    presence: 0.82,
    office: '支行',
  },
  '000002': {
    intro: '为小微企业和“三农”主体的贷款提供保证，参与风险分担。',
    services: ['贷款担保', '电子保函', '再担保合作'],
    openHours: WEEKDAYS,
    models: ['phjr', 'kcjr', 'swyy', 'gtgsh'],
    branchType: '000040',
    presence: 0.4,
    office: '服务部',
  },
  '000003': {
    intro: '承保企业财产、责任、信用保证与科技保险，提供风险减量服务。',
    services: ['企业财产险', '责任险', '信用保证险', '科技保险'],
    openHours: WEEKDAYS,
    models: ['kjbx', 'swyy', 'kjjr', 'aqscfw'],
    presence: 0.5,
    office: '支公司',
  },
  '000004': {
    intro: '为合作担保机构的业务提供再担保，分散区域性风险。',
    services: ['再担保', '风险分担'],
    openHours: WEEKDAYS,
    models: ['phjr'],
    presence: 0,
    office: '',
  },
  '000005': {
    intro: '负责本行在辖区内的业务管理与数据报送。',
    services: ['业务管理', '数据报送'],
    openHours: WEEKDAYS,
    models: ['phjr'],
    presence: 0,
    office: '',
  },
  '000006': {
    intro: '管理信用保证、转贷与产业基金，与银行共同支持企业融资。',
    services: ['信用保证', '转贷资金', '产业投资'],
    openHours: WEEKDAYS,
    models: ['jjhq', 'kcjr'],
    presence: 0,
    office: '',
  },
  '000007': {
    intro: '向小微企业、个体工商户和农户发放小额贷款，放款快、手续简。',
    services: ['小额贷款', '农户贷款', '过桥资金'],
    openHours: WEEKDAYS,
    models: ['gtgsh', 'xczx'],
    presence: 0.2,
    office: '营业部',
  },
  '000008': {
    intro: '以直租与回租方式支持设备更新和技术改造。',
    services: ['直接租赁', '售后回租', '设备更新'],
    openHours: WEEKDAYS,
    models: ['xxgyh', 'lsjr'],
    presence: 0.1,
    office: '业务部',
  },
  '000009': {
    intro: '受让企业应收账款，提供融资、账款管理与催收服务。',
    services: ['应收账款融资', '反向保理', '账款管理'],
    openHours: WEEKDAYS,
    models: ['cxjq', 'wysd'],
    presence: 0.1,
    office: '业务部',
  },
  '000010': {
    intro: '为企业提供债券发行、资产证券化和上市辅导服务。',
    services: ['债券承销', '资产证券化', '上市辅导'],
    openHours: WEEKDAYS,
    models: ['kcjr', 'lsjr'],
    presence: 0.2,
    office: '营业部',
  },
  '000011': {
    intro: '投资初创期与成长期的科技企业，参与投后管理。',
    services: ['天使投资', '成长投资', '投后服务'],
    openHours: WEEKDAYS,
    models: ['jjhq', 'kcjr', 'swyy'],
    presence: 0,
    office: '',
  },
}
