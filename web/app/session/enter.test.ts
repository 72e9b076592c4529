import { expect, it } from 'vitest'
import { ownPath } from './enter.ts'

it('goes back to pages of this site only', () => {
  expect(ownPath('/system/guest?status=10')).toBe('/system/guest?status=10')
  expect(
    ['//evil.example', '/\\evil.example', 'https://evil.example', '/login', '/en/login', '', null].map(ownPath),
  ).toEqual(Array(7).fill(undefined))
})
