import { ACCOUNT, ACCOUNT_MESSAGE, LOOSER_PASSWORD_MESSAGE, meetsLooserRule } from '#contract/identity/index.ts'

export interface Registered {
  tenantId: string
  name: string
  account: string
  password: string
  password2: string
}

type Check = readonly [field: keyof Registered, holds: (form: Registered) => boolean, message: string]

/** In this order; the first that fails is said. */
const CHECKS: readonly Check[] = [
  ['tenantId', ({ tenantId }) => tenantId.trim() !== '', '请先输入租户编号'],
  ['name', ({ name }) => name.trim() !== '', '请先输入账号名'],
  ['account', ({ account }) => account.trim() !== '', '请先输入账号名'],
  ['password', ({ password }) => password !== '', '请先输入密码'],
  ['password2', ({ password2 }) => password2 !== '', '请先输入密码'],
  ['password2', ({ password, password2 }) => password === password2, '两次密码输入不一致！'],
  ['account', ({ account }) => ACCOUNT.test(account.trim()), ACCOUNT_MESSAGE],
  ['password', ({ password }) => meetsLooserRule(password), LOOSER_PASSWORD_MESSAGE],
]

export function firstFault(form: Registered): { field: keyof Registered; message: string } | undefined {
  const failed = CHECKS.find(([, holds]) => !holds(form))
  return failed && { field: failed[0], message: failed[2] }
}
