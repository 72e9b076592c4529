import { defineTexts } from '../../app/i18n/texts.ts'

export const DEMO_PASSWORD = 'Jinqiao@2026'

/** The accounts of the demonstration, each with what it shows. A test compares the list with the server's. */
export const demoTexts = defineTexts('portal/identity/demo', {
  'zh-CN': {
    admin: '管理员',
    ops: '平台运营',
    gov: '政府',
    bank: '银行甲',
    bank2: '银行乙',
    bank5: '银行统计',
    guarantor: '担保',
    insurer: '保险',
    reguarantor: '再担保',
    fund: '基金',
    adviser: '金融顾问',
    ent: '企业甲',
    ent2: '企业乙',
    entnew: '未认证企业',
    entreview: '审核中企业',
    entrejected: '被退回企业',
    norole: '无角色',
  },
  'en-US': {
    admin: 'Administrator',
    ops: 'Operations',
    gov: 'Government',
    bank: 'Bank A',
    bank2: 'Bank B',
    bank5: 'Bank statistics',
    guarantor: 'Guarantor',
    insurer: 'Insurer',
    reguarantor: 'Re-guarantor',
    fund: 'Fund',
    adviser: 'Adviser',
    ent: 'Enterprise A',
    ent2: 'Enterprise B',
    entnew: 'Not certified',
    entreview: 'Under review',
    entrejected: 'Sent back',
    norole: 'Without role',
  },
})

export type DemoAccount = Extract<keyof (typeof demoTexts)['zh-CN'], string>

export const demoAccounts = Object.keys(demoTexts['zh-CN']) as DemoAccount[]
