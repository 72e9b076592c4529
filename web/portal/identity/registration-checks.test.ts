import { expect, it } from 'vitest'
import { firstFault } from './registration-checks.ts'

const empty = { tenantId: '', name: '', account: '', password: '', password2: '' }
const named = { ...empty, tenantId: '000000', name: '测试', account: 'tester' }

it('says one thing at a time: tenant, account name, password, equality', () => {
  const messages = [
    empty,
    { ...empty, tenantId: '000000' },
    named,
    { ...named, password: 'abc12345' },
    { ...named, password: 'abc12345', password2: 'abc12346' },
    { ...named, account: '测', password: 'abc12345', password2: 'abc12345' },
    { ...named, password: 'short', password2: 'short' },
    { ...named, password: 'abc12345', password2: 'abc12345' },
  ].map((form) => firstFault(form)?.message)
  expect(messages).toEqual([
    '请先输入租户编号',
    '请先输入账号名',
    '请先输入密码',
    '请先输入密码',
    '两次密码输入不一致！',
    '登录账号由2到64位字母、数字或下划线组成',
    '必须包含字母和数字的组合，可以使用特殊字符，长度在8-16之间',
    undefined,
  ])
})
