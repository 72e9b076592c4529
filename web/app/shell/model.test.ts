import { expect, it } from 'vitest'
import { countText, cutTitle, findMenus, type MenuGroup } from './model.ts'

const groups: MenuGroup[] = [
  {
    key: 'work',
    entries: [
      { key: 'pool', title: '抢单池', path: '/pool' },
      { key: 'xbd', title: '信保贷', children: [{ key: 'loan', title: '放款管理', path: '/loan' }] },
      { key: 'api', title: 'API clients', path: '/api-clients' },
    ],
  },
]

it('cuts Chinese titles longer than six characters', () => {
  expect(cutTitle('时效与拒绝统计')).toBe('时效与拒绝统…')
  expect(cutTitle('企业认证审核')).toBe('企业认证审核')
  expect(cutTitle('Component gallery')).toBe('Component gallery')
})

it('caps counts at 99+', () => {
  expect([0, 99, 100].map(countText)).toEqual(['0', '99', '99+'])
})

it('finds leaf menus by the start of their name, whatever the case', () => {
  expect(findMenus(groups, '放').map((entry) => entry.key)).toEqual(['loan'])
  expect(findMenus(groups, 'ap').map((entry) => entry.key)).toEqual(['api'])
  expect(findMenus(groups, '单')).toEqual([])
})
