import { describe, expect, it } from 'vitest'
import type { TreeNode } from '#contract/kit/index.ts'
import { checkWith, uncheckWith } from './granted.ts'

const node = (id: string, children?: TreeNode[]): TreeNode => ({
  id,
  parentId: '',
  title: id,
  key: id,
  value: id,
  children,
})
const forest = [node('system', [node('user', [node('user_add'), node('user_edit')]), node('dept')])]

describe('granting a tree', () => {
  it('takes the section of a page and the buttons below it along', () => {
    expect(checkWith(forest, [], 'user').sort()).toEqual(['system', 'user', 'user_add', 'user_edit'])
  })

  it('lets a page be given without its buttons', () => {
    const all = checkWith(forest, [], 'user')
    const without = uncheckWith(forest, uncheckWith(forest, all, 'user_add'), 'user_edit')
    expect(without.sort()).toEqual(['system', 'user'])
  })

  it('takes away everything below a section', () => {
    expect(uncheckWith(forest, checkWith(forest, [], 'system'), 'system')).toEqual([])
  })
})
