import { expect, it } from 'vitest'
import { corpAccess } from './corp-access.ts'

const user = (userCategory: string, authStatus = '') => ({ detail: { userCategory, authStatus } }) as never

it.each([
  [undefined, 'login', 'login'],
  [user('2'), 'login', 'notEnterprise'],
  [user('3'), 'login', 'ok'],
  [user('3', '06'), 'certified', 'ok'],
  [user('3', '01'), 'certified', 'inReview'],
  [user('3', '05'), 'certified', 'inReview'],
  [user('3', '04'), 'certified', 'rejected'],
  [user('3', ''), 'certified', 'uncertified'],
  [user('3', '00'), 'certified', 'uncertified'],
  [user('1'), 'certified', 'notEnterprise'],
] as const)('%j for %s is %s', (who, needs, access) => {
  expect(corpAccess(who, needs)).toBe(access)
})
