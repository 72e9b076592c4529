import { describe, expect, it } from 'vitest'
import { landingOf, organisationOf } from './landing.ts'

const user = (detail: Record<string, string>, role_id = '1') =>
  ({
    role_id,
    detail: {
      userCategory: '',
      financeType: '',
      parentRoleCode: '',
      deptName: '',
      shortName: '',
      enterpriseName: '',
      ...detail,
    },
  }) as unknown as Parameters<typeof landingOf>[0]

describe('the first page after login', () => {
  it.each([
    [user({ userCategory: '2', financeType: '000001' }), '/workbench/mechanism'],
    [user({ userCategory: '2', financeType: '000002' }), '/workbench/organisation'],
    [user({ userCategory: '2', financeType: '000005' }), '/workbench/organisation'],
    [user({ userCategory: '1' }), '/workbench/government'],
    [user({ userCategory: '3' }), '/workbench/enterprise'],
    [user({ userCategory: '' }), '/wel/index'],
    [user({ userCategory: '2', financeType: '000001', parentRoleCode: 'fxbc' }), '/workbench/welcome'],
    [user({ userCategory: '2', financeType: '000001' }, ''), undefined],
  ])('follows category, institution type and parent role %#', (who, path) => {
    expect(landingOf(who)).toBe(path)
  })

  it('names the organisation by category, and operations otherwise', () => {
    expect(organisationOf(user({ userCategory: '3', enterpriseName: '甲公司' }))).toBe('甲公司')
    expect(organisationOf(user({ userCategory: '2', shortName: '乙银行' }))).toBe('乙银行')
    expect(organisationOf(user({ userCategory: '1', deptName: '丙局' }))).toBe('丙局')
    expect(organisationOf(user({ userCategory: '' }))).toBe('运维')
  })
})
