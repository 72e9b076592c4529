/** The roles of a new installation. Business domains grant their pages to these aliases. */
export const ROLES = {
  administrator: '系统管理员',
  operator: '平台运营',
  government: '政府用户',
  bank: '银行客户经理',
  guarantor: '担保机构',
  insurer: '保险机构',
  reguarantor: '再担保机构',
  fund: '基金管理',
  adviser: '金融顾问',
  enterprise: '企业用户',
  fxbc: '风险补偿',
} as const

export type RoleAlias = keyof typeof ROLES
