import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Flag, Text, TreeNode } from '#contract/kit/index.ts'
import { shapeOf } from './shape.ts'

const shaped = (schema: z.ZodType, value: unknown) => JSON.parse(shapeOf(schema)(value))

describe('reply shaping', () => {
  const Row = z.object({
    id: z.string(),
    name: Text('名称'),
    sealed: Flag('封存'),
    total: z.number(),
    tags: z.array(z.string()),
    owner: z.object({ phone: z.string() }),
    open: z.boolean().optional(),
  })

  it('never lets an undeclared field leave', () => {
    expect(shaped(Row, { id: '1', password: 'secret', owner: { phone: '1', idCard: 'x' } })).not.toHaveProperty(
      'password',
    )
    expect(shaped(Row, { owner: { phone: '1', idCard: 'x' } }).owner).toEqual({ phone: '1' })
  })

  it('never answers null: text, lists and objects are empty, numbers and booleans are left out', () => {
    const nothing = { id: null, name: null, sealed: null, total: null, tags: null, owner: null, open: null }
    expect(shaped(Row, nothing)).toEqual({ id: '', name: '', tags: [], owner: {} })
    expect(shaped(Row, null)).toEqual({})
  })

  it('keeps zero and false', () => {
    expect(shaped(Row, { sealed: 0, total: 0, open: false })).toMatchObject({ sealed: 0, total: 0, open: false })
  })

  it('answers ids and decimals as text whatever the driver gave', () => {
    expect(shaped(z.object({ id: z.string(), rate: z.string() }), { id: 9007199254740993n, rate: 3.5 })).toEqual({
      id: '9007199254740993',
      rate: '3.5',
    })
  })

  it('leaves the key children out of a leaf and nests the rest', () => {
    const leaf = { id: '2', parentId: '1', title: '叶', key: '2', value: '2' }
    const tree = { id: '1', parentId: '0', title: '根', key: '1', value: '1', hasChildren: true, children: [leaf] }
    expect(shaped(TreeNode, tree).children[0]).toEqual(leaf)
  })

  it('escapes every kind of text', () => {
    const text = 'a"b\\c\n\u2028<script>\ud83d\ude00\ud800'
    expect(JSON.parse(shapeOf(z.string())(text))).toBe(JSON.parse(JSON.stringify(text)))
  })
})
