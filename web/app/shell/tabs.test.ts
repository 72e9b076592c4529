import { expect, it } from 'vitest'
import { closeTab, keepTab, openTab, tabAfterClosing } from './tabs.ts'

const home = { path: '/work', title: '工作台', fixed: true }
const pool = { path: '/pool', title: '抢单池' }
const loan = { path: '/loan', title: '放款管理' }

it('opens a page once and keeps its title current', () => {
  const tabs = openTab(openTab([home], pool), { ...pool, title: '抢单' })
  expect(tabs).toEqual([home, { ...pool, title: '抢单' }])
})

it('never closes the fixed page', () => {
  expect(closeTab([home, pool], '/work')).toEqual([home, pool])
  expect(keepTab([home, pool, loan], '/loan')).toEqual([home, loan])
})

it('goes to the left neighbour of a closed page', () => {
  expect(tabAfterClosing([home, pool, loan], '/loan')).toBe('/pool')
  expect(tabAfterClosing([pool, loan], '/pool')).toBe('/loan')
})
