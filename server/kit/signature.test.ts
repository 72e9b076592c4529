import { describe, expect, it } from 'vitest'
import { canonical } from '#contract/kit/index.ts'
import { signatureOf } from './signature.ts'

const TIMESTAMP = '1760000000000'
const NONCE = '5b1f0a52-6f0e-4c7e-9d4b-2f6a1c3e8d90'

describe('request signature', () => {
  it.each([
    [
      { size: '10', current: '1', account: '', realName: '张三' },
      'current=1&realName=张三&size=10',
      '3fc2b2241ad3581c23dc3792ef2d844d0c1ece3863f59537c3bb904d8a765971',
    ],
    [
      { roleIds: ['1'], menuIds: ['11', '12'], dataScopeIds: [], apiScopeIds: [] },
      'apiScopeIds=[]&dataScopeIds=[]&menuIds=["11","12"]&roleIds=["1"]',
      '40be8b0fd5c03248e07c7de2bdbf39aa6d72fb8bf666db4600155a9aca5496eb',
    ],
    [{}, '', 'eaa0a807dcff13f864306fbbaeedf34061e99f48527793644a0aded2f333f7e8'],
  ])('agrees with the published vector %#', (params, text, sign) => {
    expect(canonical(params)).toBe(text)
    expect(signatureOf(TIMESTAMP, NONCE, params)).toBe(sign)
  })
})
