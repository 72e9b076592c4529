import type { RoleAlias } from '#server/seed/roles.ts'

export const DEMO_PASSWORD = 'Jinqiao@2026'

export interface DemoAccount {
  account: string
  realName: string
  role?: RoleAlias
  userCategory: '' | '1' | '2' | '3'
  /** Institution type of an officer. */
  financeType?: string
  /** Which institution of that type, from 0. */
  place?: number
  /** Certification status of an enterprise user's enterprise. */
  authStatus?: string
  dept?: string
}

/** One account for each way to use the platform, all with the demonstration password. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { account: 'ops', realName: '演示运营', role: 'operator', userCategory: '' },
  {
    account: 'gov',
    realName: '演示政府用户',
    role: 'government',
    userCategory: '1',
    dept: '市地方金融管理部门（演示）',
  },
  { account: 'bank', realName: '演示客户经理甲', role: 'bank', userCategory: '2', financeType: '000001', place: 0 },
  { account: 'bank2', realName: '演示客户经理乙', role: 'bank', userCategory: '2', financeType: '000001', place: 1 },
  { account: 'bank5', realName: '演示银行统计员', role: 'bank', userCategory: '2', financeType: '000005', place: 0 },
  {
    account: 'guarantor',
    realName: '演示担保专员',
    role: 'guarantor',
    userCategory: '2',
    financeType: '000002',
    place: 0,
  },
  { account: 'insurer', realName: '演示保险专员', role: 'insurer', userCategory: '2', financeType: '000003', place: 0 },
  {
    account: 'reguarantor',
    realName: '演示再担保专员',
    role: 'reguarantor',
    userCategory: '2',
    financeType: '000004',
    place: 0,
  },
  { account: 'fund', realName: '演示基金专员', role: 'fund', userCategory: '2', financeType: '000006', place: 0 },
  { account: 'adviser', realName: '演示金融顾问', role: 'adviser', userCategory: '2', financeType: '000001', place: 0 },
  { account: 'ent', realName: '演示企业甲', role: 'enterprise', userCategory: '3', authStatus: '06' },
  { account: 'ent2', realName: '演示企业乙', role: 'enterprise', userCategory: '3', authStatus: '06' },
  { account: 'entnew', realName: '演示未认证企业', role: 'enterprise', userCategory: '3', authStatus: '' },
  { account: 'entreview', realName: '演示审核中企业', role: 'enterprise', userCategory: '3', authStatus: '01' },
  { account: 'entrejected', realName: '演示被退回企业', role: 'enterprise', userCategory: '3', authStatus: '02' },
  { account: 'norole', realName: '演示无角色用户', userCategory: '' },
]
